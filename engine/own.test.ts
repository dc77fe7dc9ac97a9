import { expect, test } from 'vitest';
import { allDifferent, notOurs, SOURCED, soMany } from './own.ts';
import { object, text } from './shape.ts';
import { badField } from './testing/badField.ts';

test('a set of an owner has a name, and not ours', () => {
  const read = (id: unknown): string => notOurs('ours').read(id, 'content.id');
  expect(read('my box')).toBe('my box');
  for (const id of ['ours', '', 'x'.repeat(41), 7]) expect(badField(() => read(id))).toBe('content.id');
});

test('what is there twice is named where it stands', () => {
  expect(badField(() => allDifferent(['a', 'b'], 'rows'))).toBeUndefined();
  expect(badField(() => allDifferent(['a', 'b', 'a'], 'rows'))).toBe('rows');
  expect(badField(() => allDifferent(['a', 'b', 'a'], (i) => `rows[${i}].id`))).toBe('rows[2].id');
});

test('neither too few nor too many', () => {
  const read = (list: unknown): readonly string[] => soMany(text(1), 2).read(list, 'pair');
  expect(read(['a', 'b'])).toEqual(['a', 'b']);
  for (const list of [['a'], ['a', 'b', 'c'], 'no list']) expect(badField(() => read(list))).toBe('pair');
});

test('a row says where it comes from, and may say more', () => {
  const read = (row: unknown): unknown => object(SOURCED).read(row, 'row');
  expect(read({ source: 'rulebook' })).toEqual({ source: 'rulebook' });
  expect(read({ source: 'deduced', note: 'p. 4' })).toEqual({ source: 'deduced', note: 'p. 4' });
  expect(badField(() => read({ source: 'hearsay' }))).toBe('row.source');
  expect(badField(() => read({ source: 'deduced', note: '' }))).toBe('row.note');
});
