import { expect, test } from 'vitest';
import { BadInput } from './door.ts';
import { allDifferent, exactly, ownId, readSource } from './own.ts';

const fieldOfFault = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
  return 'none';
};

test('a set of an owner has a name, and not ours', () => {
  expect(ownId({ id: 'my box' }, 'ours', 'content')).toBe('my box');
  for (const id of ['ours', '', 'x'.repeat(41), 7])
    expect(fieldOfFault(() => ownId({ id }, 'ours', 'content'))).toBe('content.id');
});

test('what is there twice is named where it stands', () => {
  expect(fieldOfFault(() => allDifferent(['a', 'b'], 'rows'))).toBe('none');
  expect(fieldOfFault(() => allDifferent(['a', 'b', 'a'], 'rows'))).toBe('rows');
  expect(fieldOfFault(() => allDifferent(['a', 'b', 'a'], (i) => `rows[${i}].id`))).toBe('rows[2].id');
});

test('neither too few nor too many', () => {
  const read = (list: unknown) => exactly(list, 2, 'pair', (item) => item);
  expect(read([1, 2])).toEqual([1, 2]);
  for (const list of [[1], [1, 2, 3], 'no list']) expect(fieldOfFault(() => read(list))).toBe('pair');
});

test('a row says where it comes from, and may say more', () => {
  expect(readSource({ source: 'rulebook' }, 'row')).toEqual({ source: 'rulebook' });
  expect(readSource({ source: 'deduced', note: 'p. 4' }, 'row')).toEqual({ source: 'deduced', note: 'p. 4' });
  expect(fieldOfFault(() => readSource({ source: 'hearsay' }, 'row'))).toBe('row.source');
  expect(fieldOfFault(() => readSource({ source: 'deduced', note: '' }, 'row'))).toBe('row.note');
});
