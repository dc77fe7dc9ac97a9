import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { BadInput } from './door.ts';
import { checkSeats, readContent, readFirstSeat, readOptions, yesNo } from './table.ts';

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

test('what is chosen has the types of the options, but for those read apart', () => {
  const options = [
    { name: 'rounds', values: [2, 3], byDefault: 3, rule: 'X-1' },
    yesNo('storms', true, 'X-2'),
    { name: 'timer', values: ['none', 30], byDefault: 'none', rule: 'X-3', apart: true },
  ] as const;
  const { chosen, fields } = readOptions({ timer: 77 }, options);
  expect(chosen).toEqual({ rounds: 3, storms: true });
  expect(fields.timer).toBe(77);
  expectTypeOf(chosen).toEqualTypeOf<{ readonly rounds: 2 | 3; readonly storms: boolean }>();
});

test('a first seat goes with the host’s choice only', () => {
  const named = { seats: 3, option: 'firstPlayer', rule: 'X-4' };
  expect(readFirstSeat({ firstSeat: 2 }, true, named)).toBe(2);
  expect(readFirstSeat({}, false, named)).toBeNull();
  expect(() => readFirstSeat({ firstSeat: 3 }, true, named)).toThrow('firstSeat: must be a whole number');
  expect(() => readFirstSeat({}, true, named)).toThrow('firstSeat: must be a whole number');
  expect(() => readFirstSeat({ firstSeat: 1 }, false, named)).toThrow(
    'goes with firstPlayer: host only (X-4)',
  );
});

test('content is ours by name, or an owner’s', () => {
  const readOwn = (input: unknown): { id: unknown } => ({ id: input });
  for (const ours of [undefined, null, 'river']) expect(readContent(ours, 'river', readOwn)).toBe('river');
  expect(readContent('mine', 'river', readOwn)).toEqual({ id: 'mine' });
});
