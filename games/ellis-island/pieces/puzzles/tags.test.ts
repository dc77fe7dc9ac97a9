import { expect, test } from 'vitest';
import { isTrue } from './cases.ts';
import { areGoodClues, isWhole, needsEvery, solveTags } from './tags.ts';
import { check } from './testing/answer.ts';
import { everySeed, SEEDS } from './testing/seeds.ts';
import type { TagsView } from './types.ts';

test(`TAGS: ${SEEDS} seeds give clues that fit one case, none of them needless`, () => {
  everySeed('tags', (puzzle, level) => {
    const found = solveTags(puzzle);
    if (found.length !== 1) expect(found).toHaveLength(1);
    const [only] = found;
    if (only === undefined || !check(puzzle, { family: 'tags', answer: only })) expect(only).toBe('right');
    const { clues } = puzzle;
    const [least, most] = level === 1 ? [3, 5] : [5, 7];
    if (clues.length < least || clues.length > most) expect(clues.length).toBe(`${least} to ${most}`);
    if (!clues.every((clue) => isTrue(clue, puzzle.solution))) expect(clues).toBe('true');
    if (!needsEvery(puzzle) || !areGoodClues(level, clues)) expect(clues).toBe('needed and good');
  });
});

test('an answer that repeats a trunk, or names a place at level 1, is not whole', () => {
  const view: TagsView = { family: 'tags', level: 1, clues: [] };
  expect(isWhole(view, { trunks: ['red', 'green', 'brown', 'black'], to: [] })).toBe(true);
  expect(isWhole(view, { trunks: ['red', 'red', 'brown', 'black'], to: [] })).toBe(false);
  expect(isWhole(view, { trunks: ['red', 'green', 'brown', 'black'], to: ['boston'] })).toBe(false);
  expect(isWhole({ ...view, level: 2 }, { trunks: ['red', 'green', 'brown', 'black'], to: [] })).toBe(false);
});

test('an either-or that a second clue cuts short is refused', () => {
  const either = { says: 'ownsOneOf', who: 'anna', trunk: 'red', or: 'green' } as const;
  expect(areGoodClues(1, [either, { says: 'owns', who: 'anna', trunk: 'green', not: true }])).toBe(false);
  expect(areGoodClues(1, [either, { says: 'owns', who: 'boris', trunk: 'green', not: true }])).toBe(true);
});
