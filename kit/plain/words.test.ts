import { expect, test } from 'vitest';
import { partsOf, plainWord, turnIn } from './words.ts';

test('names from the code read as words', () => {
  expect(plainWord('giveAway')).toBe('Give away');
  expect(plainWord('rope-market')).toBe('Rope market');
  expect(plainWord('')).toBe('');
});

test('a view is shown without its bookkeeping', () => {
  expect(partsOf({ config: {}, agenda: [], hands: [1] })).toEqual([['hands', [1]]]);
  expect(partsOf(null)).toEqual([]);
});

test('turns are counted where the view counts them', () => {
  expect(turnIn({ round: 3 })).toBe(3);
  expect(turnIn({ turn: { seat: 1 } })).toBe(0);
  expect(turnIn({})).toBe(0);
});
