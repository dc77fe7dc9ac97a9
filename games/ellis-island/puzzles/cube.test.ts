import { expect, test } from 'vitest';
import { isGoodTapping } from './cube.ts';
import { check } from './puzzle.ts';
import { everySeed, SEEDS } from './testing/seeds.ts';

test(`CUBE: ${SEEDS} seeds give sequences that are worth remembering, and only the sequence itself is right`, () => {
  everySeed('cube', (puzzle, level) => {
    const taps = puzzle.solution;
    if (taps.length !== level + 4 || !isGoodTapping(taps)) expect(taps).toBe('good');
    const other = taps.map((tap, i) => (i === level ? (tap % 4) + 1 : tap));
    if (!check(puzzle, { family: 'cube', answer: taps })) expect(taps).toBe('right');
    if (check(puzzle, { family: 'cube', answer: other })) expect(other).toBe('wrong');
  });
});

test.each([
  [[1, 2, 2, 3, 4], 'an equal tap in a row'],
  [[1, 2, 1, 2, 1], 'two cubes only'],
  [[2, 1, 2, 3, 4], 'a straight run of four'],
  [[4, 3, 2, 1, 3], 'a straight run down'],
])('CUBE: %j is refused: %s', (taps) => {
  expect(isGoodTapping(taps)).toBe(false);
});
