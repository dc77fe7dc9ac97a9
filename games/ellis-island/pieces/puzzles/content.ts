import type { Sourced } from '../../../../engine/content.ts';
import type { Assignment, Clue, Letter, Level, Passenger, PuzzleFamily } from './types.ts';

/**
 * The Mental deck of 5.10. Every card is reconstructed: the rulebook's own puzzles are lost. `limitMs` holds with
 * `mentalTimer = standard`; `textOnly` families have a full description in words (EI-R37).
 */
interface FamilyRow extends Sourced {
  readonly id: PuzzleFamily;
  readonly limitMs: number;
  readonly textOnly: boolean;
}

export const FAMILY_ROWS = [
  {
    id: 'cube',
    limitMs: 30_000,
    textOnly: true,
    source: 'reconstructed',
    note: 'After the cube imitation test of Dr. Howard Knox.',
  },
  { id: 'form', limitMs: 120_000, textOnly: false, source: 'reconstructed', note: 'After form boards.' },
  { id: 'pict', limitMs: 60_000, textOnly: true, source: 'reconstructed', note: 'After picture completion.' },
  { id: 'comp', limitMs: 60_000, textOnly: false, source: 'reconstructed', note: 'After visual comparison.' },
  {
    id: 'tags',
    limitMs: 150_000,
    textOnly: true,
    source: 'reconstructed',
    note: 'Plain logic, no test of the time.',
  },
  {
    id: 'ferry',
    limitMs: 150_000,
    textOnly: true,
    source: 'reconstructed',
    note: 'The boat-crossing riddle, no test of the time.',
  },
] as const satisfies readonly FamilyRow[];

interface CardRow extends Sourced {
  readonly id: string;
  readonly level: Level;
}
interface CubeCard extends CardRow {
  readonly family: 'cube';
  readonly taps: readonly number[];
}
interface FormCard extends CardRow {
  readonly family: 'form';
  readonly grid: string;
}
interface PictCard extends CardRow {
  readonly family: 'pict';
  readonly cells: string;
  readonly options: string;
  readonly solution: Letter;
}
interface CompCard extends CardRow {
  readonly family: 'comp';
  readonly model: string;
  readonly options: readonly string[];
  readonly solution: Letter;
}
interface TagsCard extends CardRow {
  readonly family: 'tags';
  readonly clues: readonly Clue[];
  readonly solution: Assignment;
}
interface FerryCard extends CardRow {
  readonly family: 'ferry';
  readonly passengers: readonly Passenger[];
  readonly boat: number;
  readonly forbidden: readonly (readonly [number, number])[];
  readonly guardian: number | null;
  readonly limit: number;
  readonly solution: readonly (readonly number[])[];
}
export type Card = CubeCard | FormCard | PictCard | CompCard | TagsCard | FerryCard;

