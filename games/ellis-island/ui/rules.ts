import type { GameRules } from '../../../kit/table.ts';
import { NO_CARDS } from '../box.ts';
import type { EllisIsland } from '../kind.ts';
import { label } from '../text/label.ts';
import { tell } from '../text/tell.ts';
import { words } from '../text/words.ts';
import { puzzleUiEn } from './puzzles/en.ts';
import { raceUiEn } from './race/en.ts';
import { en as ui } from './text/en.ts';

/**
 * What a page needs of the game beside its pictures: no bots, no measures, and nothing of what is written on
 * Family Cards. The rules come after the first prompt.
 */
export const rules: GameRules<EllisIsland> = {
  id: 'ellis-island',
  game: async () => (await import('../game.ts')).gameWith(NO_CARDS),
  texts: { en: { ...words, ...puzzleUiEn, ...raceUiEn, ...ui } },
  told: async () => (await import('../text/told.ts')).told,
  tell,
  label,
};
