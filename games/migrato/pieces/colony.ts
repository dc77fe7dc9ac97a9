import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import { type Face, isNight, MAX_COLONIES, type Species, speciesOf } from '../content.ts';
import type { Colony, SeatState, State } from '../state.ts';

/**
 * The newest face-up card, however deep it lies, or -1 (MI-R11, MI-R12). It sets the species and the limit.
 */
export function newestUp(colony: Readonly<Colony>): Face | -1 {
  const { cards } = colony;
  for (let i = cards.length - 1; i >= 0; i--) {
    const face = at(cards, i);
    if (!isNight(face)) return face;
  }
  return -1;
}

/** What the colony shows (MI-R49). Only of a colony with a face-up card. */
export const publicSpecies = (colony: Readonly<Colony>): Species => speciesOf(newestUp(colony));

/** The same of any colony: null if all of it lies face down. */
export const showsOf = (colony: Readonly<Colony>): Species | null =>
  newestUp(colony) < 0 ? null : publicSpecies(colony);

export const topOf = (colony: Readonly<Colony>): Face =>
  colony.cards[colony.cards.length - 1] ?? bug('an empty colony', colony);

export const colonyById = (seat: Readonly<SeatState>, id: number): Colony | undefined => {
  for (const colony of seat.colonies) if (colony.id === id) return colony;
  return undefined;
};

/** A new colony takes the lowest free slot and a number never used before. */
export function startColony(state: State, seat: SeatState, cards: Face[], laid: number[]): Colony {
  let slot = 1;
  let at = 0;
  // Colonies are kept by slot, so the first gap is the lowest free one.
  while (seat.colonies[at]?.slot === slot) {
    slot++;
    at++;
  }
  if (slot > MAX_COLONIES) bug('no free slot', seat.colonies);
  const colony: Colony = { id: state.nextColony++, slot, cards, laid };
  if (at === seat.colonies.length) seat.colonies.push(colony);
  else seat.colonies.splice(at, 0, colony);
  return colony;
}

export function removeColony(seat: SeatState, colony: Colony): void {
  takeAt(seat.colonies, seat.colonies.indexOf(colony));
}

/** Takes one card of this face out of the hand: of several copies the one held longest. */
export function takeFromHand(seat: SeatState, face: Face): void {
  const { hand } = seat;
  const place = hand.indexOf(face);
  if (place < 0) bug('card not in hand', face, hand);
  takeAt(hand, place);
}

/** What `splice(place, 1)` does, without the list of what it took: this runs millions of times a second. */
function takeAt<T>(list: T[], place: number): void {
  for (let i = place + 1; i < list.length; i++) list[i - 1] = at(list, i);
  list.pop();
}

/**
 * Everybody saw a card of this face leave the hand, so its mark ends; a second copy must not show (MI-E40,
 * 7.3).
 */
export function unmark(seat: SeatState, face: Face): void {
  const at = seat.known.indexOf(face);
  if (at >= 0) seat.known.splice(at, 1);
}

/** A night card left the hand unseen: it may have been any known night card, so those marks end (7.3). */
export function unmarkNight(seat: SeatState): void {
  if (seat.known.length > 0) seat.known = seat.known.filter((face) => !isNight(face));
}
