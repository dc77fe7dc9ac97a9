import type { Levels } from '../../../engine/levels.ts';

/** How strong the bots are, by number of seats, as `crossings ladder --fit` prints it. */
export const ratings: Levels = {
  '2': {
    levels: [
      { bot: 'greedy-beginner~200', rating: [574, 383, 766], step: [574, 383, 766] },
      { bot: 'greedy-casual~3', rating: [738, 506, 969], step: [163, -74, 401] },
      { bot: 'greedy', rating: [1113, 817, 1410], step: [376, 68, 683] },
      { bot: 'search:400', rating: [1155, 744, 1565], step: [41, -311, 394] },
    ],
    measured: {
      command:
        'crossings ladder emigration --seats 2 --bots random,greedy-beginner~200,greedy-casual~3,greedy,search:400 --deals 30 --seed levels',
      deals: 30,
      games: 60,
      question: 'bf2ff0511767d505',
      result: '10abd49e56715bc0',
      build: '0.1.0-b33e03de2d319f19',
    },
  },
  '3': {
    levels: [
      { bot: 'greedy-beginner~200', rating: [423, 67, 780], step: [423, 67, 780] },
      { bot: 'greedy-casual~3', rating: [870, 760, 980], step: [446, 53, 840] },
      { bot: 'greedy', rating: [1022, 926, 1119], step: [153, 38, 268] },
      { bot: 'search:400', rating: [1106, 978, 1234], step: [84, -54, 221] },
    ],
    measured: {
      command:
        'crossings ladder emigration --seats 3 --bots random,greedy-beginner~200,greedy-casual~3,greedy,search:400 --deals 30 --seed levels',
      deals: 30,
      games: 90,
      question: 'fcedefbab44dd83d',
      result: '40e4eb6f0b1c9652',
      build: '0.1.0-b33e03de2d319f19',
    },
  },
  '4': {
    levels: [
      { bot: 'greedy-beginner~200', rating: [494, 149, 838], step: [494, 149, 838] },
      { bot: 'greedy-casual~3', rating: [980, 871, 1089], step: [486, 125, 847] },
      { bot: 'greedy', rating: [1146, 1047, 1245], step: [166, 36, 295] },
      { bot: 'search:400', rating: [1235, 1157, 1312], step: [89, 9, 168] },
    ],
    measured: {
      command:
        'crossings ladder emigration --seats 4 --bots random,greedy-beginner~200,greedy-casual~3,greedy,search:400 --deals 30 --seed levels',
      deals: 30,
      games: 120,
      question: 'e60b9140334c4d5d',
      result: '1ebb40931b8f00d9',
      build: '0.1.0-b33e03de2d319f19',
    },
  },
  '5': {
    levels: [
      { bot: 'greedy-beginner~200', rating: [524, 183, 864], step: [524, 183, 864] },
      { bot: 'greedy-casual~3', rating: [1035, 937, 1132], step: [511, 142, 880] },
      { bot: 'greedy', rating: [957, 852, 1062], step: [-77, -191, 37] },
      { bot: 'search:400', rating: [1353, 1274, 1433], step: [396, 294, 497] },
    ],
    measured: {
      command:
        'crossings ladder emigration --seats 5 --bots random,greedy-beginner~200,greedy-casual~3,greedy,search:400 --deals 30 --seed levels',
      deals: 30,
      games: 150,
      question: '215500e8e55314a0',
      result: '49c10a0fa9460c7e',
      build: '0.1.0-b33e03de2d319f19',
    },
  },
  '6': {
    levels: [
      { bot: 'greedy-beginner~200', rating: null, step: null },
      { bot: 'greedy-casual~3', rating: null, step: null },
      { bot: 'greedy', rating: null, step: null },
      { bot: 'search:400', rating: null, step: null },
    ],
    measured: null,
  },
};
