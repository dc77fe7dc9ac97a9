import { expect, test } from 'vitest';
import { expected, MISSING, solvePict } from './pict.ts';
import { everySeed, SEEDS } from './testing/seeds.ts';

const differences = (a: string, b: string): number => [...a].filter((value, i) => value !== b[i]).length;

test(`PICT: ${SEEDS} seeds give squares in which every fitting rule asks for one of six pictures`, () => {
  everySeed('pict', (puzzle) => {
    const right = solvePict(puzzle);
    if (right.length !== 1 || right[0] !== puzzle.solution) expect(right).toEqual([puzzle.solution]);
    const wanted = expected(puzzle.cells) ?? '';
    const distances = puzzle.options.map((option) => differences(option, wanted)).sort();
    if (distances.join('') !== '011122') expect(distances).toEqual([0, 1, 1, 1, 2, 2]);
    if (puzzle.cells.filter((cell) => cell === MISSING).length !== 1) expect(puzzle.cells).toContain(MISSING);
  });
});

/** Which line a place lies on; along one of them a feature stays the same. */
const READINGS: readonly ((row: number, col: number) => number)[] = [
  (row) => row,
  (_row, col) => col,
  (row, col) => (row + col) % 3,
  (row, col) => (row - col + 3) % 3,
  () => 0,
];
const EVERY_PICTURE = [...'123'].flatMap((a) => [...'osf'].flatMap((b) => [...'CQT'].map((c) => a + b + c)));

const isReadable = (cells: readonly string[]): boolean =>
  [0, 1, 2].every((feature) =>
    READINGS.some((lineOf) => {
      const seen = new Set(cells.map((cell, i) => `${lineOf(Math.floor(i / 3), i % 3)} ${cell[feature]}`));
      return seen.size === new Set(cells.map((_cell, i) => lineOf(Math.floor(i / 3), i % 3))).size;
    }),
  );

test(`PICT: ${SEEDS} seeds give squares that no other picture of all 27 completes`, () => {
  everySeed('pict', ({ cells, options, solution }) => {
    const fitting = EVERY_PICTURE.filter((picture) =>
      isReadable(cells.map((cell) => (cell === MISSING ? picture : cell))),
    );
    const right = options['ABCDEF'.indexOf(solution)];
    if (fitting.length !== 1 || fitting[0] !== right) expect(fitting).toEqual([right]);
  });
});

test('PICT: the levels differ in how many features run slanted', () => {
  const slanted: Record<number, Set<number>> = { 1: new Set(), 2: new Set(), 3: new Set() };
  everySeed('pict', ({ cells }, level) => {
    const isStraight = (f: number): boolean => {
      const rows = [0, 1, 2].map((row) => new Set(cells.slice(row * 3, row * 3 + 3).map((cell) => cell[f])));
      const columns = [0, 1, 2].map((col) => new Set([0, 3, 6].map((row) => cells[row + col]?.[f])));
      for (const lines of [rows, columns])
        for (const line of lines) for (const gap of ['?', undefined]) line.delete(gap);
      return rows.every((line) => line.size === 1) || columns.every((line) => line.size === 1);
    };
    slanted[level]?.add([0, 1, 2].filter((f) => !isStraight(f)).length);
  });
  expect([...(slanted[1] ?? [])]).toEqual([0]);
  expect([...(slanted[2] ?? [])]).toEqual([1]);
  expect([...(slanted[3] ?? [])].sort()).toEqual([2, 3]);
});

test('a square with two readings is refused', () => {
  // By row the gap is filled, by column it is open.
  expect(expected(['1fQ', '1fQ', '1fQ', '1fQ', '1fQ', '1fQ', '1oQ', '1oQ', MISSING])).toBe('1oQ');
  expect(expected(['1fQ', '1oQ', '1sQ', '1oQ', '1fQ', '1sQ', '1oQ', '1oQ', MISSING])).toBeUndefined();
});
