import { expect, test } from 'vitest';
import { isGoodTapping } from './cube.ts';
import { check } from './testing/answer.ts';
import { everySeed, SEEDS } from './testing/seeds.ts';

test(`CUBE: ${SEEDS} seeds give sequences that are worth remembering, and no tap of them can be another`, () => {
  everySeed('cube', (puzzle, level) => {
    const taps = puzzle.solution;
    if (taps.length !== level + 4 || !isGoodTapping(taps)) expect(taps).toBe('good');
    if (!check(puzzle, { family: 'cube', answer: taps })) expect(taps).toBe('right');
    const others = [taps.slice(1), [...taps, 1]];
    taps.forEach((tap, i) => {
      for (const cube of [1, 2, 3, 4]) if (cube !== tap) others.push(taps.with(i, cube));
    });
    const alsoRight = others.find((answer) => check(puzzle, { family: 'cube', answer }));
    if (alsoRight !== undefined) expect(alsoRight).toBe('wrong');
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
