import { expect, test } from 'vitest';
import { logOf } from './log.ts';

test('is the natural logarithm, for small and for large numbers', () => {
  for (const n of [1, 2, 3, 10, 999, 65_535, 65_536, 1_000_003, 2 ** 40]) {
    expect(logOf(n)).toBeCloseTo(Math.log(n), 12);
    expect(logOf(n)).toBe(logOf(n));
  }
});

test('never falls', () => {
  for (let n = 2; n < 70_000; n++) expect(logOf(n) > logOf(n - 1)).toBe(true);
});
