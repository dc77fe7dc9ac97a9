import { expect, test } from 'vitest';
import { give, whole } from './tagging.ts';

test('a tag is with one traveler at a time, and a second tap takes it away', () => {
  const first = give([null, null, null, null], 1, 'red');
  expect(first).toEqual([null, 'red', null, null]);
  expect(give(first, 3, 'red')).toEqual([null, null, null, 'red']);
  expect(give(first, 1, 'red')).toEqual([null, null, null, null]);
  expect(give(first, 1, 'black')).toEqual([null, 'black', null, null]);
});

test('tags are handed in when none is open', () => {
  expect(whole(['red', null])).toBeUndefined();
  expect(whole(['red', 'green'])).toEqual(['red', 'green']);
});
