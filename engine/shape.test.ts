import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { actionTable } from './actions.ts';
import { BadInput } from './door.ts';
import {
  among,
  checked,
  counts,
  list,
  maybe,
  type Of,
  object,
  orElse,
  orNull,
  spelt,
  stringOr,
  telling,
  text,
  whole,
} from './shape.ts';

const TABLE = actionTable({
  lay: { card: among(['child', 'nurse']), onto: stringOr(among(['new']), whole(1, 9)) },
  pay: { amount: whole(0, 9), with: orElse(among(['money', 'skip']), 'money') },
  say: { words: text(5), attach: maybe(whole(1, 3)) },
  choose: [{ answer: among(['yes']) }, { owner: whole(0, 1), slot: whole(0, 3) }, { lane: whole(1, 5) }],
  edit: [
    { field: telling(['police']), value: whole(0, 2) },
    { field: telling(['ship', 'work']), value: among(['on', 'off']) },
  ],
  leave: {},
});
type Action = ReturnType<typeof TABLE.parse>;

const problem = (input: unknown): string => {
  try {
    return `fine: ${JSON.stringify(TABLE.parse(input))}`;
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
};

describe('one table of actions', () => {
  test('reads what it describes, its fields in the order of the table', () => {
    expect(JSON.stringify(TABLE.parse({ onto: 'new', card: 'child', type: 'lay' }))).toBe(
      '{"type":"lay","card":"child","onto":"new"}',
    );
    expect(TABLE.parse({ type: 'pay', amount: 3 })).toEqual({ type: 'pay', amount: 3, with: 'money' });
    expect(TABLE.parse({ type: 'say', words: 'hi' })).toStrictEqual({ type: 'say', words: 'hi' });
    expect(TABLE.parse({ type: 'choose', slot: 2, owner: 1 })).toEqual({ type: 'choose', owner: 1, slot: 2 });
    expect(TABLE.parse({ type: 'edit', field: 'work', value: 'on' })).toMatchObject({ value: 'on' });
    expect(TABLE.types).toEqual(['lay', 'pay', 'say', 'choose', 'edit', 'leave']);
  });

  test('says which field is wrong', () => {
    expect(problem({ type: 'fly' })).toBe('type: must be one of lay, pay, say, choose, edit, leave');
    expect(problem({ type: 'lay', card: 'child', onto: 0 })).toBe('onto: must be a whole number from 1 to 9');
    expect(problem({ type: 'leave', now: true })).toBe('now: unknown field');
    expect(problem({ type: 'choose', owner: 1 })).toBe('must have answer, owner and slot, or lane');
    expect(problem({ type: 'edit', field: 'tea', value: 1 })).toBe(
      'field: must be one of police, ship, work',
    );
    expect(problem({ type: 'edit', field: 'police', value: 'on' })).toMatch(/^value: must be a whole number/);
    expect(problem({ type: 'edit', field: 'police' })).toMatch(/^value: must be a whole number/);
    expect(problem(JSON.parse('{"type":"leave","__proto__":{}}'))).toBe('__proto__: unknown field');
  });

  test('gives the type of the actions', () => {
    expectTypeOf<Extract<Action, { type: 'lay' }>>().toEqualTypeOf<{
      readonly type: 'lay';
      readonly card: 'child' | 'nurse';
      readonly onto: 'new' | number;
    }>();
    expectTypeOf<Extract<Action, { type: 'say' }>>().toEqualTypeOf<{
      readonly type: 'say';
      readonly words: string;
      readonly attach?: number;
    }>();
  });

  test('whatever comes is read or turned away', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => void problem(input)),
      { seed: 1, numRuns: 500 },
    );
  });

  test('says the same as JSON Schema', () => {
    expect(TABLE.schema).toMatchObject({ anyOf: expect.arrayContaining([expect.anything()]) });
    expect(JSON.stringify(TABLE.schema)).toContain(
      '{"type":"object","properties":{"type":{"enum":["leave"]}},"required":["type"],"additionalProperties":false}',
    );
  });
});

describe('shapes', () => {
  const row = object({
    id: text(3),
    tags: list(among(['coast', 'hill']), 2),
    next: orNull(whole(0, 5)),
    copies: counts(['day', 'night'], 4),
  });

  test('rows name the field that is wrong by its whole path', () => {
    const good = { id: 'a', tags: ['coast'], next: null, copies: { day: 2 } };
    expect(row.read(good, 'rows[0]')).toEqual({ ...good, copies: { day: 2, night: 0 } });
    expect(() => row.read({ ...good, tags: ['sea'] }, 'rows[0]')).toThrow('rows[0].tags[0]: must be one of');
    expect(() => row.read({ ...good, copies: { dusk: 1 } }, 'r')).toThrow('r.copies.dusk: unknown field');
    expect(() => row.read({ ...good, id: undefined }, 'r')).toThrow('r.id: must be a text');
    expectTypeOf<Of<typeof row>['next']>().toEqualTypeOf<number | null>();
  });

  test('a check may say more than a schema can', () => {
    const even = checked(whole(0, 9), (value, field) => {
      if (value % 2 === 0) return value;
      throw new BadInput(field, 'must be even');
    });
    expect(even.read(4, 'x')).toBe(4);
    expect(() => even.read(3, 'x')).toThrow('x: must be even');
    const topic = spelt((input): input is `card-${number}` => /^card-\d+$/.test(input), 'must be card-N', {
      pattern: '^card-\\d+$',
    });
    expect(topic.read('card-7', 'x')).toBe('card-7');
    expect(() => topic.read(7, 'x')).toThrow('x: must be card-N');
  });
});
