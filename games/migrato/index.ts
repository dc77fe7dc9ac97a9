import type { Title } from '../../engine/title.ts';
import { brain } from './bot/brain.ts';
import { game } from './game.ts';
import type { Migrato } from './kind.ts';
import { measure } from './measure.ts';
import { CONTENT } from './own.ts';
import { en } from './text/en.ts';
import { label } from './text/label.ts';
import { tell } from './text/tell.ts';

export type { Migrato } from './kind.ts';

export const title: Title<Migrato> = {
  game,
  brain,
  // bot/ratings.ts says how strong they are.
  levels: ['greedy-beginner~16', 'greedy-learner~10', 'greedy-casual~5', 'greedy-skilled~2', 'search:400'],
  content: CONTENT,
  texts: { en },
  tell,
  label,
  measure,
};
