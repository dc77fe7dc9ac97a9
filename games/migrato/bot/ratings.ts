import type { Levels } from '../../../engine/levels.ts';

/** How strong the bots are, by number of seats, as `crossings ladder --fit` prints it. */
export const ratings: Levels = {
  '2': {
    levels: [
      { bot: 'greedy-beginner~16', rating: null, step: null },
      { bot: 'greedy-learner~10', rating: null, step: null },
      { bot: 'greedy-casual~5', rating: null, step: null },
      { bot: 'greedy-skilled~2', rating: null, step: null },
      { bot: 'search:400', rating: null, step: null },
    ],
    measured: null,
  },
};
