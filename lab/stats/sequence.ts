import type { Interval, Spread } from './deals.ts';
import { ln } from './real.ts';

/**
 * Intervals that hold at every look at once: whoever stops when the picture is clear, or when the time is up, may use
 * them. The normal mixture of Robbins in its asymptotic form, which is why it begins at a hundred deals.
 */
export const FIRST_LOOK = 100;

/** Narrowest near `planned` deals; right for any number. */
export function sequence(spread: Spread, level: number, planned: number): Interval | undefined {
  if (spread.deals < FIRST_LOOK) return undefined;
  const half = halfWidth(spread, 1 - level, planned);
  return [spread.value - half, spread.value + half];
}

function halfWidth({ deviation, deals }: Spread, alpha: number, planned: number): number {
  const rate = rateOf(alpha, planned);
  const grown = deals * rate + 1;
  return deviation * Math.sqrt((grown / (deals * deals * rate)) * ln(grown / (alpha * alpha)));
}

/**
 * Logarithm of the evidence against "it is `none`": it exceeds ln(1 / alpha) exactly when the sequence at that level
 * excludes it. Evidence may be compared and averaged however the measures depend on each other.
 */
export function logEvidence(
  { value, deviation, deals }: Spread,
  none: number,
  alpha: number,
  planned: number,
): number {
  if (deals < FIRST_LOOK || value === none) return 0;
  // Every deal says the same: no luck is left that could explain it.
  if (deviation === 0) return Number.POSITIVE_INFINITY;
  const rate = rateOf(alpha, planned);
  const grown = deals * rate + 1;
  const steps = ((value - none) * deals) / deviation;
  return (rate * steps * steps) / (2 * grown) - ln(grown) / 2;
}

function rateOf(alpha: number, planned: number): number {
  const bits = -2 * ln(alpha);
  return (bits + ln(1 + bits)) / planned;
}
