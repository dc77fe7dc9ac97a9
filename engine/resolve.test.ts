import { describe, expect, test } from 'vitest';
import { bug } from './bug.ts';
import type { ContentSpec } from './contentSpec.ts';
import { nearest } from './nearest.ts';
import { BadContent, CONTENT_FORMAT, digestOf, resolve } from './resolve.ts';

const spec: ContentSpec = {
  game: 'fair',
  option: 'content',
  id: 'ours',
  ours: {
    stalls: [
      { id: 'tea', price: 2, open: ['day'], owner: 'ann' },
      { id: 'salt', price: null, open: [], owner: 'bo' },
    ],
    days: [{ id: 'one', hours: 8 }],
  },
  tables: {
    stalls: {
      rows: [1, 3],
      fields: {
        price: { kind: 'whole', min: 1, max: 9, orNone: true, rule: 'F-1' },
        open: { kind: 'some', of: ['day', 'night'], usual: [], rule: 'F-2' },
        owner: { kind: 'one', of: ['ann', 'bo'], rule: 'F-3' },
      },
    },
    days: { rows: [1, 1], fixed: true, fields: { hours: { kind: 'whole', min: 1, max: 24, rule: 'F-4' } } },
  },
  check({ stalls = [] }, found) {
    if (stalls.every(({ price }) => price === null)) found('stalls', 'nothing has a price', 'F-5');
  },
  tablesOf: () => bug('no table here'),
};

const document = (tables: unknown, more: object = {}) => ({
  format: CONTENT_FORMAT,
  formatVersion: 1,
  game: 'fair',
  id: 'mine',
  tables,
  ...more,
});
const problems = (tables: unknown, more: object = {}): readonly string[] => {
  try {
    resolve(spec, document(tables, more));
    return [];
  } catch (error) {
    return error instanceof BadContent ? error.problems : [error instanceof Error ? error.message : bug('?')];
  }
};

test('nothing changed comes to our own rows and their digest', () => {
  const { tables, digest } = resolve(spec, document({}));
  expect(tables).toEqual(spec.ours);
  expect(digest).toBe(digestOf(spec, spec.ours));
  expect(resolve(spec, document(spec.ours)).digest).toBe(digest);
});

test('change, add and remove; or a list in the place of all of it', () => {
  const add = [{ id: 'rope', price: 3, owner: 'bo' }];
  const some = resolve(spec, document({ stalls: { change: { tea: { price: 4 } }, add, remove: ['salt'] } }));
  const all = resolve(
    spec,
    document({
      stalls: [
        { id: 'tea', price: 4, open: ['day'], owner: 'ann' },
        { id: 'rope', price: 3, open: [], owner: 'bo' },
      ],
    }),
  );
  expect(some.tables.stalls).toEqual(all.tables.stalls);
  expect(some.digest).toBe(all.digest);
});

test('title and note are for readers: the digest is of the rows', () => {
  const plain = resolve(spec, document({}));
  expect(resolve(spec, document({}, { title: 'A', note: 'b', id: 'other' })).digest).toBe(plain.digest);
});

test('a table that was added later changes no digest while it is as ours', () => {
  const rows = [{ id: 'start', value: 5 }];
  const value = { kind: 'whole', min: 0, max: 9, rule: 'F-9' } as const;
  const grown: ContentSpec = {
    ...spec,
    ours: { ...spec.ours, numbers: rows },
    tables: { ...spec.tables, numbers: { rows: [1, 1], fixed: true, later: true, fields: { value } } },
  };
  expect(digestOf(grown, grown.ours)).toBe(digestOf(spec, spec.ours));
  const change = (value: number) => resolve(grown, document({ numbers: { change: { start: { value } } } }));
  expect(change(5).digest).toBe(digestOf(spec, spec.ours));
  expect(change(6).digest).not.toBe(digestOf(spec, spec.ours));
});

test('based on a set that is no longer ours it says so', () => {
  const base = (digest: string) => resolve(spec, document({}, { basedOn: { id: 'ours', digest } })).moved;
  expect(base(digestOf(spec, spec.ours))).toBe(false);
  expect(base('0000000000000000')).toBe(true);
});

describe('what is wrong is told with row, field, bounds, clause and what was meant', () => {
  test.each<[unknown, string]>([
    [{ stalls: { change: { tea: { price: 70 } } } }, 'stalls.tea.price: 70 is not 1 to 9 (F-1)'],
    [{ stalls: { change: { tee: { price: 7 } } } }, 'stalls.tee: no such row; tea?'],
    [{ stalls: { change: { tea: { prize: 7 } } } }, 'stalls.tea.prize: no such field; price?'],
    [{ stalls: { change: { tea: { owner: 'cy' } } } }, 'stalls.tea.owner: "cy" is not one of ann, bo (F-3)'],
    [{ stalls: { change: { tea: { open: ['nigt'] } } } }, 'stalls.tea.open: "nigt"; night? (F-2)'],
    [{ stalls: { change: { tea: { open: 'day' } } } }, 'stalls.tea.open: must be a list of texts'],
    [{ stalls: { change: { tea: 7 } } }, 'stalls.tea: must be an object'],
    [{ stalls: { remove: ['oil'] } }, 'stalls.oil: no such row; there are tea, salt'],
    [{ stalls: { add: [{ id: 'x' }] } }, 'stalls.add[0].price: is missing (F-1)'],
    [{ stalls: { add: [{ id: 'a.b', price: 1, owner: 'bo' }] } }, 'stalls.add[0].id: must be a text'],
    [{ stalls: { add: [{ id: 'tea', price: 1, owner: 'bo' }] } }, 'stalls.tea: is there twice'],
    [{ stalls: { swap: [] } }, 'stalls.swap: is not change, add or remove'],
    [{ stalls: [] }, 'stalls: 0 rows are not 1 to 3'],
    [{ stalls: 3 }, 'stalls: must be a list'],
    [{ stals: {} }, 'stals: no such table; stalls?'],
    [{ days: [{ id: 'two', hours: 3 }] }, 'days: has exactly the rows of ours'],
    [{ stalls: { change: { tea: { price: null } } } }, 'stalls: nothing has a price (F-5)'],
  ])('%j', (tables, problem) => {
    expect(problems(tables)[0]).toContain(problem);
  });

  test('all of it at once, twenty at most', () => {
    const change = { tea: { price: 0, owner: 'x', open: 1 }, salt: { price: 99 } };
    expect(problems({ stalls: { change } })).toHaveLength(4);
    const remove = Array.from({ length: 50 }, (_nothing, i) => `no ${i}`);
    expect(problems({ stalls: { remove } })).toHaveLength(20);
  });

  test('a document of another game, format or version', () => {
    expect(problems({}, { game: 'other' })[0]).toContain('game: this is content of other, not of fair');
    expect(problems({}, { formatVersion: 2 })[0]).toContain('formatVersion: must be 1');
    expect(problems({}, { surprise: 1 })[0]).toContain('surprise: unknown field');
  });
});

test('the nearest word is the one that was meant, or none', () => {
  expect(nearest('metropolis', ['metropolitan', 'humanitarian'])).toBe('metropolitan');
  expect(nearest('xyz', ['metropolitan'])).toBeUndefined();
});
