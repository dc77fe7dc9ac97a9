import { expect, expectTypeOf, test } from 'vitest';
import { BadInput } from './door.ts';
import { among, type Of, orElse, whole } from './shape.ts';
import { tagged } from './tagged.ts';

const EFFECT = tagged('do', {
  take: { money: whole(0, 9) },
  share: { of: among(['cards', 'coins']), each: orElse(whole(1, 3), 1) },
  rest: {},
});

const problem = (input: unknown): string => {
  try {
    return `fine: ${JSON.stringify(EFFECT.read(input, 'effects[0]'))}`;
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
};

test('the tag says which fields there are', () => {
  expect(problem({ money: 2, do: 'take' })).toBe('fine: {"do":"take","money":2}');
  expect(problem({ do: 'share', of: 'cards' })).toBe('fine: {"do":"share","of":"cards","each":1}');
  expect(problem({ do: 'rest' })).toBe('fine: {"do":"rest"}');
});

test('and which are wrong', () => {
  expect(problem(7)).toBe('effects[0]: must be an object');
  expect(problem({ do: 'win' })).toBe('effects[0].do: must be one of take, share, rest');
  expect(problem({ do: 'take', money: 10 })).toBe('effects[0].money: must be a whole number from 0 to 9');
  expect(problem({ do: 'rest', money: 1 })).toBe('effects[0].money: unknown field');
});

test('its type is the union of all of them', () => {
  expectTypeOf<Of<typeof EFFECT>>().toEqualTypeOf<
    | { readonly do: 'take'; readonly money: number }
    | { readonly do: 'share'; readonly of: 'cards' | 'coins'; readonly each: number }
    | { readonly do: 'rest' }
  >();
});

test('the schema names each of them', () => {
  const { anyOf } = EFFECT.schema;
  expect(Array.isArray(anyOf) && anyOf.map((one) => one.properties.do)).toEqual([
    { enum: ['take'] },
    { enum: ['share'] },
    { enum: ['rest'] },
  ]);
});
