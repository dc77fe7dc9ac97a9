import { bug } from '../../engine/bug.ts';
import { FACES, type Face, isBird, MAX_COLONIES, MAX_COLONY_CARDS, objectiveOf } from './content.ts';
import { newestUp, publicSpecies } from './pieces/colony.ts';
import type { Colony, State } from './state.ts';

/** MI-P1 and MI-P3: every card of the deck once, and no colony that could be seen to be wrong. */
export function audit(state: State): void {
  const counts = new Array<number>(FACES.length).fill(0);
  const count = (cards: readonly Face[]): void => {
    for (const face of cards) counts[face] = (counts[face] ?? bug('no such face', face)) + 1;
  };
  count(state.draw);
  count(state.discard);
  for (const seat of state.seats) {
    count(seat.hand);
    for (const settlement of seat.settlements) count(settlement.cards);
    for (const colony of seat.colonies) {
      count(colony.cards);
      auditColony(colony);
    }
    if (seat.colonies.length > MAX_COLONIES) bug('more than four colonies', seat.colonies);
    const slots = seat.colonies.map((colony) => colony.slot);
    if (slots.some((slot, i) => slot <= (slots[i - 1] ?? 0))) bug('colonies out of their slots', slots);
    if (!isPartOf(seat.known, seat.hand)) bug('a known card is not in the hand', seat);
  }
  for (const [face, copies] of state.deck.entries()) {
    if (counts[face] !== copies)
      bug('cards of', FACES[face]?.id, 'should be', copies, 'but are', counts[face]);
  }
}

function auditColony(colony: Colony): void {
  const { cards, laid } = colony;
  if (cards.length === 0 || cards.length !== laid.length) bug('an empty or uneven colony', colony);
  if (!cards.every(isBird)) bug('a danger in flight', colony);
  const most = newestUp(colony) < 0 ? MAX_COLONY_CARDS : objectiveOf(publicSpecies(colony)) - 1;
  if (cards.length > most) bug('a colony that is too long', colony);
}

function isPartOf(part: readonly Face[], whole: readonly Face[]): boolean {
  const left = whole.slice();
  return part.every((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
