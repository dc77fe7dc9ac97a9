import type { Levels } from '../../../engine/levels.ts';

/** How strong the bots are, by number of seats, as `crossings ladder --fit` prints it. */
export const ratings: Levels = {
  '2': {
    levels: [
      { bot: 'greedy-beginner~250+hoard30', rating: null, step: null },
      { bot: 'greedy-learner~40+hoard20', rating: null, step: null },
      { bot: 'search:600', rating: null, step: null },
    ],
    measured: null,
  },
  '3': {
    levels: [
      { bot: 'greedy-beginner~250+hoard30', rating: null, step: null },
      { bot: 'greedy-learner~40+hoard20', rating: null, step: null },
      { bot: 'search:600', rating: null, step: null },
    ],
    measured: null,
  },
  '4': {
    levels: [
      { bot: 'greedy-beginner~250+hoard30', rating: null, step: null },
      { bot: 'greedy-learner~40+hoard20', rating: null, step: null },
      { bot: 'search:600', rating: null, step: null },
    ],
    measured: null,
  },
  '5': {
    levels: [
      { bot: 'greedy-beginner~250+hoard30', rating: null, step: null },
      { bot: 'greedy-learner~40+hoard20', rating: null, step: null },
      { bot: 'search:600', rating: null, step: null },
    ],
    measured: null,
  },
  '6': {
    levels: [
      { bot: 'greedy-beginner~250+hoard30', rating: null, step: null },
      { bot: 'greedy-learner~40+hoard20', rating: null, step: null },
      { bot: 'search:600', rating: null, step: null },
    ],
    measured: null,
  },
};
