import { describe, expect, test } from 'vitest';
import { scripted } from '../../../../engine/chance.ts';
import { crossing } from './across.ts';
import { isFerrySolved, refuseLoad } from './ferry.ts';
import { printedFace } from './printed.ts';
import { everySeed, SEEDS } from './testing/seeds.ts';

test(`FERRY: ${SEEDS} seeds give crossings that can be made in the limit and not in fewer`, () => {
  everySeed('ferry', (puzzle, level) => {
    if (!isFerrySolved(puzzle, puzzle.solution)) expect(puzzle.solution).toBe('a way across');
    if (crossing(puzzle)?.length !== puzzle.limit) expect(puzzle.limit).toBe(crossing(puzzle)?.length);
    const wanted: readonly number[] = { 1: [3, 5], 2: [5, 7], 3: [9] }[level];
    if (!wanted.includes(puzzle.limit)) expect(wanted).toContain(puzzle.limit);
    if (!puzzle.passengers.some(({ rows }) => rows)) expect(puzzle.passengers).toBe('with a rower');
    if ((puzzle.guardian === null) !== (puzzle.forbidden.length === 0))
      expect(puzzle.guardian).toBe('fitting');
  });
});

describe('ME-FE-4: the guide, the dog, the goose and the grain', () => {
  const face = printedFace('ME-FE-4', scripted());
  if (face.family !== 'ferry') throw new Error('not a ferry');
  const [guide, dog, goose, grain] = [0, 1, 2, 3];

  test('[EI-X35] a load without a rower is refused', () => {
    expect(refuseLoad(face, [], [dog])).toBe('noRower');
    expect(refuseLoad(face, [], [])).toBe('noRower');
  });
  test('[EI-X56] nobody may be left with whom it eats', () => {
    expect(refuseLoad(face, [], [guide, grain])).toBe('unguarded');
    expect(refuseLoad(face, [], [guide, goose])).toBeUndefined();
  });
  test('the boat is on one shore only and carries so much', () => {
    const over = [[guide, goose]];
    expect(refuseLoad(face, over, [guide, dog])).toBe('wrongShore');
    expect(refuseLoad(face, [], [guide, dog, goose])).toBe('tooHeavy');
  });
  test('a crossing beyond the limit is refused', () => {
    const idle = Array.from({ length: 7 }, (_, i) => (i === 0 ? [guide, goose] : [guide]));
    expect(refuseLoad(face, idle, [guide])).toBe('beyondLimit');
    expect(isFerrySolved(face, face.solution)).toBe(true);
    expect(isFerrySolved(face, face.solution.slice(0, -1))).toBe(false);
  });
});
