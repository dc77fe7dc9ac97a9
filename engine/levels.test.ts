import { expect, test } from 'vitest';
import { levelOf, storedLevel } from './levels.ts';

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
