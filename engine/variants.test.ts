import { describe, expect, expectTypeOf, test } from 'vitest';
import { maybe, type Of, telling, text, whole } from './shape.ts';
import { either } from './variants.ts';

const card = either([
  { kind: telling(['police']), fine: whole(1, 9), note: maybe(text(5)) },
  { kind: telling(['ship', 'train']), price: whole(1, 9) },
]);

describe('one of several lists of fields', () => {
  test('is chosen by the field that tells', () => {
    expect(card.read({ fine: 3, kind: 'police' }, 'cards[0]')).toEqual({ kind: 'police', fine: 3 });
    expect(card.read({ kind: 'train', price: 2 }, 'cards[0]')).toEqual({ kind: 'train', price: 2 });
    expectTypeOf<Of<typeof card>>().toEqualTypeOf<
      | { readonly kind: 'police'; readonly fine: number; readonly note?: string }
      | { readonly kind: 'ship' | 'train'; readonly price: number }
    >();
  });

  test.each([
    ['cards[0].kind: must be one of police, ship, train', { kind: 'bus', price: 2 }],
    ['cards[0].price: unknown field', { kind: 'police', fine: 3, price: 2 }],
    ['cards[0].fine: must be a whole number', { kind: 'police' }],
    ['cards[0].colour: unknown field', { kind: 'police', fine: 3, colour: 'red' }],
    ['cards[0]: must be an object', 'police'],
  ])('and says what is wrong: %s', (problem, input) => {
    expect(() => card.read(input, 'cards[0]')).toThrow(problem);
  });

  test('or by the names that are there', () => {
    const choice = either([{ lane: whole(0, 3) }, { owner: whole(0, 3), slot: whole(0, 3) }]);
    expect(choice.read({ slot: 1, owner: 2 }, 'x')).toEqual({ owner: 2, slot: 1 });
    expect(() => choice.read({ owner: 2 }, 'x')).toThrow('x: must have lane, or owner and slot');
  });
});
