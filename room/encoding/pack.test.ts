import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Packed, pack, unpack } from './pack.ts';

test('unpacking gives the same rows in the same order', () => {
  const value = fc.oneof(fc.nat(2), fc.constantFrom('a', 'b'), fc.array(fc.nat(2), { maxLength: 2 }));
  const row = fc.dictionary(fc.constantFrom('type', 'card', 'onto', '__proto__'), value);
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const sent = JSON.parse(JSON.stringify(pack(rows))) as Packed;
      expect(unpack(sent)).toEqual(rows.map((r) => Object.fromEntries(Object.entries(r))));
    }),
    { numRuns: 2000 },
  );
});

test('neighbours share their names and what they begin with', () => {
  const rows = ['f1', 'f2'].flatMap((card) => ['new', 1].map((onto) => ({ type: 'lay', card, onto })));
  expect(pack(rows)).toEqual([
    [
      ['type', 'card', 'onto'],
      [0, 'lay', 'f1', 'new'],
      [2, 1],
      [1, 'f2', 'new'],
      [2, 1],
    ],
  ]);
});
