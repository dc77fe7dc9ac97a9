import { at } from '../../engine/at.ts';
import { exp, ln } from '../../engine/real.ts';
import { normalQuantile, tQuantile, zeroOf } from './real.ts';

/**
 * The unit of evidence is the deal. A column holds for each deal the sum of a measure over the games of its
 * block, and what it is divided by: games that have it, or another measure.
 */
export interface Column {
  readonly sums: readonly number[];
  readonly of: readonly number[];
}

/** A figure, and how much one deal may move it: the standard error is `deviation` / √deals. */
export interface Spread {
  readonly value: number;
  readonly deviation: number;
  readonly deals: number;
}

export type Interval = readonly [low: number, high: number];

/** Below this no interval by deals is given. */
export const FEWEST_DEALS = 30;
/** From here on the normal distribution will do. */
const MANY_DEALS = 200;

/** Quotient of sums; undefined where there is nothing to divide by. */
export function spreadOf(column: Column): Spread | undefined {
  const value = quotient(column);
  return value === undefined ? undefined : spread(value, pullsOf(column, value));
}

/** B minus A on the same deals. What both owe to the deal falls out. */
export function differenceOf(b: Column, a: Column): Spread | undefined {
  const [ofB, ofA] = [quotient(b), quotient(a)];
  if (ofB === undefined || ofA === undefined) return undefined;
  const theirs = pullsOf(a, ofA);
  return spread(
    ofB - ofA,
    pullsOf(b, ofB).map((pull, deal) => pull - at(theirs, deal)),
  );
}

/** By deals, for a number of deals that was fixed beforehand; undefined if they are too few. */
export function byDeal({ value, deviation, deals }: Spread, level: number): Interval | undefined {
  if (deals < FEWEST_DEALS) return undefined;
  const share = 1 - (1 - level) / 2;
  const quantile = deals < MANY_DEALS ? tQuantile(share, deals - 1) : normalQuantile(share);
  const half = (quantile * deviation) / Math.sqrt(deals);
  return [value - half, value + half];
}

/** Bounds of a share seen `times` in `deals` (Clopper and Pearson): they hold also for what is rare. */
export function exactBounds(times: number, deals: number, level: number): Interval {
  const tail = (1 - level) / 2;
  const low = times === 0 ? 0 : zeroOf((p) => 1 - atMost(times - 1, deals, p) - tail, 0, 1);
  const high = times === deals ? 1 : zeroOf((p) => tail - atMost(times, deals, p), 0, 1);
  return [low, high];
}

/**
 * Bounds of a quantile of one value per deal: two of the values themselves, by rank. They hold for any
 * distribution, and need no luck of their own as drawing the deals anew would.
 */
export function quantileBounds(
  values: readonly number[],
  share: number,
  level: number,
): Interval | undefined {
  const deals = values.length;
  if (deals < FEWEST_DEALS) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const tail = (1 - level) / 2;
  let low = 0;
  while (low + 1 < deals && atMost(low, deals, share) <= tail) low++;
  let high = low;
  while (high + 1 < deals && atMost(high, deals, share) < 1 - tail) high++;
  return [at(sorted, Math.max(0, low - 1)), at(sorted, high)];
}

/** The smallest value that so large a share does not exceed. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return at(sorted, Math.max(0, Math.ceil(share * sorted.length) - 1));
}

export const sumOf = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};

function quotient({ sums, of }: Column): number | undefined {
  const whole = sumOf(of);
  return whole === 0 ? undefined : sumOf(sums) / whole;
}

/** What each deal adds to the quotient, to first order; they add up to nothing. */
function pullsOf({ sums, of }: Column, value: number): number[] {
  const mean = sumOf(of) / of.length;
  return sums.map((sum, deal) => (sum - value * at(of, deal)) / mean);
}

function spread(value: number, pulls: readonly number[]): Spread {
  const deals = pulls.length;
  const squares = sumOf(pulls.map((pull) => pull * pull));
  return { value, deviation: Math.sqrt(squares / Math.max(1, deals - 1)), deals };
}

/** The chance of at most so many in so many tries. */
function atMost(times: number, tries: number, p: number): number {
  if (p <= 0) return 1;
  if (p >= 1) return times >= tries ? 1 : 0;
  let term = tries * ln(1 - p);
  let sum = exp(term);
  for (let i = 1; i <= times; i++) {
    term += ln((((tries - i + 1) / i) * p) / (1 - p));
    sum += exp(term);
  }
  return sum;
}
