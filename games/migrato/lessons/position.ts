import { bug } from '../../../engine/bug.ts';
import { seeded, shuffle } from '../../../engine/chance.ts';
import { deckOf } from '../box.ts';
import type { Config } from '../config.ts';
import { type BirdId, type Face, type FaceId, faceOf, HAND_SIZE, speciesOf } from '../content.ts';
import type { SeatState, State } from '../state.ts';

type Cards = readonly FaceId[];

/** One side of the table, as far as the lesson is about it. Colonies fly in the places 1, 2, … */
export interface Side {
  readonly hand?: Cards;
  readonly colonies?: readonly (readonly BirdId[])[];
  readonly settlements?: readonly (readonly BirdId[])[];
}

/** What lies where; the cards nobody names lie in the draw pile, always in the same order. */
export interface Position {
  readonly mine: Side;
  readonly theirs: Side;
  /** The next cards to be drawn, the very next one first. */
  readonly next?: Cards;
  readonly discard?: Cards;
  readonly turn?: number;
}

/** The learner's colonies have the numbers 1, 2, …; those of the other side 11, 12, …; the next new one is 21. */
export function position(
  config: Config,
  { mine, theirs, next = [], discard = [], turn = 1 }: Position,
): State {
  const deck = deckOf(config);
  const left = deck.slice();
  const take = (cards: Cards): Face[] =>
    cards.map((id) => {
      const face = faceOf(id);
      left[face] = (left[face] ?? 0) - 1;
      return (left[face] ?? -1) < 0 ? bug('the deck has no more copy of', id) : face;
    });
  const side = ({ hand = [], colonies = [], settlements = [] }: Side, base: number): SeatState => ({
    hand: take(hand),
    known: [],
    colonies: colonies.map((cards, i) => ({
      id: base + i + 1,
      slot: i + 1,
      cards: take(cards),
      laid: cards.map(() => turn - 1),
    })),
    settlements: settlements.map((ids) => {
      const cards = take(ids);
      return { species: speciesOf(cards[0] ?? bug('an empty settlement')), cards };
    }),
  });
  const seats: State['seats'] = [side(mine, 0), side(theirs, 10)];
  const coming = take(next).reverse();
  const gone = take(discard);
  const draw = shuffle(
    seeded('lessons'),
    left.flatMap((copies, face) => new Array<Face>(copies).fill(face)),
  );
  for (const { hand } of seats) {
    while (hand.length < HAND_SIZE) hand.push(draw.shift() ?? bug('too few cards'));
  }
  return {
    config,
    deck,
    agenda: [{ step: 'act' }],
    seats,
    first: 0,
    active: 0,
    turn,
    sinceArrival: 0,
    arrivedThisTurn: false,
    nextColony: 21,
    draw: [...draw, ...coming],
    discard: gone,
    sky: [null, null],
    ended: null,
  };
}
