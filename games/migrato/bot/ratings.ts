import type { Levels } from '../../../engine/levels.ts';

/** How strong the bots are, by number of seats, as `crossings ladder --fit` prints it. */
export const ratings: Levels = {
  '2': {
    levels: [
      { bot: 'greedy-beginner~4', rating: [281, 146, 416], step: [281, 146, 416] },
      { bot: 'greedy-learner~3', rating: [392, 240, 544], step: [111, -27, 249] },
      { bot: 'greedy-casual~2', rating: [576, 422, 729], step: [184, 46, 321] },
      { bot: 'greedy-skilled~1', rating: [762, 596, 927], step: [186, 56, 316] },
      { bot: 'search:400', rating: [889, 709, 1068], step: [127, -11, 264] },
    ],
    measured: {
      command:
        'crossings ladder migrato --seats 2 --bots random,greedy-beginner~4,greedy-learner~3,greedy-casual~2,greedy-skilled~1,search:400 --deals 60 --seed levels',
      deals: 60,
      games: 120,
      question: '17f2c7e1850c7161',
      result: 'f4e9431e9e258718',
      build: '0.1.0-4de4d0f04e1db39b',
    },
  },
};
