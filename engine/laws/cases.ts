import { seeded } from '../chance.ts';
import type { Kind } from '../game.ts';
import type { Title } from '../title.ts';
import type { Case, Evidence } from './law.ts';
import { ASIDE, GUIDED } from './moves.ts';

/** Over which tables, and how many games. */
export type Span = Pick<Evidence, 'configs' | 'seats' | 'games' | 'seed'>;

/**
 * Whole games for the laws about the game as a whole: in turn at random, guided by the rollout, and mixed;
 * now and then one that breaks off with an aside.
 */
export function* someCases<K extends Kind>(
  { game }: Title<K>,
  { configs, seats, games, seed }: Span,
): Generator<Case> {
  const chance = seeded(`cases ${seed}`);
  for (let i = 0; i < games; i++) {
    const config = configs[i % configs.length];
    const count = seats[Math.floor(i / configs.length) % seats.length] ?? game.seats.min;
    const longest = game.longest(game.parseConfig(config, { seats: count, ranked: false }), count);
    const guided = [0, 1, 0.5][i % 3] ?? 0;
    const choices = Array.from({ length: longest }, () =>
      chance.below(100) < guided * 100 ? GUIDED : chance.below(1_000_000),
    );
    if (i % 10 === 9) choices[chance.below(Math.min(longest, 20))] = ASIDE;
    yield { config, seats: count, seed: chance.below(1_000_000), choices };
  }
}
