import { describe, expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { playout } from '../engine/playout.ts';
import { titles } from '../games/index.ts';
import { checkMeasure, meaningOf } from './ask/meaning.ts';
import { meaningsOf } from './meaning.ts';

describe.each(Object.values(titles).map((title) => [title.game.id, title] as const))('%s', (id, title) => {
  test('every measure has a meaning, and none is called like one that every game has', async () => {
    const { game } = title;
    const meanings = await meaningsOf(id);
    const common = /^(actions|winners|ended\..*|seat\..*)$/;
    for (let i = 0; i < 8; i++) {
      const seats = i % 2 === 0 ? game.seats.min : game.seats.max;
      const out: { readonly type: string }[] = [];
      const config = game.parseConfig({}, { seats, ranked: false });
      const { state } = playout(game, config, seats, seeded(`meaning ${i}`), undefined, { out });
      const names = Object.keys(title.measure(state, out));
      expect(names.filter((name) => meaningOf(meanings, name) === undefined)).toEqual([]);
      expect(names.filter((name) => common.test(name))).toEqual([]);
    }
  });
});

test('a meaning says what stands for the star; an unknown measure is told before anything is played', () => {
  const meanings = { 'block.*.did': 'blocked *', turns: 'turns' };
  expect(meaningOf(meanings, 'block.SM-CRA.did')).toBe('blocked SM-CRA');
  expect(() => checkMeasure(meanings, 'turns/block.X.did', 'main')).not.toThrow();
  expect(() => checkMeasure(meanings, 'turns/truns', 'main')).toThrow('main: there is no measure "truns"');
});
