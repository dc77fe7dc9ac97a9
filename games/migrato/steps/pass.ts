import { done } from '../../../engine/agenda.ts';
import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import type { Refusal } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { type Face, idOf } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { colonyById, removeColony } from '../pieces/colony.ts';
import { type State, seatOf } from '../state.ts';
import { ownColony } from './regroup.ts';
import { afterPass } from './rhythm.ts';

type PassDrop = Extract<Action, { type: 'passDrop' }>;

/** MI-2.10: the whole hand in the fixed order of MI-R53, which tells nothing about how it was held. */
export function passRedraw(state: State, ctx: Ctx): void {
  const me = seatOf(state, state.active);
  const faces = inOrder(me.hand);
  for (const face of faces) state.discard.push(face);
  ctx.reveal('all');
  ctx.out?.push({ type: 'handDiscarded', seat: state.active, faces: faces.map(idOf) });
  me.hand = [];
  me.known = [];
  done(state);
  afterPass(state);
}

/** Sorts in place; a hand is so short that calling the general sort costs more than the sorting. */
function inOrder(cards: Face[]): Face[] {
  for (let i = 1; i < cards.length; i++) {
    const face = at(cards, i);
    let place = i;
    for (; place > 0 && at(cards, place - 1) > face; place--) cards[place] = at(cards, place - 1);
    cards[place] = face;
  }
  return cards;
}

export function refuseDrop(state: State, action: PassDrop): Refusal | undefined {
  const colony = ownColony(state, action.colony, 'MI-2.11');
  return 'rule' in colony ? colony : undefined;
}

/** MI-2.11: face up, oldest first. The draw only matters where the piles had run out before (MI-R45). */
export function passDrop(state: State, action: PassDrop, ctx: Ctx): void {
  const me = seatOf(state, state.active);
  const colony = colonyById(me, action.colony) ?? bug('no such colony', action);
  removeColony(me, colony);
  for (const face of colony.cards) state.discard.push(face);
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
