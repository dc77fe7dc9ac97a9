import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { playout } from '../engine/playout.ts';
import { weighedSum, weighted } from '../engine/weights.ts';
import { titles } from '../games/index.ts';

test.each(Object.values(titles).filter(({ judgement }) => judgement !== undefined))(
  '$game.id: weights of one change nothing, another weight changes the judgement by its part',
  ({ game, judgement }) => {
    const bare = judgement?.bare ?? expect.fail('no judgement');
    const seats = game.seats.min;
    const config = game.parseConfig({}, { seats, ranked: false });
    let looked = 0;
    playout(game, config, seats, seeded('weights'), undefined, {
      onAction(_actor, _action, state) {
        if (looked >= 40 || game.outcome(state) !== undefined) return;
        looked++;
        const parts = bare.features?.(state, 0) ?? {};
        expect(weighedSum(parts, {})).toBeCloseTo(bare.evaluate(state, 0), 9);
        for (const [name, part] of Object.entries(parts)) {
          const doubled = weighted(bare, { [name]: 2 });
          const sum = Math.min(1, Math.max(0, weighedSum(parts, {}) + part));
          expect(doubled.evaluate(state, 0)).toBeCloseTo(sum, 9);
          expect(doubled.features?.(state, 0)[name]).toBeCloseTo(2 * part, 12);
        }
      },
    });
    expect(looked).toBeGreaterThan(5);
    expect(weighted(bare, {})).toBe(bare);
  },
);
