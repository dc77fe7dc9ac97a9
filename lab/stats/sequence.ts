import { ln } from '../../engine/real.ts';
import type { Interval, Spread } from './deals.ts';
import { zeroOf } from './real.ts';

/**
 * Intervals that hold at every look at once: whoever stops when the picture is clear, or when the time is
 * up, may use them. The normal mixture of Robbins in its asymptotic form, which is why it begins at a
 * hundred deals.
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
 * Logarithm of the evidence against "it is `none`": it exceeds ln(1 / alpha) exactly when the sequence at
 * that level excludes it. Evidence may be compared and averaged however the measures depend on each other.
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

/**
 * Bounds of a share seen `times` in `deals`, at every look at once and from the first deal on: the mixture
 * over all shares alike. Wide, but right also for what hardly ever happens.
 */
export function exactSequence(times: number, deals: number, level: number): Interval {
  if (deals === 0) return [0, 1];
  let mixture = -ln(deals + 1);
  for (let i = 1; i <= times; i++) mixture -= ln((deals - i + 1) / i);
  const most = -ln(1 - level);
  // How much better the mixture tells what was seen than the share p does.
  const better = (p: number): number =>
    mixture - (times > 0 ? times * ln(p) : 0) - (times < deals ? (deals - times) * ln(1 - p) : 0);
  const seen = times / deals;
  return [
    times === 0 ? 0 : zeroOf((p) => most - better(p), 0, seen),
    times === deals ? 1 : zeroOf((p) => better(p) - most, seen, 1),
  ];
}

function rateOf(alpha: number, planned: number): number {
  const bits = -2 * ln(alpha);
  return (bits + ln(1 + bits)) / planned;
}
