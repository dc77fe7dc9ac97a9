import type { GameRules } from '../../../kit/table.ts';
import { game } from '../game.ts';
import type { Displacement } from '../kind.ts';
import { en } from '../text/en.ts';
import { label, tell } from '../text/tell.ts';
import { en as ui } from './text/en.ts';

/** What a page needs of the game beside its pictures: no bots, no measures. */
export const rules: GameRules<Displacement> = { game, texts: { en: { ...en, ...ui } }, tell, label };
