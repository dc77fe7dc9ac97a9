import { expect, test } from 'vitest';
import { allDifferent, exactly, ownId, readSource } from './own.ts';
import { badField } from './testing/badField.ts';

test('a set of an owner has a name, and not ours', () => {
  expect(ownId({ id: 'my box' }, 'ours', 'content')).toBe('my box');
  for (const id of ['ours', '', 'x'.repeat(41), 7])
    expect(badField(() => ownId({ id }, 'ours', 'content'))).toBe('content.id');
});

test('what is there twice is named where it stands', () => {
  expect(badField(() => allDifferent(['a', 'b'], 'rows'))).toBeUndefined();
  expect(badField(() => allDifferent(['a', 'b', 'a'], 'rows'))).toBe('rows');
  expect(badField(() => allDifferent(['a', 'b', 'a'], (i) => `rows[${i}].id`))).toBe('rows[2].id');
});

test('neither too few nor too many', () => {
  const read = (list: unknown) => exactly(list, 2, 'pair', (item) => item);
  expect(read([1, 2])).toEqual([1, 2]);
  for (const list of [[1], [1, 2, 3], 'no list']) expect(badField(() => read(list))).toBe('pair');
});

test('a row says where it comes from, and may say more', () => {
  expect(readSource({ source: 'rulebook' }, 'row')).toEqual({ source: 'rulebook' });
  expect(readSource({ source: 'deduced', note: 'p. 4' }, 'row')).toEqual({ source: 'deduced', note: 'p. 4' });
  expect(badField(() => readSource({ source: 'hearsay' }, 'row'))).toBe('row.source');
  expect(badField(() => readSource({ source: 'deduced', note: '' }, 'row'))).toBe('row.note');
});
