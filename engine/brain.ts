import type { Chance } from './chance.ts';
import type { Form, Kind, Outcome, Seat } from './game.ts';
import type { Pondering } from './pondering.ts';
import type { Features } from './why.ts';

/** How well a bot remembers, reacts and keeps its head. */
export const LEVELS = ['beginner', 'learner', 'casual', 'skilled', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** What people do more often than it is worth: keep what they have, finish what they began, pay back. */
export const LEANINGS = ['hoard', 'finish', 'revenge'] as const;
export type Leaning = (typeof LEANINGS)[number];

/** Whether this choice would be what people lean to so; missing where a game knows nothing of it. */
export interface Leans<K extends Kind> {
  hoard?(view: K['view'], seat: Seat, memory: K['memory'] | null, action: K['action']): boolean;
  finish?(view: K['view'], seat: Seat, memory: K['memory'] | null, action: K['action']): boolean;
  revenge?(view: K['view'], seat: Seat, memory: K['memory'] | null, action: K['action']): boolean;
}

/** How a search goes about it, apart from how long. */
export interface Manner {
  /** A tree over the decisions to come, or playing each choice to the end of the game by `rollout`. */
  readonly by: 'tree' | 'playouts';
  /** How many imagined worlds are kept and played again; imagining costs more than copying. */
  readonly worlds: number;
  /** How many quick actions follow a new choice before the evaluation. */
  readonly depth: number;
  /** How much an action that was tried less is preferred. */
  readonly curiosity: number;
}

/** What a game tells the generic bots. Only ever asked about imagined worlds, never about the real one. */
export interface Brain<K extends Kind> {
  /** Where this game is searched in another manner than the usual one. */
  readonly thinking?: Partial<Manner>;
  /** How good this world is for the seat: 0 is lost, 1 is won. */
  evaluate(state: K['state'], seat: Seat): number;
  /** The same, as a bot that searches reckons: where a look at the table misses plans over many turns. */
  foresee?(state: K['state'], seat: Seat): number;
  /** What `evaluate` adds up, by name: what a bot can say of why it chose. Their sum is `evaluate`. */
  features?(state: K['state'], seat: Seat): Features;
  /** The same of a choice that a habit weighs by itself; undefined where what follows from it is judged. */
  weigh?(view: K['view'], seat: Seat, memory: K['memory'] | null, action: K['action']): Features | undefined;
  /**
   * Makes this seat know all there is in this world, where judgement asks what a seat has seen. For the
   * laboratory's oracle alone.
   */
  enlighten?(world: K['state'], seat: Seat): void;
  /** A quick sensible action for playouts; one of `options`. */
  rollout(state: K['state'], seat: Seat, options: readonly K['action'][], chance: Chance): K['action'];
  /**
   * What this bot would rather answer than search for (a ritual question), null to wait; undefined almost
   * always.
   */
  habit(
    view: K['view'],
    seat: Seat,
    memory: K['memory'] | null,
    options: readonly K['action'][],
    chance: Chance,
  ): K['action'] | null | undefined;
  /**
   * What greedy play does by rule, where the worth of the next moment is no guide. A search thinks about it
   * instead.
   */
  rule?(
    view: K['view'],
    seat: Seat,
    options: readonly K['action'][],
    chance: Chance,
  ): K['action'] | undefined;
  /**
   * A form filled in, where this bot wishes to (an offer, a claim); undefined almost always. Asked before
   * anything else whenever the seat is asked and has forms: what it offered already is to be found in view or
   * memory. `people` are the seats of people, also of those for whom a stand-in plays.
   */
  propose?(
    view: K['view'],
    seat: Seat,
    memory: K['memory'] | null,
    forms: readonly Form<K['action']>[],
    chance: Chance,
    people: readonly Seat[],
  ): K['action'] | undefined;
  /**
   * A search of the game's own, where the general ones miss what the game is about. A bot that searches asks
   * it first; undefined leaves the question to them. `iterations` is how long it may think at most, `imagine`
   * another world that fits what the seat knows.
   */
  ponder?(
    view: K['view'],
    seat: Seat,
    memory: K['memory'] | null,
    options: readonly K['action'][],
    iterations: number,
    chance: Chance,
    imagine: () => K['state'],
  ): Pondering<K['action'] | null | undefined>;
  /**
   * Actions that answer questions on which nobody is advised: whether to help somebody, or a puzzle. A choice
   * with one of these among it is left to whoever asks.
   */
  readonly leavesOpen?: readonly string[];
  /** Which choices each leaning would be. A bot that leans takes them more often than others do. */
  readonly leanings?: Leans<K>;
  /** Loses part of a memory, once per own decision, as this level does. An expert forgets nothing. */
  forget(memory: K['memory'], level: Level, chance: Chance): K['memory'];
}

/**
 * Somebody who could win alone would rather not share: without this, bots end level games at the first
 * chance.
 */
const SHARED = 0.8;

/** What an end is worth to a seat: 1 for winning alone, less than its part for sharing, 0 for neither. */
export function shareIn({ winners }: Outcome, seat: Seat): number {
  if (!winners.includes(seat)) return 0;
  return winners.length === 1 ? 1 : SHARED / winners.length;
}
