import type { Title } from '../../engine/title.ts';
import { brain } from './bot/brain.ts';
import { game } from './game.ts';
import type { Ferry } from './kind.ts';
import { measure } from './measure.ts';
import { CONTENT } from './own.ts';
import { en } from './text/en.ts';
import { label } from './text/label.ts';
import { tell } from './text/tell.ts';

export type { Ferry } from './kind.ts';

export const title: Title<Ferry> = {
  game,
  brain,

  content: CONTENT,
  texts: { en },
  tell,
  label,
  measure,
};
