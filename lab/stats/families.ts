import { at } from '../../engine/at.ts';
import { ln } from '../../engine/real.ts';
import type { Interval } from './deals.ts';

/** How sure we want to be of everything said in one sentence. */
export const LEVEL = 0.95;

/** So many intervals hold all at once if each holds at this level. */
export const levelOfEach = (many: number): number => 1 - (1 - LEVEL) / Math.max(1, many);

export type Verdict = 'inside' | 'outside' | 'open';

/** Where an interval lies to a band; a band of one point is left, never entered. */
export function verdictOf([low, high]: Interval, [from, to]: Interval): Verdict {
  if (high < from || low > to) return 'outside';
  return low >= from && high <= to ? 'inside' : 'open';
}

/**
 * Which of many questions stand out, so that of those marked at most a share of 5 % is marked for nothing,
 * however they depend on each other (e-BH). Takes the logarithm of each one's evidence.
 */
export function marked(logs: readonly number[], alpha = 1 - LEVEL): boolean[] {
  const order = [...logs.keys()].sort((a, b) => at(logs, b) - at(logs, a));
  let many = 0;
  order.forEach((which, place) => {
    if (at(logs, which) >= ln(logs.length / ((place + 1) * alpha))) many = place + 1;
  });
  const found = new Set(order.slice(0, many));
  return logs.map((_log, which) => found.has(which));
}
