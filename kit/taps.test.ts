import { expect, test } from 'vitest';
import { DEAF_MS } from './deaf.ts';
import { Taps } from './taps.ts';

test('a question that changed under nobody’s finger came by itself; one’s own answer changed it', () => {
  const taps = new Taps();
  expect(taps.changed(0)).toBe(true);
  taps.note({ x: 5, y: 5, atMs: 1000 });
  expect(taps.changed(1000 + DEAF_MS - 1)).toBe(false);
  expect(taps.changed(1000 + DEAF_MS)).toBe(true);
});

test('the second half of a double tap is known by place and time, if the first changed the question', () => {
  const twice = (second: { x: number; atMs: number }, changedAtMs: number | undefined): boolean => {
    const taps = new Taps();
    taps.note({ x: 100, y: 50, atMs: 0 });
    if (changedAtMs !== undefined) taps.changed(changedAtMs);
    taps.note({ y: 50, ...second });
    return taps.isSecondHalf();
  };
  expect(twice({ x: 104, atMs: 200 }, 20)).toBe(true);
  // Quick fingers that go on elsewhere are heard, and so is a second press on what still asks the same.
  expect(twice({ x: 180, atMs: 200 }, 20)).toBe(false);
  expect(twice({ x: 104, atMs: DEAF_MS }, 20)).toBe(false);
  expect(twice({ x: 104, atMs: 200 }, undefined)).toBe(false);
});
