import { expect, test } from 'vitest';
import { at } from './at.ts';

test('gives what is there', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
  expect(at([0, null], 0)).toBe(0);
  expect(at([0, null], 1)).toBe(null);
});

test('stops where nothing is', () => {
  for (const wrong of [-1, 2, 0.5, Number.NaN]) {
    expect(() => at(['a', 'b'], wrong)).toThrow('nothing at place');
  }
});
