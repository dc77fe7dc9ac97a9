import type { Awaiting, Game, Kind, Seat } from '../engine/game.ts';
import { clockMove, type Move } from '../engine/next.ts';
import type { Player } from './player.ts';

/** A window in which milliseconds count, in virtual time: what each seat thought of when it opened. */
export interface Racing<K extends Kind> {
  window: number | null;
  at: number;
  readonly thoughts: Map<Seat, K['action'] | null>;
}

export const newRacing = <K extends Kind>(): Racing<K> => ({ window: null, at: 0, thoughts: new Map() });

/**
 * Whoever reacts first comes first; one window is one question to each seat, as in a room. Then the clock
 * closes it.
 */
export function raceMove<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  now: Awaiting<K['action']> & Required<Pick<Awaiting<K['action']>, 'window'>>,
  players: readonly Pick<Player<K>, 'decide'>[],
  racing: Racing<K>,
): Move<K> | undefined {
  const { may, window } = now;
  if (racing.window !== window.id) {
    racing.window = window.id;
    racing.at = 0;
    racing.thoughts.clear();
  }
  let first: { readonly actor: Seat; readonly action: K['action']; readonly at: number } | undefined;
  for (const seat of may) {
    const known = racing.thoughts.get(seat);
    const action = known === undefined ? (players[seat]?.decide(state) ?? null) : known;
    racing.thoughts.set(seat, action);
    // Somebody else may have been faster, and made this one unlawful.
    if (action === null || game.refuse(state, seat, action) !== undefined) continue;
    const at = Math.max(racing.at, game.realTime?.comesAt(action, state) ?? window.ms >> 1);
    if (at < Math.min(window.ms, first?.at ?? window.ms)) first = { actor: seat, action, at };
  }
  if (first === undefined) return clockMove(now);
  racing.at = first.at;
  racing.thoughts.set(first.actor, null);
  return first;
}
