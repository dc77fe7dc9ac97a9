import { expect, test } from 'vitest';
import { levelOf, levelsOffered, offeredAs, rungOf, storedLevel } from './levels.ts';

test('a table knows levels and nothing else; what stored tables called their bots comes nearest to one', () => {
  expect(['level:1', 'level:5'].map(levelOf)).toEqual([1, 5]);
  expect(['level:0', 'level:6', 'greedy', 'search:600', ''].map(levelOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const before = ['random', 'greedy-beginner', 'greedy-casual', 'greedy', 'search:600', 'level:2', 'other'];
  expect(before.map(storedLevel)).toEqual([1, 1, 3, 4, 5, 2, 3]);
});

test('where there are fewer bots than names the usual level is in the middle, the last the strongest', () => {
  const offered = [1, 2, 3, 4, 5].map(levelsOffered);
  expect(offered).toEqual([[3], [3, 5], [1, 3, 5], [1, 3, 4, 5], [1, 2, 3, 4, 5]]);
  for (const levels of offered) {
    const rungs = levels.map((level) => rungOf(level, levels.length));
    expect(rungs).toEqual([...levels.keys()]);
    for (const level of [1, 2, 3, 4, 5])
      expect(rungOf(offeredAs(level, levels), levels.length)).toBe(rungOf(level, levels.length));
  }
});
