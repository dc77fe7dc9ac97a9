import type { GameRules } from '../../../kit/table.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { label } from '../text/label.ts';
import { tell } from '../text/tell.ts';
import { words } from '../text/words.ts';
import { en as ui } from './text/en.ts';

/**
 * What a page needs of the game beside its pictures: no bots, no measures. The rules come after the first
 * prompt.
 */
export const rules: GameRules<JourneyIstanbul> = {
  id: 'journey-istanbul',
  game: async () => (await import('../game.ts')).game,
  texts: { en: { ...words, ...ui } },
  told: async () => (await import('../text/told.ts')).told,
  tell,
  label,
};
