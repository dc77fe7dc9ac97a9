import type { Refusal } from '../../../engine/game.ts';
import { contentOf } from '../box.ts';
import type { Ctx } from '../kind.ts';
import { keptAs, statusOf } from '../pieces/people.ts';
import { cardRef } from '../pieces/refs.ts';
import { refused } from '../refusals.ts';
import { type State, seatOf } from '../state.ts';
import { dropKept } from './kept.ts';
import { endTurn } from './rhythm.ts';

export const holdsWait = (state: State): boolean =>
  keptAs(contentOf(state.config), seatOf(state, state.active).life, 'wait') >= 0;

export const refuseWaiting = (state: State): Refusal | undefined =>
  holdsWait(state) ? undefined : refused('E_NOT_IN_STASH', undefined, 'EM-R71');

/** EM-R71, LIFE-LA-1: instead of a Required Action. */
export function waitAndSee(state: State, ctx: Ctx): void {
  const { active: seat } = state;
  const me = seatOf(state, seat);
  const money = statusOf(state.config, me, 'wait');
  const content = contentOf(state.config);
  me.money += money;
  ctx.out?.push({ type: 'waited', seat, card: cardRef(content, keptAs(content, me.life, 'wait')), money });
  dropKept(state, seat, 'wait', ctx);
  endTurn(state, ctx);
}
