import { expect, test } from 'vitest';
import type { Form } from '../engine/game.ts';
import { blankAnswers, filled, toggled, unfinished } from './form.ts';

const FORM: Form<{ readonly type: 'offer' }> = {
  type: 'offer',
  fields: {
    to: { kind: 'one', of: [1, 2] },
    cards: { kind: 'some', of: ['a', 'b', 'c'], min: 1, max: 2 },
    coins: { kind: 'counts', of: ['red', 'blue'], max: [2, 1] },
    price: { kind: 'number', min: 2, max: 9, step: 1 },
  },
};

test('a form begins with as little as possible', () => {
  expect(blankAnswers(FORM)).toEqual({ to: 1, cards: [], coins: { red: 0, blue: 0 }, price: 2 });
});

test('what is missing is named until every field fits', () => {
  const blank = blankAnswers(FORM);
  expect(unfinished(FORM, blank)).toBe('cards');
  expect(unfinished(FORM, { ...blank, cards: ['a'] })).toBeUndefined();
  expect(unfinished(FORM, { ...blank, cards: ['a', 'b', 'c'] })).toBe('cards');
  expect(unfinished(FORM, { ...blank, cards: ['a'], to: 7 })).toBe('to');
  expect(unfinished(FORM, { ...blank, cards: ['a'], price: 1 })).toBe('price');
});

test('picking twice puts back, and the order stays', () => {
  expect(toggled(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c']);
  expect(toggled(['a', 'b', 'c'], ['a', 'c'], 'a')).toEqual(['c']);
});

test('the answers make an action', () => {
  expect(filled(FORM, { to: 2, cards: ['a'], coins: { red: 1, blue: 0 }, price: 3 })).toEqual({
    type: 'offer',
    to: 2,
    cards: ['a'],
    coins: { red: 1, blue: 0 },
    price: 3,
  });
});
