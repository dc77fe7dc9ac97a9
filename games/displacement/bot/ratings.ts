import type { Levels } from '../../../engine/levels.ts';

/** How strong the bots are, by number of seats, as `crossings ladder --fit` prints it. */
export const ratings: Levels = {
  '2': {
    levels: [
      { bot: 'greedy-beginner~250+hoard30', rating: [182, -41, 404], step: [182, -41, 404] },
      { bot: 'greedy-learner~40+hoard20', rating: [253, 66, 440], step: [71, -89, 232] },
      { bot: 'search:600', rating: [274, 74, 474], step: [21, -115, 157] },
    ],
    measured: {
      command:
        'crossings ladder displacement --seats 2 --bots random,greedy-beginner~250+hoard30,greedy-learner~40+hoard20,search:600 --deals 30 --seed levels',
      deals: 30,
      games: 60,
      question: '1e498f3ad1099ebd',
      result: '0d0af82068eb1fdc',
      build: '0.1.0-10b144a8ad85e51b',
    },
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
      { bot: 'greedy-beginner~250+hoard30', rating: [132, 26, 238], step: [132, 26, 238] },
      { bot: 'greedy-learner~40+hoard20', rating: [191, 103, 280], step: [60, -14, 133] },
      { bot: 'search:600', rating: [273, 183, 363], step: [81, 13, 150] },
    ],
    measured: {
      command:
        'crossings ladder displacement --seats 4 --bots random,greedy-beginner~250+hoard30,greedy-learner~40+hoard20,search:600 --deals 30 --seed levels',
      deals: 30,
      games: 120,
      question: 'ced5fc6f402b4dd9',
      result: 'd582681a22f1932d',
      build: '0.1.0-10b144a8ad85e51b',
    },
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
