import { describe, expect, test } from 'vitest';
import { seeded } from '../../../../engine/chance.ts';
import { blocksOf, frameOf, isFormSolved, isGoodCut, placementsOf, refusePlace, solveForm } from './form.ts';
import { turnedBy } from './grid.ts';
import { printedFace } from './printed.ts';
import { check } from './testing/answer.ts';
import { everySeed, SEEDS } from './testing/seeds.ts';
import type { FormView } from './types.ts';

const FILLINGS = { 1: 1, 2: 2, 3: 4 } as const;

/** The frame turned as a whole, in the turns that fit it again. */
function wholeTurns(grid: string): string[] {
  const lines = grid.split('/');
  const turns = [grid];
  let now = lines;
  for (let i = 1; i < 4; i++) {
    now = [...(now[0] ?? '')].map((_mark, col) =>
      now
        .map((line) => line[col])
        .reverse()
        .join(''),
    );
    if (now.length === lines.length) turns.push(now.join('/'));
  }
  return turns;
}

/**
 * How often all blocks find room if one after the other is laid wherever it may lie: nothing of `cover.ts`.
 */
function countedByBlocks({ rows, cols, turning, blocks }: FormView): number {
  const spots = blocks.map((block) => {
    const found: number[] = [];
    for (const pattern of turning ? new Set([0, 1, 2, 3].map((times) => turnedBy(block, times))) : [block]) {
      const lines = pattern.split('/');
      for (let row = 0; row + lines.length <= rows; row++) {
        for (let col = 0; col + (lines[0]?.length ?? 0) <= cols; col++) {
          const dark = lines.flatMap((line, r) =>
            [...line].flatMap((mark, c) => (mark === '#' ? [(row + r) * cols + col + c] : [])),
          );
          found.push(dark.reduce((mask, cell) => mask + 2 ** cell, 0));
        }
      }
    }
    return found;
  });
  const lay = (filled: number, block: number): number => {
    let count = block === blocks.length ? 1 : 0;
    for (const mask of spots[block] ?? []) if ((mask & filled) === 0) count += lay(filled | mask, block + 1);
    return count;
  };
  return lay(0, 0);
}

test(`FORM: ${SEEDS} seeds give frames with one filling, turns of the whole frame aside`, () => {
  everySeed('form', (puzzle, level) => {
    const found = solveForm(puzzle, 9);
    if (found.length !== FILLINGS[level]) expect(found).toHaveLength(FILLINGS[level]);
    // All of them are the listed one, turned as a whole; and laying block by block finds no others.
    const turns = level === 1 ? [puzzle.solution] : wholeTurns(puzzle.solution);
    if (found.some((grid) => !turns.includes(grid))) expect(turns).toEqual(expect.arrayContaining(found));
    const counted = countedByBlocks(puzzle);
    if (counted !== found.length) expect(counted).toBe(found.length);
    for (const grid of found)
      if (!check(puzzle, { family: 'form', answer: grid })) expect(grid).toBe('right');
  });
});

test('FORM: the order of the letters tells nothing about the place', () => {
  const firsts = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const { family, ...face } = printedFace('ME-FO-1', seeded(seed));
    firsts.add(family === 'form' && 'solution' in face ? (String(face.solution)[0] ?? '') : '');
  }
  expect(firsts.size).toBe(4);
});

describe('the rules of laying', () => {
  const view: FormView = {
    family: 'form',
    level: 3,
    rows: 5,
    cols: 5,
    turning: true,
    blocks: blocksOf('ABBCC/AABCC/DABBC/DAEEE/DDDEE'),
  };
  const nothing = [null, null, null, null, null];

  test('[EI-X36] a turned solution of ME-FO-5 passes', () => {
    expect(isFormSolved(view, 'DDDAA/DAAAB/DEBBB/EEBCC/EECCC')).toBe(true);
    expect(isFormSolved(view, 'ABBCC/AABCC/DABBC/DAEEE/DDDEE')).toBe(true);
    expect(isFormSolved(view, 'ABBCC/AABCC/DABBC/DAEEE/DDDEA')).toBe(false);
    expect(isFormSolved({ ...view, turning: false }, 'DDDAA/DAAAB/DEBBB/EEBCC/EECCC')).toBe(false);
  });

  test('a block may not leave the frame, lie on another, or turn where turning is not allowed', () => {
    expect(refusePlace(view, nothing, 0, { turn: 0, row: 2, col: 0 })).toBe('outside');
    expect(refusePlace(view, nothing, 0, { turn: 0, row: 0, col: 4 })).toBe('outside');
    expect(refusePlace({ ...view, turning: false }, nothing, 0, { turn: 1, row: 0, col: 0 })).toBe(
      'noTurning',
    );
    const one = [{ turn: 0, row: 0, col: 0 }, null, null, null, null];
    expect(refusePlace(view, one, 1, { turn: 0, row: 0, col: 0 })).toBe('overlap');
    expect(refusePlace(view, one, 1, { turn: 0, row: 0, col: 1 })).toBeUndefined();
    // Moving the block itself is no overlap with where it lay.
    expect(refusePlace(view, one, 0, { turn: 0, row: 1, col: 0 })).toBeUndefined();
  });

  test('placements and frame say the same', () => {
    for (const grid of solveForm(view, 4)) expect(frameOf(view, placementsOf(view, grid))).toBe(grid);
  });

  test('a turn is clockwise', () => expect(turnedBy('##./.##', 1)).toBe('.#/##/#.'));
});

test('equal blocks, two rectangles and a second filling are refused', () => {
  expect(isGoodCut(1, 'AABB/AABB/CCDD/CCDD')).toBe(false);
  expect(isGoodCut(1, 'AAAA/BBBB/CCCD/CDDD')).toBe(false);
});
