import type { Title } from '../../engine/title.ts';
import { bare, brain } from './bot/brain.ts';
import { weights } from './bot/weights.ts';
import { game } from './game.ts';
import type { Displacement } from './kind.ts';
import { cards, measure } from './measure.ts';
import { CONTENT } from './own.ts';
import { en } from './text/en.ts';
import { label } from './text/label.ts';
import { tell } from './text/tell.ts';

export type { Displacement } from './kind.ts';

export const title: Title<Displacement> = {
  game,
  brain,
  judgement: { bare, weights },
  // bot/ratings.ts says how strong they are.
  levels: ['greedy-beginner~250+hoard30', 'greedy-learner~40+hoard20', 'search:600'],
  content: CONTENT,
  texts: { en },
  tell,
  label,
  cards,
  measure,
};
