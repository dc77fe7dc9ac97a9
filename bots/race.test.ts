import { expect, test } from 'vitest';
import { type Chance, seeded } from '../engine/chance.ts';
import { type Reflex, reflex } from '../room/testing/reflex.ts';
import { bareBoard, playMatch } from './match.ts';
import type { Player } from './player.ts';

/** Slaps at pairs, with a reaction of its own. */
const racer = (chance: Chance): Player<Reflex> => ({
  memory: null,
  live() {},
  decide({ phase, row }) {
    if (phase === 'ready') return { type: 'ready', trip: 0 };
    if (row.length < 2 || row.at(-1) !== row.at(-2)) return null;
    return { type: 'slap', card: row.length, reaction: 500 + chance.below(900), trip: 0 };
  },
});

test('equal bots win equally often, and what is counted is the reaction they had', () => {
  const { game } = reflex;
  const wins = [0, 0, 0];
  const config = game.parseConfig({ races: 900 }, { seats: 3, ranked: false });
  const players = wins.map((_none, seat) => racer(seeded(`racer ${seat}`)));
  const counted: number[] = [];
  playMatch(game, bareBoard(game, config, 3, seeded('match')), players, 1e6, (_actor, _action, events) => {
    for (const event of events) {
      if (event.type !== 'raced') continue;
      const [first] = event.order;
      if (first !== undefined) wins[first.seat] = (wins[first.seat] ?? 0) + 1;
      counted.push(...event.order.map(({ ms }) => ms));
    }
  });
  for (const won of wins) expect(Math.abs(won - 300)).toBeLessThan(60);
  expect(Math.min(...counted)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...counted)).toBeLessThan(1400);
});
