import type { Title } from '../../engine/title.ts';
import { brainWith } from './bot/brain.ts';
import { contentWith } from './content/document.ts';
import { FAMILY_ROWS } from './content/families.ts';
import { PRINTED } from './content/printed.ts';
import { remembers } from './eyes/memory.ts';
import { gameWith } from './game.ts';
import type { EllisIsland } from './kind.ts';
import { cardsWith, measureWith } from './measure.ts';
import { en } from './text/en.ts';
import { label } from './text/label.ts';
import { tell } from './text/tell.ts';

export type { EllisIsland } from './kind.ts';

/** With the printed cards: for those who deal. */
export const title: Title<EllisIsland> = {
  game: gameWith(PRINTED),
  brain: brainWith(PRINTED),
  // bot/ratings.ts says how strong they are.
  levels: ['greedy-beginner', 'greedy-learner', 'greedy-casual', 'greedy-skilled', 'search:60'],
  content: contentWith(FAMILY_ROWS),
  texts: { en },
  tell,
  label,
  remembers,
  cards: cardsWith(PRINTED),
  measure: measureWith(PRINTED),
};
