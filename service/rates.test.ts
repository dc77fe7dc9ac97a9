import { expect, test } from 'vitest';
import { limitsOf } from './limits.ts';
import { bucket, buckets } from './rates.ts';

test('a burst passes, then only so many a second', () => {
  const one = bucket({ perSecond: 2, burst: 3 });
  expect([0, 0, 0, 0].map((now) => one.take(now))).toEqual([true, true, true, false]);
  expect([500, 500, 999, 1000].map((now) => one.take(now))).toEqual([true, false, false, true]);
});

test('addresses do not pay for each other, and quiet ones are forgotten', () => {
  const all = buckets({ perSecond: 1, burst: 1 });
  expect([all.take('a', 0), all.take('a', 0), all.take('b', 0)]).toEqual([true, false, true]);
  all.sweep(2000);
  expect(all.take('a', 2000)).toBe(true);
});

test('0 means no limit', () => {
  const free = bucket(limitsOf(0).connection.message);
  expect(Array.from({ length: 10_000 }, () => free.take(0)).every(Boolean)).toBe(true);
});
