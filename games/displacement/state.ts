import type { Frame as AnyFrame } from '../../engine/agenda.ts';
import { bug } from '../../engine/bug.ts';
import type { Seat } from '../../engine/game.ts';
import type { Zone } from './action.ts';
import type { Config } from './config.ts';
import type { Goal } from './content.ts';

/**
 * A group of people, for ever of one origin: a running number times six plus the seat it was born to
 * (DI-R09).
 */
export type Pin = number;

/** What is left to do. The acting seat is `state.active`; only Mass Urbanization asks others. */
export type Frame =
  | { readonly step: 'draw' }
  | { readonly step: 'block' }
  | { readonly step: 'resolve' }
  | { readonly step: 'migrate'; readonly receiver: Seat; readonly senders: readonly Seat[] }
  | { readonly step: 'needs' }
  /** Between `min` and `max` pins leave; `sent` have left. */
  | { readonly step: 'send'; readonly min: number; readonly max: number; readonly sent: number }
  | { readonly step: 'collect' };

/** A kept Stock Market Crash. A value: replaced, never changed. */
export interface Crash {
  readonly card: number;
  readonly left: number;
}

/** A pin offered to the big city. A value. */
export interface Answer {
  readonly zone: Zone;
  readonly origin: Seat;
}

export interface Nation {
  /** Its place in the box's regions. */
  region: number;
  goal: Goal;
  shown: boolean;
  /** Goals that a win check without a winner has ruled out, as bits: public knowledge (section 7). */
  ruledOut: number;
  tokens: number;
  /**
   * By space from 0: null where there is no community, else its people, longest housed first. The lists are
   * values.
   */
  homes: (readonly Pin[] | null)[];
  /** Longest waiting first: the order of a list stands for the `since` of the specification. */
  displaced: Pin[];
  crashes: readonly Crash[];
}

export interface Ended {
  readonly why: 'goal' | 'limit';
  readonly winners: readonly Seat[];
  /** A Humanitarian won because people died, not because they were housed (DI-R36). */
  readonly byDeath: boolean;
}

export interface State {
  config: Config;
  agenda: Frame[];
  nations: Nation[];
  /** Goal cards nobody was dealt. */
  undealt: readonly Goal[];
  first: Seat;
  active: Seat;
  /** From 1; also the number of everybody's own turn (DI-2.5). */
  round: number;
  /** The next card is the last. */
  deck: number[];
  /** The top card is the last. */
  discard: number[];
  /** The scenario of this turn, also after it was dealt with. */
  drawn: number | null;
  /** By seat, while Mass Urbanization asks. */
  answers: (Answer | null)[];
  /** Who may take the latest action back (section 9, DI-R49). */
  takeBack: Seat | null;
  /** How many pins were ever made; the next one gets this number. */
  born: number;
  died: number;
  /** Pins that crossed a border, each time they did. */
  moved: number;
  ended: Ended | null;
}

// Frames are values (engine/agenda.ts), so that a copied agenda may share them.
true satisfies Frame extends AnyFrame ? true : never;

const ORIGINS = 6;
export const pinOf = (number: number, origin: Seat): Pin => number * ORIGINS + origin;
export const originOf = (pin: Pin): Seat => pin % ORIGINS;

export const nationOf = (state: State, seat: Seat): Nation =>
  state.nations[seat] ?? bug('no nation of seat', seat);
export const activeNation = (state: State): Nation => nationOf(state, state.active);

export function clone(state: State): State {
  const nations: Nation[] = [];
  for (const nation of state.nations) {
    nations.push({
      region: nation.region,
      goal: nation.goal,
      shown: nation.shown,
      ruledOut: nation.ruledOut,
      tokens: nation.tokens,
      homes: nation.homes.slice(),
      displaced: nation.displaced.slice(),
      crashes: nation.crashes,
    });
  }
  return {
    config: state.config,
    agenda: state.agenda.slice(),
    nations,
    undealt: state.undealt,
    first: state.first,
    active: state.active,
    round: state.round,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    drawn: state.drawn,
    answers: state.answers.slice(),
    takeBack: state.takeBack,
    born: state.born,
    died: state.died,
    moved: state.moved,
    ended: state.ended,
  };
}
