import { expect, test } from 'vitest';
import type { TableOption } from '../../engine/game.ts';
import { changedIn } from './changed.ts';

const OPTIONS: readonly TableOption[] = [
  { name: 'mode', values: ['alone', 'together'], byDefault: 'alone', rule: 'X-1' },
  { name: 'packs', values: ['usual'], byDefault: 'usual', perSeat: ['A', 'B', 'C'], rule: 'X-2' },
  { name: 'price', values: [2, 3], byDefault: 2, rule: 'X-3' },
];

test('says what is not as usual, with its ruling, and nothing else', () => {
  const config = { mode: 'together', packs: ['C', 'A'], price: 2, more: 1 };
  expect(changedIn(OPTIONS, config, (name) => name)).toEqual([
    { text: 'mode: mode.together', rule: 'X-1' },
    { text: 'packs: packs.A, packs.C', rule: 'X-2' },
  ]);
  expect(changedIn(OPTIONS, undefined, (name) => name)).toEqual([]);
});
