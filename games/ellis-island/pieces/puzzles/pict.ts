import { type Chance, pick, shuffle } from '../../../../engine/chance.ts';
import { letterAt } from './comp.ts';
import { LETTERS, type Letter, type Level, type PictView, type PuzzleOf } from './types.ts';

type Pict = PuzzleOf<'pict'>;

/** A cell has one value of each: `3oT` is three open triangles. */
export const FEATURES = ['123', 'osf', 'CQT'] as const;
export const MISSING = '??';
const SIDE = 3;
const PLACES = SIDE * SIDE;

/** Which line of the square a place lies on, by rule: cells on one line agree in the feature. */
const LINES = {
  row: (row: number) => row,
  column: (_row: number, col: number) => col,
  diagonal: (row: number, col: number) => (row + col) % SIDE,
  counter: (row: number, col: number) => (row - col + SIDE) % SIDE,
  constant: () => 0,
} as const;
type Rule = keyof typeof LINES;
const RULES: readonly Rule[] = ['row', 'column', 'diagonal', 'counter', 'constant'];
const STRAIGHT: readonly Rule[] = ['row', 'column'];
const SLANTED: readonly Rule[] = ['diagonal', 'counter'];

/** One candidate; undefined if the visible cells allow two values somewhere. */
export function proposePict(level: Level, chance: Chance): Pict | undefined {
  const rules = shuffle(chance, rulesOf(level, chance));
  const features = rules.map((rule, f) => {
    const values = shuffle(chance, [...(FEATURES[f] ?? '')]);
    return places((row, col) => values[LINES[rule](row, col)] ?? '');
  });
  const cells = places((row, col) => features.map((cell) => cell[row * SIDE + col]).join(''));
  const gap = chance.below(PLACES);
  const right = cells[gap] ?? '';
  cells[gap] = MISSING;
  if (expected(cells) !== right) return undefined;
  const options = shuffle(chance, [right, ...wrongOnes(right, chance)]);
  if (new Set(options).size < LETTERS.length) return undefined;
  return { family: 'pict', level, cells, options, solution: letterAt(options.indexOf(right)) };
}

/** The picture that every fitting rule asks for; undefined if two rules disagree about a feature. */
export function expected(cells: readonly string[]): string | undefined {
  const gap = cells.indexOf(MISSING);
  let picture = '';
  for (let f = 0; f < FEATURES.length; f++) {
    const values = new Set<string>();
    for (const rule of RULES) {
      const value = valueUnder(rule, cells, f, gap);
      if (value !== undefined) values.add(value);
    }
    const [only, ...others] = values;
    if (only === undefined || others.length > 0) return undefined;
    picture += only;
  }
  return picture;
}

export function solvePict({ cells, options }: PictView): Letter[] {
  const wanted = expected(cells);
  return options.flatMap((option, i) => (option === wanted ? [letterAt(i)] : []));
}

/** What a rule says about the gap; undefined if a visible cell breaks it. */
function valueUnder(rule: Rule, cells: readonly string[], feature: number, gap: number): string | undefined {
  const line = (place: number): number => LINES[rule](Math.floor(place / SIDE), place % SIDE);
  const values: (string | undefined)[] = [];
  for (let place = 0; place < PLACES; place++) {
    if (place === gap) continue;
    const value = cells[place]?.[feature];
    const held = values[line(place)];
    if (held !== undefined && held !== value) return undefined;
    values[line(place)] = value;
  }
  return values[line(gap)];
}

/** Level 1: a row, a column, a constant. Level 2: one slanted line. Level 3: two or three. */
function rulesOf(level: Level, chance: Chance): Rule[] {
  if (level === 1) return ['row', 'column', 'constant'];
  const slanted = level === 2 ? 1 : 2 + chance.below(2);
  return FEATURES.map((_values, i) => pick(chance, i < slanted ? SLANTED : STRAIGHT));
}

/** Three that differ in one feature, two that differ in two. */
function wrongOnes(right: string, chance: Chance): string[] {
  const near: string[] = [];
  const far: string[] = [];
  for (const a of FEATURES[0])
    for (const b of FEATURES[1])
      for (const c of FEATURES[2]) {
        const cell = a + b + c;
        const differs = [...cell].filter((value, f) => value !== right[f]).length;
        if (differs === 1) near.push(cell);
        if (differs === 2) far.push(cell);
      }
  return [...shuffle(chance, near).slice(0, 3), ...shuffle(chance, far).slice(0, 2)];
}

const places = <T>(value: (row: number, col: number) => T): T[] =>
  Array.from({ length: PLACES }, (_, place) => value(Math.floor(place / SIDE), place % SIDE));
