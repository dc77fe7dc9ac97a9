import { type Chance, type Luck, unforeseen } from '../engine/chance.ts';
import type { Context, Game, Kind } from '../engine/game.ts';
import type { Seen } from './bot.ts';

/** Where a bot tries what it could do. */
export interface Worlds<K extends Kind> {
  /** The n-th world that fits what the seat knows. */
  imagine(n: number): K['state'];
  /** What luck the rules have in a try of which the bot's own luck is this. */
  luck(own: Luck): Luck;
}

/** One try: its luck can be met twice. */
export interface Try<E> extends Context<E> {
  readonly chance: Luck;
}

/**
 * As every bot at a table thinks: what it does not know is made up, and the rules have the luck of its
 * thoughts.
 */
export const imagined = <K extends Kind>(game: Game<K>, seen: Seen<K>, chance: Chance): Worlds<K> => ({
  imagine: () => game.imagine(seen.view, seen.seat, seen.memory, chance),
  luck: (own) => own,
});

export const tryOf = <K extends Kind>(worlds: Worlds<K>, chance: Chance): Try<K['event']> => ({
  chance: worlds.luck(unforeseen(chance)),
  at: 0,
  reveal() {},
});

/** The same try at a fork of its way: what is done here has the luck that something else would have had. */
export const forked = <E>(one: Try<E>): Try<E> => ({ ...one, chance: one.chance.copy() });
