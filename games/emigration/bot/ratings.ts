import type { Levels } from '../../../engine/levels.ts';

/** How strong the bots are, by number of seats, as `crossings ladder --fit` prints it. */
export const ratings: Levels = {
  '2': {
    levels: [
      { bot: 'greedy-beginner~60', rating: [661, 526, 796], step: [661, 526, 796] },
      { bot: 'greedy-casual~3', rating: [910, 756, 1065], step: [249, 59, 439] },
      { bot: 'greedy', rating: [1128, 935, 1321], step: [218, 18, 418] },
      { bot: 'search:400', rating: [1324, 1087, 1562], step: [196, -5, 398] },
    ],
    measured: {
      command:
        'crossings ladder emigration --seats 2 --bots random,greedy-beginner~60,greedy-casual~3,greedy,search:400 --deals 60 --seed levels',
      deals: 60,
      games: 120,
      result: '45a132a066d4dba7',
      build: '0.1.0-2d7410e8b5a6ba67',
    },
  },
  '3': {
    levels: [
      { bot: 'greedy-beginner~60', rating: [678, 521, 835], step: [678, 521, 835] },
      { bot: 'greedy-casual~3', rating: [977, 884, 1070], step: [299, 129, 469] },
      { bot: 'greedy', rating: [1137, 1060, 1215], step: [160, 84, 237] },
      { bot: 'search:400', rating: [1285, 1184, 1385], step: [147, 45, 249] },
    ],
    measured: {
      command:
        'crossings ladder emigration --seats 3 --bots random,greedy-beginner~60,greedy-casual~3,greedy,search:400 --deals 60 --seed levels',
      deals: 60,
      games: 180,
      result: '6cb2960586beb1e6',
      build: '0.1.0-2d7410e8b5a6ba67',
    },
  },
  '4': {
    levels: [
      { bot: 'greedy-beginner~60', rating: [716, 566, 866], step: [716, 566, 866] },
      { bot: 'greedy-casual~3', rating: [1070, 991, 1150], step: [354, 194, 515] },
      { bot: 'greedy', rating: [1174, 1110, 1239], step: [104, 23, 184] },
      { bot: 'search:400', rating: [1339, 1272, 1407], step: [165, 104, 226] },
    ],
    measured: {
      command:
        'crossings ladder emigration --seats 4 --bots random,greedy-beginner~60,greedy-casual~3,greedy,search:400 --deals 60 --seed levels',
      deals: 60,
      games: 240,
      result: 'd9b731b385ec0e50',
      build: '0.1.0-2d7410e8b5a6ba67',
    },
  },
  '5': {
    levels: [
      { bot: 'greedy-beginner~60', rating: [877, 751, 1003], step: [877, 751, 1003] },
      { bot: 'greedy-casual~3', rating: [1056, 989, 1123], step: [179, 39, 319] },
      { bot: 'greedy', rating: [1108, 1041, 1175], step: [52, -25, 130] },
      { bot: 'search:400', rating: [1417, 1375, 1460], step: [309, 246, 372] },
    ],
    measured: {
      command:
        'crossings ladder emigration --seats 5 --bots random,greedy-beginner~60,greedy-casual~3,greedy,search:400 --deals 60 --seed levels',
      deals: 60,
      games: 300,
      result: '18418aac79ac144c',
      build: '0.1.0-2d7410e8b5a6ba67',
    },
  },
  '6': {
    levels: [
      { bot: 'greedy-beginner~60', rating: [932, 834, 1029], step: [932, 834, 1029] },
      { bot: 'greedy-casual~3', rating: [1056, 978, 1134], step: [124, 12, 236] },
      { bot: 'greedy', rating: [1173, 1110, 1237], step: [118, 30, 205] },
      { bot: 'search:400', rating: [1477, 1427, 1526], step: [303, 242, 365] },
    ],
    measured: {
      command:
        'crossings ladder emigration --seats 6 --bots random,greedy-beginner~60,greedy-casual~3,greedy,search:400 --deals 60 --seed levels',
      deals: 60,
      games: 360,
      result: '509196b3c9deba69',
      build: '0.1.0-2d7410e8b5a6ba67',
    },
  },
};
