import type { Chance } from '../engine/chance.ts';
import type { Form, Kind, Seat } from '../engine/game.ts';
import { type Pondering, ponder } from '../engine/pondering.ts';

/** Everything a bot is ever given. It is plain JSON: there is no way from here to the true state. */
export interface Seen<K extends Kind> {
  readonly seat: Seat;
  readonly seats: number;
  readonly view: K['view'];
  readonly options: readonly K['action'][];
  readonly forms: readonly Form<K['action']>[];
  readonly memory: K['memory'] | null;
  /** Nobody waits for this seat: it may also do nothing. */
  readonly canWait: boolean;
  /** The seats of people; absent where only bots play. */
  readonly people?: readonly Seat[];
}

/** Decides for a seat. Keeps nothing between decisions: what it should remember is in `memory`. */
export interface Bot<K extends Kind> {
  /** Comes to one of `options` (there is at least one), or to null: to wait, where that is possible. */
  ponder(seen: Seen<K>, chance: Chance): Pondering<K['action'] | null>;
}

/** Its answer, however long it takes: in the laboratory time has no end, or a seed would not name a game. */
export const decide = <K extends Kind>(bot: Bot<K>, seen: Seen<K>, chance: Chance): K['action'] | null =>
  ponder(bot.ponder(seen, chance));

/** What it chooses from; null is waiting. */
export const choicesOf = <K extends Kind>({ options, canWait }: Seen<K>): readonly (K['action'] | null)[] =>
  canWait ? [...options, null] : options;
