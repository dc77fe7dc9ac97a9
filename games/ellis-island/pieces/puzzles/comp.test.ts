import { expect, test } from 'vitest';
import { solveComp } from './comp.ts';
import { mirrorOf, turnsOf } from './grid.ts';
import { everySeed, SEEDS } from './testing/seeds.ts';

const isOneMoved = (a: string, b: string): boolean => [...a].filter((mark, i) => mark !== b[i]).length === 2;

test(`COMP: ${SEEDS} seeds give one turned model, two mirrors and three changed ones`, () => {
  everySeed('comp', (puzzle) => {
    const right = solveComp(puzzle);
    if (right.length !== 1 || right[0] !== puzzle.solution) expect(right).toEqual([puzzle.solution]);
    const mirrors = turnsOf(mirrorOf(puzzle.model));
    const turns = turnsOf(puzzle.model);
    const images = [...turns, ...mirrors];
    if (new Set(images).size !== 8) expect(images).toBe('eight different ones');
    if (puzzle.options.includes(puzzle.model)) expect(puzzle.options).not.toContain(puzzle.model);
    const mirrored = puzzle.options.filter((option) => mirrors.includes(option));
    if (mirrored.length !== 2) expect(mirrored).toHaveLength(2);
    const changed = puzzle.options.filter((option) => !images.includes(option));
    if (!changed.every((option) => images.some((image) => isOneMoved(image, option)))) {
      expect(changed).toBe('a moved cell each');
    }
  });
});