export const CARDS = [
  {
    id: 'ME-CU-1',
    family: 'cube',
    level: 1,
    taps: [1, 2, 3, 4, 2],
    source: 'reconstructed',
    note: 'A published line of the Knox series.',
  },
  { id: 'ME-CU-2', family: 'cube', level: 1, taps: [2, 4, 1, 3, 2], source: 'reconstructed' },
  {
    id: 'ME-CU-3',
    family: 'cube',
    level: 2,
    taps: [1, 3, 4, 2, 3, 1],
    source: 'reconstructed',
    note: 'A published line of the Knox series.',
  },
  { id: 'ME-CU-4', family: 'cube', level: 2, taps: [3, 1, 4, 2, 4, 1], source: 'reconstructed' },
  { id: 'ME-CU-5', family: 'cube', level: 3, taps: [2, 1, 4, 3, 1, 4, 2], source: 'reconstructed' },
  { id: 'ME-CU-6', family: 'cube', level: 3, taps: [3, 4, 1, 2, 4, 1, 3], source: 'reconstructed' },
  { id: 'ME-FO-1', family: 'form', level: 1, grid: 'AABB/ACBB/ACDD/ACCD', source: 'reconstructed' },
  { id: 'ME-FO-2', family: 'form', level: 1, grid: 'AAAB/ABBB/CCDB/CDDD', source: 'reconstructed' },
  { id: 'ME-FO-3', family: 'form', level: 2, grid: 'ABBBB/AAABC/DDAEC/DEEEC', source: 'reconstructed' },
  { id: 'ME-FO-4', family: 'form', level: 2, grid: 'AAABB/CABBD/CCCED/EEEED', source: 'reconstructed' },
  { id: 'ME-FO-5', family: 'form', level: 3, grid: 'ABBCC/AABCC/DABBC/DAEEE/DDDEE', source: 'reconstructed' },
  { id: 'ME-FO-6', family: 'form', level: 3, grid: 'AABBB/AABCC/AABCC/DDDEC/DEEEE', source: 'reconstructed' },
  {
    id: 'ME-PI-1',
    family: 'pict',
    level: 1,
    cells: '1fQ 1sQ 1oQ / 3fQ 3sQ 3oQ / 2fQ ?? 2oQ',
    options: '1fQ 2oQ 3oQ 2sQ 2sC 2fQ',
    solution: 'D',
    source: 'reconstructed',
  },
  {
    id: 'ME-PI-2',
    family: 'pict',
    level: 1,
    cells: '1oQ 2oQ ?? / 1fQ 2fQ 3fQ / 1sQ 2sQ 3sQ',
    options: '1oQ 3oQ 2oQ 3sC 3oC 1sQ',
    solution: 'B',
    source: 'reconstructed',
  },
  {
    id: 'ME-PI-3',
    family: 'pict',
    level: 2,
    cells: '3oT 3sQ 3fC / 1sT 1fQ 1oC / 2fT ?? 2sC',
    options: '3fQ 2oT 1sQ 2oC 2oQ 1oQ',
    solution: 'E',
    source: 'reconstructed',
  },
  {
    id: 'ME-PI-4',
    family: 'pict',
    level: 2,
    cells: '3sQ 2oQ 1fQ / ?? 1oC 3fC / 1sT 3oT 2fT',
    options: '3fC 3sC 2sT 2sQ 2oT 2sC',
    solution: 'F',
    source: 'reconstructed',
  },
  {
    id: 'ME-PI-5',
    family: 'pict',
    level: 3,
    cells: '?? 1sT 3oT / 1oQ 3fQ 2sQ / 3sC 2oC 1fC',
    options: '2fT 2fC 2fQ 3oT 3sT 3fT',
    solution: 'A',
    source: 'reconstructed',
  },
  {
    id: 'ME-PI-6',
    family: 'pict',
    level: 3,
    cells: '3oC 1sT 2fQ / 2sT 3fQ 1oC / ?? 2oC 3sT',
    options: '3sQ 3fQ 1fQ 2sQ 1fT 1sQ',
    solution: 'C',
    source: 'reconstructed',
  },
  {
    id: 'ME-CO-1',
    family: 'comp',
    level: 1,
    model: '#.#/.../.##',
    options: ['..#/#.#/#..', '#.#/#../..#', '#.#/..#/#..', '..#/.#./#.#', '#.#/.../##.', '#.#/.../#.#'],
    solution: 'C',
    source: 'reconstructed',
  },
  {
    id: 'ME-CO-2',
    family: 'comp',
    level: 1,
    model: '#.#/.##/.#.',
    options: ['.##/###/...', '#.#/.##/#..', '.#./.##/##.', '.#./.##/#.#', '#../.##/##.', '..#/##./.##'],
    solution: 'F',
    source: 'reconstructed',
  },
  {
    id: 'ME-CO-3',
    family: 'comp',
    level: 2,
    model: '..#./.#.#/...#/#..#',
    options: [
      '#..#/...#/.#.#/..#.',
      '..#./.#.#/...#/#.#.',
      '...#/.#../#.../.###',
      '#.../..#./...#/###.',
      '..../###./#.../#..#',
      '.#../#.#./#.../.#.#',
    ],
    solution: 'D',
    source: 'reconstructed',
  },
  {
    id: 'ME-CO-4',
    family: 'comp',
    level: 2,
    model: '..../..##/#.../###.',
    options: [
      '#.##/...#/##../....',
      '..#./#.#./#.../##..',
      '...#/..##/.#.#/.#..',
      '..../##../...#/.###',
      '..../..##/##../#.#.',
      '##../#.../#.#./..#.',
    ],
    solution: 'F',
    source: 'reconstructed',
  },
  {
    id: 'ME-CO-5',
    family: 'comp',
    level: 3,
    model: '.#.#/..../.##./###.',
    options: [
      '.#../##.#/##../...#',
      '.###/.##./..../#.#.',
      '###./.##./..../.#.#',
      '...#/#.##/...#/#.#.',
      '#..#/..##/..##/#...',
      '...#/#.##/..##/#...',
    ],
    solution: 'B',
    source: 'reconstructed',
  },
  {
    id: 'ME-CO-6',
    family: 'comp',
    level: 3,
    model: '####/#.#./#.../..#.',
    options: [
      '..#./#.../#.#./####',
      '...#/#.##/...#/.###',
      '###./#.../##.#/.#..',
      '#.#./##../##.#/#...',
      '..#./#.../###./#.##',
      '.#../...#/.#.#/####',
    ],
    solution: 'F',
    source: 'reconstructed',
  },
  {
    id: 'ME-TA-1',
    family: 'tags',
    level: 1,
    clues: [
      { says: 'owns', who: 'anna', trunk: 'brown', not: true },
      { says: 'owns', who: 'boris', trunk: 'brown', not: true },
      { says: 'ownsOneOf', who: 'david', trunk: 'black', or: 'red' },
      { says: 'owns', who: 'anna', trunk: 'black', not: true },
      { says: 'owns', who: 'anna', trunk: 'green', not: true },
    ],
    solution: { trunks: ['red', 'green', 'brown', 'black'], to: [] },
    source: 'reconstructed',
  },
  {
    id: 'ME-TA-2',
    family: 'tags',
    level: 1,
    clues: [
      { says: 'owns', who: 'boris', trunk: 'black', not: true },
      { says: 'owns', who: 'boris', trunk: 'green', not: true },
      { says: 'owns', who: 'boris', trunk: 'brown', not: true },
      { says: 'ownsOneOf', who: 'anna', trunk: 'black', or: 'brown' },
      { says: 'ownsOneOf', who: 'clara', trunk: 'black', or: 'red' },
    ],
    solution: { trunks: ['brown', 'red', 'black', 'green'], to: [] },
    source: 'reconstructed',
  },
  {
    id: 'ME-TA-3',
    family: 'tags',
    level: 2,
    clues: [
      { says: 'goesTo', trunk: 'green', to: 'boston', not: false },
      { says: 'goesTo', trunk: 'red', to: 'omaha', not: true },
      { says: 'ownsOneOf', who: 'boris', trunk: 'brown', or: 'red' },
      { says: 'boundFor', who: 'david', to: 'boston', not: true },
      { says: 'ownsOneOf', who: 'david', trunk: 'brown', or: 'green' },
      { says: 'owns', who: 'anna', trunk: 'green', not: true },
      { says: 'goesTo', trunk: 'black', to: 'seattle', not: false },
    ],
    solution: { trunks: ['black', 'red', 'green', 'brown'], to: ['seattle', 'chicago', 'boston', 'omaha'] },
    source: 'reconstructed',
  },
  {
    id: 'ME-TA-4',
    family: 'tags',
    level: 2,
    clues: [
      { says: 'ownsOneOf', who: 'anna', trunk: 'green', or: 'red' },
      { says: 'goesTo', trunk: 'green', to: 'chicago', not: true },
      { says: 'goesTo', trunk: 'black', to: 'seattle', not: false },
      { says: 'goesTo', trunk: 'brown', to: 'omaha', not: false },
      { says: 'boundForOneOf', who: 'david', to: 'boston', or: 'seattle' },
      { says: 'ownsOneOf', who: 'boris', trunk: 'black', or: 'green' },
      { says: 'ownsOneOf', who: 'david', trunk: 'black', or: 'brown' },
    ],
    solution: { trunks: ['red', 'green', 'brown', 'black'], to: ['chicago', 'boston', 'omaha', 'seattle'] },
    source: 'reconstructed',
  },
  {
    id: 'ME-TA-5',
    family: 'tags',
    level: 3,
    clues: [
      { says: 'ownsOneOf', who: 'boris', trunk: 'black', or: 'brown' },
      { says: 'goesTo', trunk: 'black', to: 'omaha', not: true },
      { says: 'goesTo', trunk: 'red', to: 'chicago', not: false },
      { says: 'boundForOneOf', who: 'boris', to: 'boston', or: 'omaha' },
      { says: 'ownsOneOf', who: 'david', trunk: 'brown', or: 'red' },
      { says: 'boundForOneOf', who: 'david', to: 'boston', or: 'seattle' },
      { says: 'owns', who: 'clara', trunk: 'red', not: true },
    ],
    solution: { trunks: ['red', 'black', 'green', 'brown'], to: ['chicago', 'boston', 'omaha', 'seattle'] },
    source: 'reconstructed',
  },
  {
    id: 'ME-TA-6',
    family: 'tags',
    level: 3,
    clues: [
      { says: 'goesTo', trunk: 'green', to: 'boston', not: false },
      { says: 'owns', who: 'anna', trunk: 'green', not: true },
      { says: 'goesTo', trunk: 'brown', to: 'chicago', not: true },
      { says: 'boundForOneOf', who: 'anna', to: 'boston', or: 'chicago' },
      { says: 'ownsOneOf', who: 'boris', trunk: 'brown', or: 'red' },
      { says: 'goesTo', trunk: 'brown', to: 'seattle', not: true },
      { says: 'boundForOneOf', who: 'clara', to: 'chicago', or: 'omaha' },
    ],
    solution: { trunks: ['black', 'red', 'brown', 'green'], to: ['chicago', 'seattle', 'omaha', 'boston'] },
    source: 'reconstructed',
  },
  {
    id: 'ME-FE-1',
    family: 'ferry',
    level: 1,
    passengers: [
      { name: 'guide', weight: 1, rows: true },
      { name: 'dog', weight: 1, rows: false },
      { name: 'goose', weight: 1, rows: false },
      { name: 'cat', weight: 1, rows: false },
      { name: 'grain', weight: 1, rows: false },
    ],
    boat: 3,
    forbidden: [
      [1, 2],
      [1, 3],
      [2, 4],
    ],
    guardian: 0,
    limit: 3,
    solution: [[0, 2, 3], [0], [0, 1, 4]],
    source: 'reconstructed',
  },
  {
    id: 'ME-FE-2',
    family: 'ferry',
    level: 1,
    passengers: [
      { name: 'mother', weight: 2, rows: true },
      { name: 'father', weight: 2, rows: true },
      { name: 'boy', weight: 1, rows: true },
      { name: 'girl', weight: 1, rows: true },
      { name: 'trunk', weight: 1, rows: false },
    ],
    boat: 3,
    forbidden: [],
    guardian: null,
    limit: 5,
    solution: [[0, 2], [2], [1, 2], [2], [2, 3, 4]],
    source: 'reconstructed',
  },
  {
    id: 'ME-FE-3',
    family: 'ferry',
    level: 2,
    passengers: [
      { name: 'guide', weight: 2, rows: true },
      { name: 'boy', weight: 1, rows: true },
      { name: 'dog', weight: 1, rows: false },
      { name: 'goose', weight: 1, rows: false },
      { name: 'grain', weight: 1, rows: false },
    ],
    boat: 3,
    forbidden: [
      [2, 3],
      [3, 4],
    ],
    guardian: 0,
    limit: 5,
    solution: [[0, 3], [0], [0, 1], [1], [1, 2, 4]],
    source: 'reconstructed',
  },
  {
    id: 'ME-FE-4',
    family: 'ferry',
    level: 2,
    passengers: [
      { name: 'guide', weight: 1, rows: true },
      { name: 'dog', weight: 1, rows: false },
      { name: 'goose', weight: 1, rows: false },
      { name: 'grain', weight: 1, rows: false },
    ],
    boat: 2,
    forbidden: [
      [1, 2],
      [2, 3],
    ],
    guardian: 0,
    limit: 7,
    solution: [[0, 2], [0], [0, 1], [0, 2], [0, 3], [0], [0, 2]],
    source: 'reconstructed',
  },
  {
    id: 'ME-FE-5',
    family: 'ferry',
    level: 3,
    passengers: [
      { name: 'mother', weight: 2, rows: true },
      { name: 'father', weight: 2, rows: true },
      { name: 'boy', weight: 1, rows: true },
      { name: 'girl', weight: 1, rows: true },
    ],
    boat: 2,
    forbidden: [],
    guardian: null,
    limit: 9,
    solution: [[2, 3], [2], [0], [3], [2, 3], [2], [1], [3], [2, 3]],
    source: 'reconstructed',
  },
  {
    id: 'ME-FE-6',
    family: 'ferry',
    level: 3,
    passengers: [
      { name: 'grandfather', weight: 3, rows: true },
      { name: 'mother', weight: 2, rows: true },
      { name: 'boy', weight: 1, rows: true },
      { name: 'girl', weight: 1, rows: true },
      { name: 'trunk', weight: 2, rows: false },
    ],
    boat: 3,
    forbidden: [],
    guardian: null,
    limit: 9,
    solution: [[1, 2], [1], [0], [2], [1, 2], [1], [1, 3], [2], [2, 4]],
    source: 'reconstructed',
  },
] as const satisfies readonly Card[];

export type CardId = (typeof CARDS)[number]['id'];
export const CARD_IDS: readonly CardId[] = CARDS.map((card) => card.id);
