import { expect, test } from 'vitest';
import { matching } from './match.ts';

const all = ['What I hold', 'How Ada stands', 'Üsküdar', 'Pass: new hand', 'Pass: give up your kites'].map(
  (name) => ({ name }),
);
const found = (text: string): string[] => matching(text, all).map(({ name }) => name);

test('a name is found by itself, by how it begins, or by words of it, without accents', () => {
  expect(found('uskudar')).toEqual(['Üsküdar']);
  expect(found('pass')).toEqual(['Pass: new hand', 'Pass: give up your kites']);
  expect(found('kites pass')).toEqual(['Pass: give up your kites']);
  expect(found('hold')).toEqual(['What I hold']);
  expect(found('  ')).toEqual([]);
  expect(found('old')).toEqual([]);
});
