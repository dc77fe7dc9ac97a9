import { expect, test } from 'vitest';
import { ACTIONS } from './action.ts';

test('[6.1] Money is the default way to pay', () => {
  expect(ACTIONS.parse({ type: 'buy', owner: 1, slot: 'A1' })).toEqual({
    type: 'buy',
    owner: 1,
    slot: 'A1',
    pay: 'money',
  });
});

test.each([
  [{ type: 'fly' }, 'type'],
  [{ type: 'buy', owner: 6, slot: 'A1' }, 'owner'],
  [{ type: 'buy', owner: 1, slot: 'E1' }, 'slot'],
  [{ type: 'sell', card: 'DOC-22' }, 'card'],
  [{ type: 'lane', lane: 0 }, 'lane'],
  [{ type: 'tradeMoney', sets: -1 }, 'sets'],
  [{ type: 'tradeMoney', sets: 1.5 }, 'sets'],
  [{ type: 'choose' }, ''],
  [{ type: 'choose', lane: 1, player: 2 }, ''],
  [{ type: 'forfeit', now: true }, 'now'],
  ['forfeit', ''],
])('[6.5] %j is malformed', (input, field) => {
  expect(() => ACTIONS.parse(input)).toThrow(expect.objectContaining({ name: 'BadInput', field }));
});
