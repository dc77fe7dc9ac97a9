import { expect, test } from 'vitest';
import type { SeenEntry } from '../../room/encoding/past.ts';
import { asThen, frameAt, nextOf } from './reel.ts';

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

test('eyes of then are told what they were told then', () => {
  const drew = { type: 'drew', seat: 1, card: 'teal' };
  const rules = {
    imagine: (view: unknown) => view,
    redact: (event: typeof drew, viewer: unknown, world: { open: boolean }) =>
      world.open || viewer === event.seat ? event : { ...event, card: null },
  } as never;
  const frames = [false, true].map(
    (open): SeenEntry => ({ kind: 'act', events: [drew], view: { open }, mark: false, n: 1 }),
  );
  const cards = (eyes: 0 | 1 | 'public' | 'all') =>
    asThen({ eyes, frames }, rules).flatMap(({ events }) => events.map((one) => (one as typeof drew).card));
  expect(cards(0)).toEqual([null, 'teal']);
  expect(cards('public')).toEqual([null, 'teal']);
  expect(cards(1)).toEqual(['teal', 'teal']);
  expect(cards('all')).toEqual(['teal', 'teal']);
});
