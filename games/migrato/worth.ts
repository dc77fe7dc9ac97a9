import {
  FACES,
  type Face,
  HAND_SIZE,
  isBird,
  numberOf,
  objectiveOf,
  SPECIES,
  SPECIES_ROWS,
  type Species,
  speciesOf,
} from './content.ts';
import { scoreOf } from './score.ts';
import { isClosed, type SeatState, type State } from './state.ts';

/** Where a species' faces stand in FACES: one run, highest number first. */
const RUNS: Readonly<Record<Species, readonly [from: number, to: number]>> = Object.fromEntries(
  SPECIES.map((species) => [
    species,
    [
      FACES.findIndex((face) => face.species === species),
      FACES.findLastIndex((face) => face.species === species) + 1,
    ],
  ]),
) as unknown as Readonly<Record<Species, readonly [number, number]>>;

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

/** How many birds this seat may expect to bring home: those that arrived, and those on their way. */
export function worthOf(seat: SeatState, left: readonly number[]): number {
  let total = scoreOf(seat);
  for (const species of SPECIES) {
    if (isClosed(seat, species)) continue;
    let best = 0;
    let others = 0;
    for (const { cards } of seat.colonies) {
      if (speciesOf(cards[0] as Face) !== species) continue;
      const value = flightWorth(cards, species, seat.hand, left);
      if (value > best) {
        others += best;
        best = value;
      } else {
        others += value;
      }
    }
    const fresh = NOT_BEGUN * flightWorth([], species, seat.hand, left);
    total += Math.max(best, fresh) + RESERVE * (others + (fresh > best ? best : 0));
  }
  for (const face of seat.hand) if (!isBird(face)) total += DANGER;
  total += FRESH_CARD * (HAND_SIZE - seat.hand.length);
  return total;
}

/** Expected final number times the chance to get there; 0 for a row that would fail its check. */
function flightWorth(
  cards: readonly Face[],
  species: Species,
  hand: readonly Face[],
  left: readonly number[],
): number {
  const objective = objectiveOf(species);
  let last = SPECIES_ROWS[species].numbers[0] ?? 0;
  for (const face of cards) {
    if (speciesOf(face) !== species || numberOf(face) > last) return 0;
    last = numberOf(face);
  }
  const need = objective - cards.length;
  if (need <= 0) return last;
  const [from, to] = RUNS[species];
  // The cards in hand that fit, highest first: the run is in that order already.
  let held = 0;
  let end = last;
  for (let face = from; face < to && held < need; face++) {
    if (numberOf(face) > last) continue;
    for (const card of hand) {
      if (card !== face || held === need) continue;
      held++;
      end = numberOf(face);
    }
  }
  if (cards.length === 0 && held === 0) return 0;
  const missing = need - held;
  let supply = 0;
  let lowest = end;
  for (let face = from; face < to; face++) {
    const copies = left[face] as number;
    if (numberOf(face) > end || copies <= 0) continue;
    supply += copies;
    lowest = numberOf(face);
  }
  if (supply < missing) return 0;
  const expected = Math.max(lowest, end - STEP_DOWN * missing);
  const scarce = supply < missing + 2 ? 0.7 : 1;
  return expected * (FOUND[missing] ?? 0) * (TURN[need] ?? 0) * scarce;
}

/** Copies of each face that are still to be had: not arrived, not in flight, not in a hand. */
export function leftToDraw(state: State): number[] {
  const left = state.deck.slice();
  const gone = (cards: readonly Face[]): void => {
    for (const face of cards) left[face] = (left[face] as number) - 1;
  };
  for (const seat of state.seats) {
    gone(seat.hand);
    for (const colony of seat.colonies) gone(colony.cards);
    for (const settlement of seat.settlements) gone(settlement.cards);
  }
  return left;
}
