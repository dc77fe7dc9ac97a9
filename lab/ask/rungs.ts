import { at } from '../../engine/at.ts';
import { bestOf } from '../../engine/best.ts';
import { type Measured, MOST_LEVELS, type Rungs } from '../../engine/levels.ts';
import type { Ladder, Rated } from './ladder.ts';

/** So far apart are levels where luck allows it: two of three games that decide between them. */
const STEP = 175;
/** Closer than this nobody feels a difference. */
const LEAST_STEP = 80;
/** Wins seven of eight games that decide between it and random play: a newcomer's first opponent. */
const FLOOR = 340;

/**
 * Where levels should stand below a strongest bot of this rating, the weakest first: in equal steps from a
 * first opponent up, as many as luck leaves room for.
 */
export function targetsBelow(top: number): readonly number[] {
  const floor = Math.min(FLOOR, Math.max(0, top) / 3);
  const span = Math.max(0, top - floor);
  const steps = Math.max(span >= 2 * LEAST_STEP ? 2 : 1, Math.round(span / STEP));
  const count = Math.min(MOST_LEVELS - 1, steps);
  return Array.from({ length: count }, (_nothing, i) => floor + (span * i) / count);
}

/**
 * Which of the rated bots make good levels, the weakest first: from one that a newcomer can beat to the
 * strongest, in equal steps, as many as luck leaves room for.
 */
export function fittest({ anchor, bots }: Ladder): readonly Rated[] {
  const able = bots.filter(({ name, value }) => name !== anchor && value > 0);
  const top = bestOf(able, ({ value }) => value);
  const low = bestOf(able, ({ value }) => -Math.abs(value - Math.min(FLOOR, (top?.value ?? 0) / 3)));
  if (top === undefined || low === undefined || top === low) return able.slice(0, 1);
  const span = top.value - low.value;
  const steps = Math.max(span >= 2 * LEAST_STEP ? 2 : 1, Math.round(span / STEP));
  const last = Math.min(MOST_LEVELS - 1, steps, able.length - 1);
  const found = new Set([low, top]);
  for (let i = 1; i < last; i++) {
    const wanted = low.value + (span * i) / last;
    const between = able.filter(
      (one) => !found.has(one) && one.value > low.value && one.value < top.value && one.name !== anchor,
    );
    const next = bestOf(between, ({ value }) => -Math.abs(value - wanted));
    if (next !== undefined) found.add(next);
  }
  return [...found].sort((one, other) => one.value - other.value);
}

/** The bots of a ladder, in the order they were named, as the levels of a table. */
export function rungsOf({ bots, steps, anchor }: Ladder, measured: Rungs['measured']): Rungs {
  const figure = ({ value, low, high }: Rated): Measured | null =>
    low === null || high === null ? null : [Math.round(value), Math.round(low), Math.round(high)];
  const levels = bots.flatMap((bot, i) =>
    i === 0 || bot.name === anchor
      ? []
      : [{ bot: bot.name, rating: figure(bot), step: figure(at(steps, i - 1)) }],
  );
  return { levels, measured };
}
