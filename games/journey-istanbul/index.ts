import type { Title } from '../../engine/title.ts';
import { bare, brain } from './bot/brain.ts';
import { weights } from './bot/weights.ts';
import { CONTENT } from './content/document.ts';
import { game } from './game.ts';
import type { JourneyIstanbul } from './kind.ts';
import { cards, measure } from './measure.ts';
import { en } from './text/en.ts';
import { label } from './text/label.ts';
import { tell } from './text/tell.ts';

export type { JourneyIstanbul } from './kind.ts';

export const title: Title<JourneyIstanbul> = {
  game,
  brain,
  judgement: { bare, weights },
  // bot/ratings.ts says how strong they are.
  levels: ['greedy-beginner~300', 'greedy-learner~60', 'search:60'],
  content: CONTENT,
  texts: { en },
  tell,
  label,
  cards,
  measure,
};
