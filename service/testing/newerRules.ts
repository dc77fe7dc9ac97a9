import type { Game, Kind } from '../../engine/game.ts';
import type { Titles } from '../founding.ts';

/** Rules that play as today's and say that they are newer. */
export const withNewerRules = (titles: Titles): Titles =>
  Object.fromEntries(
    Object.entries(titles).map(([id, title]) => {
      const migrations = [...title.game.migrations, <T>(state: T): T => state];
      return [id, { ...title, game: { ...title.game, migrations } as Game<Kind> }];
    }),
  );
