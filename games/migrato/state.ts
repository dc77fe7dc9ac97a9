import type { Frame as AnyFrame } from '../../engine/agenda.ts';
import { bug } from '../../engine/bug.ts';
import type { Seat } from '../../engine/game.ts';
import {
  FACES,
  type Face,
  isBird,
  MAX_COLONIES,
  MAX_COLONY_CARDS,
  objectiveOf,
  type Species,
} from './content.ts';
import type { Config, SkyAnswer } from './door.ts';
import { newestUp, publicSpecies } from './pieces/colony.ts';

/** What is left to do. The acting seat is always `state.active`, so frames do not repeat it. */
export type Frame =
  | { readonly step: 'sky' }
  | { readonly step: 'deal' }
  | { readonly step: 'act' }
  | { readonly step: 'declare'; readonly colony: number }
  | { readonly step: 'check'; readonly colony: number }
  | { readonly step: 'leftovers'; readonly species: Species }
  /** `quiet`: the action showed nothing and settled nothing, so it can be taken back (MI-R46). */
  | { readonly step: 'discard'; readonly quiet: boolean }
  | { readonly step: 'draw' }
  | { readonly step: 'endTurn' };

/** A row of cards in flight, oldest first (MI-0.10). Night cards lie face down. */
export interface Colony {
  id: number;
  /** 1 to 4: its place on the table, kept as long as it flies. */
  slot: number;
  cards: Face[];
  /** The turn in which each card was laid. */
  laid: number[];
}

export interface Settlement {
  species: Species;
  cards: Face[];
}

export interface SeatState {
  /** In the order in which the cards came into the hand. */
  hand: Face[];
  /** Faces everybody knows to be in this hand (7.3 of the specification): stolen in plain sight. */
  known: Face[];
  /** By slot. */
  colonies: Colony[];
  /** In the order of arrival. */
  settlements: Settlement[];
}

export type Why = 'types' | 'arrivals' | 'season' | 'resign';

export interface State {
  config: Config;
  /** Copies of each face in the order of FACES; never changes, so copies of a state share it. */
  deck: readonly number[];
  agenda: Frame[];
  seats: [SeatState, SeatState];
  first: Seat;
  active: Seat;
  /** From 1; 0 before the deal. */
  turn: number;
  sinceArrival: number;
  arrivedThisTurn: boolean;
  nextColony: number;
  /** The next card is the last. */
  draw: Face[];
  /** The top card is the last. */
  discard: Face[];
  sky: [SkyAnswer | null, SkyAnswer | null];
  ended: { readonly why: Why; readonly resigned: Seat | null } | null;
}

// Frames are values (engine/agenda.ts), so that a copied agenda may share them.
true satisfies Frame extends AnyFrame ? true : never;

export const other = (seat: Seat): Seat => 1 - seat;
export const seatOf = (state: State, seat: Seat): SeatState => state.seats[seat === 0 ? 0 : 1];
export const isClosed = (seat: SeatState, species: Species): boolean => {
  for (const settlement of seat.settlements) if (settlement.species === species) return true;
  return false;
};

export function clone(state: State): State {
  return {
    config: state.config,
    deck: state.deck,
    agenda: state.agenda.slice(),
    seats: [cloneSeat(state.seats[0]), cloneSeat(state.seats[1])],
    first: state.first,
    active: state.active,
    turn: state.turn,
    sinceArrival: state.sinceArrival,
    arrivedThisTurn: state.arrivedThisTurn,
    nextColony: state.nextColony,
    draw: state.draw.slice(),
    discard: state.discard.slice(),
    sky: [state.sky[0], state.sky[1]],
    ended: state.ended,
  };
}

function cloneSeat(seat: SeatState): SeatState {
  const colonies: Colony[] = [];
  for (const c of seat.colonies) {
    colonies.push({ id: c.id, slot: c.slot, cards: c.cards.slice(), laid: c.laid.slice() });
  }
  const settlements: Settlement[] = [];
  for (const s of seat.settlements) settlements.push({ species: s.species, cards: s.cards.slice() });
  return { hand: seat.hand.slice(), known: seat.known.slice(), colonies, settlements };
}

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
