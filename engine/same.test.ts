import { expect, test } from 'vitest';
import { hasAction, sameAction } from './same.ts';

test('the order of fields does not matter, their values do', () => {
  expect(sameAction({ type: 'move', to: 'S01' }, { to: 'S01', type: 'move' })).toBe(true);
  expect(sameAction({ type: 'move', to: 'S01' }, { type: 'move', to: 'S02' })).toBe(false);
  expect(sameAction({ type: 'name', all: [1, 2] }, { type: 'name', all: [2, 1] })).toBe(false);
});

test('a menu lists what equals one of its actions', () => {
  const options = [{ type: 'pass' }, { type: 'move', to: 'S01' }];
  expect(hasAction(options, { to: 'S01', type: 'move' })).toBe(true);
  expect(hasAction(options, { type: 'move' })).toBe(false);
});
