import { expect, test } from 'vitest';
import { allBest, bestOf, NEVER, pickBest } from './best.ts';
import { scripted } from './chance.ts';

const items = ['low', 'high', 'middle', 'top', 'also top', 'low again'] as const;
const WORTH = { low: 1, high: 3, middle: 2, top: 5, 'also top': 5, 'low again': 1 };
const worthOf = (item: (typeof items)[number]): number => WORTH[item];

test('the best is the first of those worth most, or nothing', () => {
  expect(bestOf(items, worthOf)).toBe('top');
  expect(bestOf(items, (_item, i) => i)).toBe('low again');
  expect(bestOf([], () => 1)).toBeUndefined();
});

test('all that are worth most, in their order', () => {
  expect(allBest(items, worthOf)).toEqual(['top', 'also top']);
  expect(allBest(items, () => 0)).toEqual([...items]);
  expect(allBest([], () => 1)).toEqual([]);
});

test('what is out of the question is never the best, not even of nothing else', () => {
  expect(bestOf([1, 2, 3], (n) => (n === 2 ? -1e9 : NEVER))).toBe(2);
  expect(allBest([1, 2], () => NEVER)).toEqual([]);
  expect(allBest([1, 2, 3], (n) => (n === 2 ? Number.NaN : n))).toEqual([3]);
  expect(bestOf([1], () => Number.NaN)).toBeUndefined();
});

test('luck decides among equals, asked at each that is as good as any before', () => {
  expect(pickBest(scripted(0, 0, 0, 0), items, worthOf)).toBe('also top');
  expect(pickBest(scripted(0, 0, 0, 1), items, worthOf)).toBe('top');
  expect(() => pickBest(scripted(0, 0, 0), items, worthOf)).toThrow(
    /no scripted result left for a draw below 2/,
  );
});
