import type { GameRules } from '../../../kit/table.ts';
import type { EllisIsland } from '../kind.ts';
import { rules as game } from '../rules.ts';
import { en } from '../text/en.ts';
import { label } from '../text/label.ts';
import { tell } from '../text/tell.ts';
import { puzzleUiEn } from './puzzles/en.ts';
import { raceUiEn } from './race/en.ts';
import { en as ui } from './text/en.ts';
import { optionsEn } from './text/options.ts';

/** What a page needs of the game beside its pictures: no bots, no measures. */
export const rules: GameRules<EllisIsland> = {
  game,
  texts: { en: { ...en, ...puzzleUiEn, ...raceUiEn, ...optionsEn, ...ui } },
  tell,
  label,
};
