import { expect, test } from 'vitest';
import { title as ferry } from '../games/_template/index.ts';
import { migrate, versionOf } from './versions.ts';

const game = {
  ...ferry.game,
  migrations: [(old: { a: number }) => ({ b: old.a + 1 }), (old: { b: number }) => ({ c: old.b * 10 })],
};

test('lifts a state step by step from the version it was stored with', () => {
  expect(versionOf(game)).toBe(2);
  expect(migrate(game, { a: 1 }, 0)).toEqual({ c: 20 });
  expect(migrate(game, { b: 5 }, 1)).toEqual({ c: 50 });
  expect(migrate(game, { c: 7 }, 2)).toEqual({ c: 7 });
});

test('a version from the future, or none, stops at once', () => {
  for (const version of [3, -1, 0.5, Number.NaN]) {
    expect(() => migrate(game, {}, version)).toThrow(/ferry knows 0 to 2/);
  }
});
