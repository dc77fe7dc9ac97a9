import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, digest, hash } from './digest.ts';

test('gives these fingerprints for ever: every record depends on them', () => {
  expect(hash('')).toBe('1aee8d83488bdcb8');
  expect(hash('crossings')).toBe('96a3102e443c5382');
  expect(digest({ b: [1, null, 'x'], a: true })).toBe('650ff332d167847a');
});

test('the order of keys does not matter, the order of a list does', () => {
  expect(digest({ a: 1, b: { c: 2, d: 3 } })).toBe(digest({ b: { d: 3, c: 2 }, a: 1 }));
  expect(digest([1, 2])).not.toBe(digest([2, 1]));
});

test('the canonical text is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(canonical(plain))).toEqual(plain);
    }),
    { seed: 1 },
  );
});

test('different values have different fingerprints, also where texts run together', () => {
  const alike = [
    null,
    0,
    '0',
    [],
    {},
    [[]],
    ['a', 'b'],
    ['ab'],
    ['a,b'],
    { a: 'b' },
    { a: { b: 1 } },
    'null',
    '',
  ];
  expect(new Set(alike.map(digest)).size).toBe(alike.length);
  expect(digest(undefined)).not.toBe(digest('undefined'));
});

test('a hundred thousand neighbours do not collide', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 100_000; i++) seen.add(hash(`${i}`));
  expect(seen.size).toBe(100_000);
});
