import { expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { botSlap, reactionMs } from './bot.ts';

const FEATURES = ['color', 'shape', 'number'] as const;

test('[10.2] reactions lie around the median of the level and never below half a second', () => {
  const chance = seeded('reactions');
  for (const [level, median] of [
    ['easy', 1700],
    ['normal', 1200],
    ['hard', 850],
  ] as const) {
    const times = Array.from({ length: 4001 }, () => reactionMs(level, 2, chance)).sort((a, b) => a - b);
    expect(Math.abs((times[2000] ?? 0) - median)).toBeLessThan(median * 0.04);
    expect(times[0]).toBeGreaterThanOrEqual(500);
    // One sigma up: exp(0.35) times the median.
    expect((times[3366] ?? 0) / median).toBeCloseTo(1.42, 1);
    expect(times.every(Number.isInteger)).toBe(true);
  }
});

test('[10.2] a bot names a feature that agrees, misses some pairs and seldom slaps at nothing', () => {
  const chance = seeded('slaps');
  let missed = 0;
  let wrong = 0;
  for (let i = 0; i < 4000; i++) {
    const slap = botSlap(['shape'], FEATURES, 3, 'normal', chance);
    if (slap === null) missed++;
    else expect(slap.feature).toBe('shape');
    if (botSlap([], FEATURES, 3, 'normal', chance) !== null) wrong++;
  }
  expect(missed / 4000).toBeCloseTo(0.05, 1);
  expect(wrong / 4000).toBeGreaterThan(0.008);
  expect(wrong / 4000).toBeLessThan(0.023);
});
