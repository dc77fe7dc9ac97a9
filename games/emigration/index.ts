import type { Title } from '../../engine/title.ts';
import { bare, brain } from './bot/brain.ts';
import { weights } from './bot/weights.ts';
import { CONTENT } from './content/document.ts';
import { game } from './game.ts';
import type { Emigration } from './kind.ts';
import { cards, measure } from './measure.ts';
import { en } from './text/en.ts';
import { label } from './text/label.ts';
import { tell } from './text/tell.ts';

export type { Emigration } from './kind.ts';

export const title: Title<Emigration> = {
  game,
  brain,
  judgement: { bare, weights },
  // bot/ratings.ts says how strong they are.
  levels: ['greedy-beginner~200', 'greedy-casual~3', 'greedy', 'search:400'],
  content: CONTENT,
  texts: { en },
  tell,
  label,
  cards,
  measure,
};
