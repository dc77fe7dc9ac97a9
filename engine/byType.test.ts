import { expect, test } from 'vitest';
import { byType, someByType } from './byType.ts';

type Shape = { type: 'circle'; radius: number } | { type: 'square'; side: number } | { type: 'point' };

test('each type by its own entry, with what goes along', () => {
  const size = byType<Shape, number, [scale: number]>({
    circle: ({ radius }, scale) => 3 * radius * radius * scale,
    square: ({ side }, scale) => side * side * scale,
    point: () => 0,
  });
  expect(size({ type: 'circle', radius: 2 }, 1)).toBe(12);
  expect(size({ type: 'square', side: 2 }, 10)).toBe(40);
});

test('what has no entry is treated alike', () => {
  const name = someByType<Shape, string>({ point: () => 'dot' }, ({ type }) => type);
  expect(name({ type: 'point' })).toBe('dot');
  expect(name({ type: 'square', side: 1 })).toBe('square');
});

test('a type nobody knows is our mistake, also one that every object has', () => {
  const wrong = byType<{ type: string }, number>({});
  expect(() => wrong({ type: 'constructor' })).toThrow('no such type constructor');
});
