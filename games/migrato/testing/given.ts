import { bug } from '../../../engine/bug.ts';
import { seeded, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { audit } from '../audit.ts';
import { deckOf } from '../box.ts';
import { parseConfig } from '../config.ts';
import { HAND_SIZE, idOf, speciesOf } from '../content.ts';
import type { Colony, Frame, SeatState, State } from '../state.ts';
import { row } from './cards.ts';

type Both<T> = readonly [T, T];

/** The few facts a test is about. Everything else is filled in. */
export interface Given {
  /** Filled up to three from the cards nobody named. */
  readonly hands?: Both<string>;
  /** Seat 0's colonies have the numbers 1, 2, 3, 4; those of seat 1 have 11, 12, 13, 14. */
  readonly colonies?: Both<readonly string[]>;
  readonly settlements?: Both<readonly string[]>;
  /** What everybody knows to be in a hand. */
  readonly known?: Both<string>;
  readonly active?: Seat;
  /** The next cards to be drawn, the very next one first. */
  readonly next?: string;
  /** Oldest first. */
  readonly discard?: string;
  /** How many cards the draw pile keeps; the others nobody named lie on the discard pile, below `discard`. */
  readonly draw?: number;
  /** As the host would send it. */
  readonly config?: Readonly<Record<string, unknown>>;
  readonly turn?: number;
  readonly sinceArrival?: number;
  readonly step?: Frame;
}

/** A lawful, audited state in which it is `active`'s turn to act. */
export function given(facts: Given = {}): State {
  const state = bare(facts);
  const rest = unnamed(state, row(facts.next ?? ''));
  if (facts.draw === undefined) state.draw = rest;
  else {
    state.discard.unshift(...rest.splice(0, rest.length - facts.draw));
    state.draw = rest;
  }
  for (const seat of state.seats) {
    while (seat.hand.length < HAND_SIZE) seat.hand.push(state.draw.shift() ?? bug('too few cards'));
  }
  state.draw.push(...row(facts.next ?? '').reverse());
  audit(state);
  return state;
}

/**
 * Both piles empty and hands exactly as named (MI-R45). The cards for which there is no place lie under a settlement
 * of seat 1, the last of the named ones if there are any: no played game gets there, but the count is right.
 */
export function givenEmptyPiles(facts: Given): State {
  const state = bare(facts);
  const rest = unnamed(state, []);
  const [, them] = state.seats;
  if (them.settlements.length === 0) them.settlements.push({ species: 'brent', cards: [] });
  them.settlements.at(-1)?.cards.unshift(...rest);
  audit(state);
  return state;
}

function bare(facts: Given): State {
  const config = parseConfig(facts.config ?? {}, { seats: 2, ranked: false });
  const active = facts.active ?? 0;
  const turn = facts.turn ?? 9;
  return {
    config,
    deck: deckOf(config),
    agenda: [facts.step ?? { step: 'act' }],
    seats: [seatOf(facts, 0, turn), seatOf(facts, 1, turn)],
    first: 0,
    active,
    turn,
    sinceArrival: facts.sinceArrival ?? 0,
    arrivedThisTurn: false,
    nextColony: 21,
    draw: [],
    discard: row(facts.discard ?? ''),
    sky: [null, null],
    ended: null,
  };
}

function seatOf(facts: Given, seat: 0 | 1, turn: number): SeatState {
  return {
    hand: row(facts.hands?.[seat] ?? ''),
    known: row(facts.known?.[seat] ?? ''),
    colonies: (facts.colonies?.[seat] ?? []).map((text, i): Colony => {
      const cards = row(text);
      return { id: 10 * seat + i + 1, slot: i + 1, cards, laid: cards.map(() => turn - 1) };
    }),
    settlements: (facts.settlements?.[seat] ?? []).map((text) => {
      const cards = row(text);
      return { species: speciesOf(cards[0] ?? bug('an empty settlement')), cards };
    }),
  };
}

/** The cards nobody named, shuffled always in the same way. `reserved` ones are named too. */
function unnamed(state: State, reserved: readonly number[]): number[] {
  const left = state.deck.slice();
  const named = [...reserved, ...state.discard];
  for (const seat of state.seats) {
    named.push(...seat.hand);
    for (const { cards } of [...seat.colonies, ...seat.settlements]) named.push(...cards);
  }
  for (const face of named) {
    left[face] = (left[face] ?? 0) - 1;
    if ((left[face] ?? 0) < 0) bug('named more often than there are copies:', idOf(face));
  }
  const rest = left.flatMap((copies, face) => new Array<number>(copies).fill(face));
  return shuffle(seeded('given'), rest);
}
