import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seeded } from '../../engine/chance.ts';
import { titles } from '../../games/index.ts';
import { diff, patch } from './delta.ts';

/** As they come over a line: JSON knows no -0. */
const json = fc
  .jsonValue({ depthSize: 'small' })
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);

test('patch(old, diff(old, new)) is new, for any two JSON values', () => {
  fc.assert(
    fc.property(json, json, (old, now) => {
      expect(patch(old, diff(old, now))).toEqual(now);
    }),
    { numRuns: 2000 },
  );
});

test('also where the new value is the old one with a part changed', () => {
  const members = fc.array(fc.record({ id: fc.nat(9), cards: fc.array(fc.nat(3), { maxLength: 5 }) }));
  fc.assert(
    fc.property(members, members, fc.nat(9), (old, more, cut) => {
      const now = [...old.slice(0, cut), ...more.slice(0, 2), ...old.slice(cut + 1)];
      expect(patch(old, diff(old, now))).toEqual(now);
      expect(diff(now, structuredClone(now))).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

test('a delta survives JSON and never changes the old value', () => {
  const old = { a: [1, 2, 3], b: { c: null }, d: 'x' };
  const now = { a: [1, 3], b: { c: null, e: [0] }, f: {} };
  const kept = structuredClone(old);
  expect(patch(old, JSON.parse(JSON.stringify(diff(old, now))))).toEqual(now);
  expect(old).toEqual(kept);
});

test.each(Object.keys(titles))('the views of %s keep the law on random play, for every seat', (id) => {
  const game = titles[id]?.game ?? expect.fail();
  const chance = seeded(`delta ${id}`);
  for (let match = 0; match < 5; match++) {
    const seats = game.seats.min;
    const state = game.setup(game.parseConfig({}, { seats, ranked: false }), seats, {
      chance,
      at: 0,
      reveal() {},
    });
    const viewers = [...Array(seats).keys(), 'public' as const];
    let views = viewers.map((viewer) => game.view(state, viewer));
    for (;;) {
      const { must, window } = game.awaiting(state);
      const [seat] = must;
      if (seat === undefined && window === undefined) break;
      const options = seat === undefined ? [] : game.options(state, seat);
      const action = options[chance.below(Math.max(1, options.length))] ?? window?.closes;
      if (action === undefined) break;
      game.apply(state, seat ?? 'clock', action, { chance, at: 0, reveal() {} });
      const next = viewers.map((viewer) => game.view(state, viewer));
      for (const [i, view] of next.entries()) expect(patch(views[i], diff(views[i], view))).toEqual(view);
      views = next;
    }
  }
});
