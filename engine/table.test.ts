import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadInput } from './door.ts';
import { checkSeats, readOptions } from './table.ts';

const OPTIONS = [
  { name: 'rounds', values: [2, 3], byDefault: 3, rule: 'X-1' },
  { name: 'storms', values: [true, false], byDefault: true, rule: 'X-2' },
] as const;

test('a missing choice is at its default', () => {
  for (const nothing of [undefined, null, {}]) {
    expect(readOptions(nothing, OPTIONS).chosen).toEqual({ rounds: 3, storms: true });
  }
  expect(readOptions({ rounds: 2 }, OPTIONS).chosen).toEqual({ rounds: 2, storms: true });
});

test('unknown names and values are refused with the field', () => {
  expect(() => readOptions({ round: 2 }, OPTIONS)).toThrow('round: unknown field');
  expect(() => readOptions({ rounds: '2' }, OPTIONS)).toThrow('rounds: must be one of 2, 3');
  expect(() => readOptions([], OPTIONS)).toThrow(BadInput);
  expect(readOptions({ deck: 'mine' }, OPTIONS, ['deck']).fields.deck).toBe('mine');
});

test('whatever comes is read or turned away', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      try {
        expect(Object.keys(readOptions(input, OPTIONS).chosen)).toEqual(['rounds', 'storms']);
      } catch (error) {
        expect(error).toBeInstanceOf(BadInput);
      }
    }),
    { seed: 1 },
  );
});

test('the number of seats is checked, with the clause', () => {
  const seats = { min: 2, max: 4 };
  const check = (count: number) => () => checkSeats({ seats: count, ranked: false }, seats, 'X-1');
  for (const fine of [2, 3, 4]) expect(check(fine)).not.toThrow();
  for (const wrong of [0, 1, 5, 2.5, Number.NaN])
    expect(check(wrong)).toThrow('seats: this game is for 2 to 4 seats (X-1)');
  expect(() => checkSeats({ seats: 3, ranked: false }, { min: 2, max: 2 }, 'X-1')).toThrow('for 2 seats');
});
