import type { Frame as AnyFrame } from '../../engine/agenda.ts';
import type { Seat } from '../../engine/game.ts';
import type { SkyAnswer } from './action.ts';
import type { Config } from './config.ts';
import type { Face, Species } from './content.ts';

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
