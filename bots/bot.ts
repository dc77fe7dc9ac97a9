import type { Chance } from '../engine/chance.ts';
import type { Form, Kind, Seat } from '../engine/game.ts';

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

/**
 * Asked while a bot thinks; false: the best so far must do. It is the server's, which has others waiting. In
 * the laboratory patience has no end, or the same seed would give another game.
 */
export type Patience = () => boolean;
export const ENDLESS: Patience = () => true;

/** Decides for a seat. Keeps nothing between decisions: what it should remember is in `memory`. */
export interface Bot<K extends Kind> {
  /** One of `options` (there is at least one), or null to wait where that is possible. */
  decide(seen: Seen<K>, chance: Chance, patience?: Patience): K['action'] | null;
}

/** What it chooses from; null is waiting. */
export const choicesOf = <K extends Kind>({ options, canWait }: Seen<K>): readonly (K['action'] | null)[] =>
  canWait ? [...options, null] : options;
