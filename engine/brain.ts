import type { Chance } from './chance.ts';
import type { Game, Kind, Seat } from './game.ts';

/** How well a bot plays and remembers. */
export const LEVELS = ['beginner', 'casual', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** What a game tells the generic bots. Only ever asked about imagined worlds, never about the real one. */
export interface Brain<K extends Kind> {
  /** How good this world is for the seat: 0 is lost, 1 is won. */
  evaluate(state: K['state'], seat: Seat): number;
  /** A quick sensible action for playouts; one of `options`. */
  rollout(state: K['state'], seat: Seat, options: readonly K['action'][], chance: Chance): K['action'];
  /** What this bot would rather answer than search for (a ritual question); undefined almost always. */
  habit(
    view: K['view'],
    seat: Seat,
    memory: K['memory'] | null,
    options: readonly K['action'][],
  ): K['action'] | undefined;
  /** Loses part of a memory, once per own decision, as this level does. An expert forgets nothing. */
  forget(memory: K['memory'], level: Level, chance: Chance): K['memory'];
}

/** The share of the victory a seat holds at the end: 1 alone, 1/2 with one other, 0 without. */
export function shareOf<K extends Kind>(game: Game<K>, state: K['state'], seat: Seat): number {
  const outcome = game.outcome(state);
  if (outcome === undefined || !outcome.winners.includes(seat)) return 0;
  return 1 / outcome.winners.length;
}
