import type { Title } from '../../engine/title.ts';
import { bare, brain } from './bot/brain.ts';
import { weights } from './bot/weights.ts';
import { remembers } from './eyes/memory.ts';
import { game } from './game.ts';
import type { Migrato } from './kind.ts';
import { cards, measure } from './measure.ts';
import { CONTENT } from './own.ts';
import { en } from './text/en.ts';
import { label } from './text/label.ts';
import { tell } from './text/tell.ts';

export type { Migrato } from './kind.ts';

export const title: Title<Migrato> = {
  game,
  brain,
  judgement: { bare, weights },
  // bot/ratings.ts says how strong they are.
  levels: ['greedy-beginner~4', 'greedy-learner~3', 'greedy-casual~2', 'greedy-skilled~1', 'search:400'],
  content: CONTENT,
  texts: { en },
  tell,
  label,
  remembers,
  cards,
  measure,
};
