import type { Seat } from '../../../engine/game.ts';
import { contentOf } from '../box.ts';
import type { Status } from '../content/effects.ts';
import type { Ctx } from '../kind.ts';
import { keptAs, takeOut } from '../pieces/people.ts';
import { cardRef } from '../pieces/refs.ts';
import { type State, seatOf } from '../state.ts';

/** A kept Life card leaves the stash by its own text. */
export function dropKept(state: State, seat: Seat, status: Status, ctx: Ctx): void {
  const content = contentOf(state.config);
  const me = seatOf(state, seat);
  const card = keptAs(content, me.life, status);
  if (card < 0) return;
  takeOut(me.life, card);
  state.discard.push(card);
  ctx.out?.push({ type: 'lifeRemoved', owner: seat, slot: null, card: cardRef(content, card) });
}
