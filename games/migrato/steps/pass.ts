import { done } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Refusal } from '../../../engine/game.ts';
import { colonyById, removeColony } from '../colony.ts';
import { idOf } from '../content.ts';
import type { Action } from '../door.ts';
import type { Ctx } from '../kind.ts';
import { type State, seatOf } from '../state.ts';
import { ownColony } from './regroup.ts';
import { afterPass } from './rhythm.ts';

type PassDrop = Extract<Action, { type: 'passDrop' }>;

/** MI-2.10: the whole hand in the fixed order of MI-R53, which tells nothing about how it was held. */
export function passRedraw(state: State, ctx: Ctx): void {
  const me = seatOf(state, state.active);
  const faces = me.hand.sort((a, b) => a - b);
  state.discard.push(...faces);
  ctx.reveal('all');
  ctx.out?.push({ type: 'handDiscarded', seat: state.active, faces: faces.map(idOf) });
  me.hand = [];
  me.known = [];
  done(state);
  afterPass(state);
}

export function refuseDrop(state: State, action: PassDrop): Refusal | undefined {
  const colony = ownColony(state, action.colony);
  return 'rule' in colony ? colony : undefined;
}

/** MI-2.11: face up, oldest first. The draw only matters where the piles had run out before (MI-R45). */
export function passDrop(state: State, action: PassDrop, ctx: Ctx): void {
  const me = seatOf(state, state.active);
  const colony = colonyById(me, action.colony) ?? bug('no such colony', action);
  removeColony(me, colony);
  state.discard.push(...colony.cards);
  ctx.reveal('all');
  ctx.out?.push({
    type: 'colonyDropped',
    seat: state.active,
    colony: colony.id,
    faces: colony.cards.map(idOf),
  });
  done(state);
  afterPass(state);
}
