import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anObject,
  BadInput,
  fieldOf,
  listOf,
  oneOf,
  onlyFields,
  shortText,
  typed,
  wholeNumber,
} from './door.ts';

const problem = (read: () => unknown): { field: string; message: string } | undefined => {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return { field: error.field, message: error.message };
    throw error;
  }
};

describe('whatever comes, each reader gives a value of its kind or BadInput', () => {
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true });
  const readers: Readonly<Record<string, (input: unknown) => boolean>> = {
    anObject: (input) => typeof anObject(input) === 'object',
    oneOf: (input) => ['a', 1, true].includes(oneOf(input, ['a', 1, true], 'x')),
    wholeNumber: (input) => Number.isInteger(wholeNumber(input, -3, 3, 'x')),
    shortText: (input) => shortText(input, 5, 'x').length <= 5,
    listOf: (input) => listOf(input, 3, 'x', (item) => item).length <= 3,
    typed: (input) => typed(input, { go: ['to'], stay: [] }).type in { go: 1, stay: 1 },
  };
  test.each(Object.entries(readers))('%s', (_name, read) => {
    fc.assert(
      fc.property(anything, (input) => {
        let fine: boolean | undefined;
        if (problem(() => (fine = read(input))) === undefined) expect(fine).toBe(true);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

test('says which field is wrong', () => {
  expect(problem(() => anObject([], 'seats'))).toEqual({
    field: 'seats',
    message: 'seats: must be an object',
  });
  expect(problem(() => anObject(null))).toEqual({ field: '', message: 'must be an object' });
  expect(problem(() => onlyFields({ a: 1, b: 2 }, ['a'], 'x'))?.field).toBe('x.b');
  expect(problem(() => listOf([1, 'no'], 5, 'x', (item, at) => wholeNumber(item, 0, 9, at)))?.field).toBe(
    'x[1]',
  );
  expect(problem(() => typed({ type: 'go', too: 1 }, { go: ['to'] }))?.field).toBe('too');
  expect(problem(() => typed({ type: 'fly' }, { go: [] }))?.message).toBe('type: must be one of go');
});

test('only own properties are fields', () => {
  expect(fieldOf({}, 'constructor')).toBeUndefined();
  expect(fieldOf(JSON.parse('{"__proto__": 1}'), '__proto__')).toBe(1);
  expect(problem(() => typed({ type: 'constructor' }, { go: [] }))?.field).toBe('type');
  expect(problem(() => typed(JSON.parse('{"type": "go", "__proto__": {}}'), { go: [] }))?.field).toBe(
    '__proto__',
  );
});

test('numbers are whole, in range, and never -0', () => {
  expect(Object.is(wholeNumber(-0, 0, 1, 'x'), 0)).toBe(true);
  for (const wrong of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 4, -1, '1', 1n, null]) {
    expect(problem(() => wholeNumber(wrong, 0, 3, 'x'))?.field).toBe('x');
  }
});

test('texts and lists have limits', () => {
  expect(shortText('ab', 2, 'x')).toBe('ab');
  expect(problem(() => shortText('abc', 2, 'x'))?.field).toBe('x');
  expect(problem(() => shortText('', 2, 'x'))?.field).toBe('x');
  expect(problem(() => listOf([1, 2], 1, 'x', (item) => item))?.message).toMatch(/at most 1/);
  expect(problem(() => listOf('no', 1, 'x', (item) => item))?.message).toMatch(/must be a list/);
});
