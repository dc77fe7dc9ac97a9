import { expect, test } from 'vitest';
import type { SeenEntry } from '../../room/encoding/past.ts';
import { frameAt, nextOf } from './reel.ts';

const reel = (...numbers: number[]) => ({
  frames: numbers.map((n): SeenEntry => ({ kind: 'act', events: [], view: null, mark: false, n })),
});

test('a moment is found again with eyes that saw more or less', () => {
  const open = reel(1, 2, 3, 4);
  const mine = reel(1, 1, 2, 3, 3, 4);
  expect([1, 2, 3, 4].map((n) => frameAt(open, n))).toEqual([0, 1, 2, 3]);
  expect([1, 2, 3, 4].map((n) => frameAt(mine, n))).toEqual([0, 2, 3, 5]);
  expect(frameAt(mine, 0)).toBe(0);
  expect(frameAt(mine, Number.POSITIVE_INFINITY)).toBe(5);
});

test('from mark to mark, and to the ends', () => {
  expect(nextOf([0, 4, 9], 4, 1, 12)).toBe(9);
  expect(nextOf([0, 4, 9], 4, -1, 12)).toBe(0);
  expect(nextOf([0, 4, 9], 10, 1, 12)).toBe(12);
  expect(nextOf([4], 2, -1, 12)).toBe(0);
});
