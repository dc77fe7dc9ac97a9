import { at } from '../../../engine/at.ts';
import {
  FACES,
  type Face,
  HAND_SIZE,
  numberOf,
  objectiveOf,
  rankOf,
  SPECIES,
  SPECIES_ROWS,
} from '../content.ts';
import { scoreOf } from '../score.ts';
import type { SeatState, State } from '../state.ts';

const OBJECTIVES = SPECIES.map(objectiveOf);
const HIGHEST = SPECIES.map((species) => SPECIES_ROWS[species].numbers[0] ?? 0);
/** Counts by species and number stand in one list, ten places for each species. */
const STRIDE = 10;

/** The chance to find the missing cards in time, by how many are missing: about two in three for each. */
const FOUND = [1, 0.68, 0.46, 0.31, 0.21, 0.15];
/** Each card to be laid costs a turn, in which the colony can be robbed or the season can close. */
const TURN = [1, 0.8, 0.64, 0.51, 0.41, 0.33];
/** What each missing card takes off the number that will arrive. */
const STEP_DOWN = 0.4;
/** A second colony of one species is a reserve at best (MI-4.6). */
const RESERVE = 0.12;
const DANGER = 0.2;
/** A card still to be drawn: without it a redraw would always look better than an action. */
const FRESH_CARD = 0.35;
const NOT_BEGUN = 0.5;

/** What a bird in the bush is counted under: come home, on its way, still in the hand, in reserve. */
export type Part = 'home' | 'flight' | 'hand' | 'reserve';
type Note = (part: Part, birds: number) => void;

/**
 * How many birds this seat may expect to bring home: those that arrived, and those on their way. `note` is
 * told what it is made of.
 */
export function worthOf(seat: SeatState, left: readonly number[], note?: Note): number {
  const { hand, colonies, settlements } = seat;
  let total = scoreOf(seat) + FRESH_CARD * (HAND_SIZE - hand.length);
  note?.('home', scoreOf(seat));
  note?.('hand', FRESH_CARD * (HAND_SIZE - hand.length));
  let closed = 0;
  for (const { species } of settlements) closed |= 1 << SPECIES.indexOf(species);
  let held = 0;
  for (const face of hand) {
    const rank = rankOf(face);
    if (rank < 0) {
      total += DANGER;
      note?.('hand', DANGER);
    } else held |= 1 << rank;
  }
  for (let rank = 0; rank < SPECIES.length; rank++) {
    if ((closed >> rank) & 1) continue;
    const inHand = (held >> rank) & 1;
    let best = inHand ? NOT_BEGUN * flightWorth(NO_CARDS, rank, hand, left) : 0;
    let others = 0;
    let part: Part = 'hand';
    for (const { cards } of colonies) {
      if (rankOf(at(cards, 0)) !== rank) continue;
      const value = flightWorth(cards, rank, hand, left);
      if (value > best) {
        // What the hand could begin is no reserve beside a colony that flies.
        others += best;
        best = value;
        part = 'flight';
      } else {
        others += value;
      }
    }
    total += best + RESERVE * others;
    note?.(part, best);
    note?.('reserve', RESERVE * others);
  }
  return total;
}

const NO_CARDS: readonly Face[] = [];

/** Expected final number times the chance to get there; 0 for a row that would fail its check. */
function flightWorth(
  cards: readonly Face[],
  rank: number,
  hand: readonly Face[],
  left: readonly number[],
): number {
  let last = at(HIGHEST, rank);
  for (let i = 0; i < cards.length; i++) {
    const face = at(cards, i);
    const number = numberOf(face);
    if (rankOf(face) !== rank || number > last) return 0;
    last = number;
  }
  const need = at(OBJECTIVES, rank) - cards.length;
  if (need <= 0) return last;
  // The cards in hand that fit, the highest first and as many as are needed, end at this number.
  let held = 0;
  let end = last;
  for (let number = last; number > 0 && held < need; number--) {
    for (let i = 0; i < hand.length && held < need; i++) {
      const face = at(hand, i);
      if (numberOf(face) !== number || rankOf(face) !== rank) continue;
      held++;
      end = number;
    }
  }
  const missing = need - held;
  let supply = 0;
  let lowest = end;
  for (let number = end; number > 0; number--) {
    const copies = at(left, rank * STRIDE + number);
    if (copies <= 0) continue;
    supply += copies;
    lowest = number;
  }
  if (supply < missing) return 0;
  const expected = Math.max(lowest, end - STEP_DOWN * missing);
  const scarce = supply < missing + 2 ? 0.7 : 1;
  return expected * at(FOUND, missing) * at(TURN, need) * scarce;
}

/** Copies that are still to be had, by species and number: not arrived, not in flight, not in a hand. */
export function leftToDraw(state: State): readonly number[] {
  const left = totals(state.deck).slice();
  for (const seat of state.seats) {
    takeOff(left, seat.hand);
    for (const colony of seat.colonies) takeOff(left, colony.cards);
    for (const settlement of seat.settlements) takeOff(left, settlement.cards);
  }
  return left;
}

function takeOff(left: number[], cards: readonly Face[]): void {
  for (let i = 0; i < cards.length; i++) {
    const face = at(cards, i);
    const rank = rankOf(face);
    if (rank >= 0) add(left, rank * STRIDE + numberOf(face), -1);
  }
}

function add(counts: number[], place: number, n: number): void {
  counts[place] = at(counts, place) + n;
}

// A deck never changes, and every copy of a state shares it: counting it once is enough.
const counted = new WeakMap<readonly number[], readonly number[]>();

function totals(deck: readonly number[]): readonly number[] {
  let found = counted.get(deck);
  if (found === undefined) {
    const sums = new Array<number>(SPECIES.length * STRIDE).fill(0);
    for (let face = 0; face < FACES.length; face++) {
      const rank = rankOf(face);
      if (rank < 0) continue;
      add(sums, rank * STRIDE + numberOf(face), at(deck, face));
    }
    found = sums;
    counted.set(deck, found);
  }
  return found;
}
