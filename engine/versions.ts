import { bug } from './bug.ts';
import type { Game, Kind } from './game.ts';

/** The version a game writes today. */
export const versionOf = (game: Pick<Game<Kind>, 'migrations'>): number => game.migrations.length;

/** Lifts a stored state to today's version, one step at a time. There is no way back (D8). */
export function migrate<K extends Kind>(game: Game<K>, stored: unknown, version: number): K['state'] {
  if (!Number.isInteger(version) || version < 0 || version > versionOf(game)) {
    return bug('stored state of version', version, 'but', game.id, 'knows 0 to', versionOf(game));
  }
  let state = stored;
  for (const lift of game.migrations.slice(version)) state = lift(state as never);
  return state as K['state'];
}
