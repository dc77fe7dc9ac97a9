import { expect, test } from 'vitest';
import { nextMatch } from './typeAhead.ts';

const SPACES = [
  'Ada to the Ferry Slip',
  'Ada to the Bureau of Immigration',
  'Ada to the Baggage Room',
  'Stay',
];
const BUYS = ['Buy the Notary for 5', 'Buy the Landlord for 2', 'Buy the Night School for 3'];

test('a letter goes to the next choice with a word that begins so', () => {
  expect(nextMatch(BUYS, 0, 'n')).toBe(0);
  expect(nextMatch(BUYS, 1, 'n')).toBe(2);
  expect(nextMatch(BUYS, 1, 'l')).toBe(1);
  expect(nextMatch(SPACES, 0, 's')).toBe(0);
  expect(nextMatch(SPACES, 1, 's')).toBe(3);
});

test('words that all choices have tell none of them apart', () => {
  expect(nextMatch(BUYS, 1, 't')).toBe(1);
  expect(nextMatch(['Take the tea', 'Take the salt'], 1, 't')).toBe(0);
  expect(nextMatch(BUYS, 1, 'buy the ni')).toBe(2);
});

test('first letters of several words find what has them in this order', () => {
  const sends = [
    'Send 1 person to Heron',
    'Send 1 person to Finch',
    'Send 3 people to Heron',
    'Send 3 people to Finch',
  ];
  expect(nextMatch(sends, 0, '3')).toBe(2);
  expect(nextMatch(sends, 2, '3f')).toBe(3);
  expect(nextMatch(sends, 3, '1pf')).toBe(1);
});

test('several letters are looked for as they stand, and what fits nothing leads nowhere', () => {
  expect(nextMatch(SPACES, 0, 'Bur')).toBe(1);
  expect(nextMatch(SPACES, 0, 'bureau of im')).toBe(1);
  expect(nextMatch(SPACES, 0, 'lip')).toBe(0);
  expect(nextMatch(SPACES, 0, 'x')).toBeUndefined();
  expect(nextMatch([], 0, 'x')).toBeUndefined();
});

test('what has marks is found as it can be typed on any keyboard', () => {
  expect(nextMatch(['Go to Fatih', 'Go to Üsküdar'], 0, 'u')).toBe(1);
  expect(nextMatch(['Go to Fatih', 'Go to Kadıköy'], 0, 'kadikoy')).toBe(1);
});
