import type { Levels } from '../../../engine/levels.ts';

/** How strong the bots are, by number of seats, as `crossings ladder --fit` prints it. */
export const ratings: Levels = {
  '2': {
    levels: [
      { bot: 'greedy-beginner~300', rating: [769, 623, 914], step: [769, 623, 914] },
      { bot: 'greedy-learner~60', rating: [890, 800, 980], step: [121, -47, 290] },
      { bot: 'search:60', rating: [1110, 994, 1227], step: [220, 89, 351] },
    ],
    measured: {
      command:
        'crossings ladder journey-istanbul --seats 2 --bots random,greedy-beginner~300,greedy-learner~60,search:60 --deals 60 --seed levels',
      deals: 60,
      games: 120,
      result: 'beb779b83c4480ff',
      build: '0.1.0-cca51f00ff018439',
    },
  },
  '3': {
    levels: [
      { bot: 'greedy-beginner~300', rating: [828, 724, 933], step: [828, 724, 933] },
      { bot: 'greedy-learner~60', rating: [1078, 1003, 1154], step: [250, 132, 367] },
      { bot: 'search:60', rating: [1271, 1206, 1337], step: [193, 117, 269] },
    ],
    measured: {
      command:
        'crossings ladder journey-istanbul --seats 3 --bots random,greedy-beginner~300,greedy-learner~60,search:60 --deals 60 --seed levels',
      deals: 60,
      games: 180,
      result: '11e5152f7b3e9044',
      build: '0.1.0-cca51f00ff018439',
    },
  },
  '4': {
    levels: [
      { bot: 'greedy-beginner~300', rating: [1009, 932, 1085], step: [1009, 932, 1085] },
      { bot: 'greedy-learner~60', rating: [1182, 1131, 1234], step: [174, 97, 250] },
      { bot: 'search:60', rating: [1350, 1305, 1396], step: [168, 120, 217] },
    ],
    measured: {
      command:
        'crossings ladder journey-istanbul --seats 4 --bots random,greedy-beginner~300,greedy-learner~60,search:60 --deals 60 --seed levels',
      deals: 60,
      games: 240,
      result: '6a5fbfc1ebff5d23',
      build: '0.1.0-cca51f00ff018439',
    },
  },
  '5': {
    levels: [
      { bot: 'greedy-beginner~300', rating: [992, 905, 1079], step: [992, 905, 1079] },
      { bot: 'greedy-learner~60', rating: [1233, 1176, 1290], step: [241, 145, 337] },
      { bot: 'search:60', rating: [1420, 1375, 1466], step: [187, 137, 237] },
    ],
    measured: {
      command:
        'crossings ladder journey-istanbul --seats 5 --bots random,greedy-beginner~300,greedy-learner~60,search:60 --deals 60 --seed levels',
      deals: 60,
      games: 300,
      result: '9a5fbcadef9ff15b',
      build: '0.1.0-cca51f00ff018439',
    },
  },
  '6': {
    levels: [
      { bot: 'greedy-beginner~300', rating: null, step: null },
      { bot: 'greedy-learner~60', rating: null, step: null },
      { bot: 'search:60', rating: null, step: null },
    ],
    measured: null,
  },
};
