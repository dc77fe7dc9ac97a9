import { at } from '../../engine/at.ts';
import {
  byDeal,
  type Column,
  differenceOf,
  exactBounds,
  FEWEST_DEALS,
  type Interval,
  type Spread,
  spreadOf,
} from '../stats/deals.ts';
import { type Verdict, verdictOf } from '../stats/families.ts';
import { exactSequence, logEvidence, sequence } from '../stats/sequence.ts';
import type { Stop } from './question.ts';

/** Why a figure has no interval; `untilEnd`: it is not over, and no interval would hold before. */
export type Lack = 'fewDeals' | 'rare' | 'never' | 'untilEnd';
export type Family = 'main' | 'guard' | 'browse';

/** One figure of a result: of an arm, or of an arm minus another on the same deals. */
export interface Estimate {
  readonly measure: string;
  readonly arm: string;
  readonly minus: string | null;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly level: number;
  /**
   * `byDeal`: the number of deals was fixed beforehand. `sequence`: holds at every look. `exact`: for what
   * is rare.
   */
  readonly method: 'byDeal' | 'sequence' | 'exact';
  readonly lacks: Lack | null;
  readonly deals: number;
  readonly family: Family;
  readonly target: Interval | null;
  readonly verdict: Verdict | null;
  /** Of those who were only browsed: it stands out among them. */
  readonly marked: boolean;
}

/** In fewer deals than this a thing is rare. */
const OFTEN = 10;

export interface Figure {
  readonly spread: Spread | undefined;
  readonly interval: Interval | undefined;
  readonly method: Estimate['method'];
  readonly lacks: Lack | null;
}

export function figureOf(column: Column, stop: Stop, level: number): Figure {
  const spread = spreadOf(column);
  if (spread === undefined) return { spread, interval: undefined, method: 'exact', lacks: 'never' };
  const times = column.sums.filter((sum) => sum !== 0).length;
  if (!isShare(column)) {
    const isRare = times < OFTEN && spread.deals >= FEWEST_DEALS;
    return isRare
      ? { spread, interval: undefined, method: 'exact', lacks: 'rare' }
      : usual(spread, stop, level);
  }
  const misses = column.sums.filter((sum, deal) => sum !== at(column.of, deal)).length;
  if (Math.min(times, misses) >= OFTEN) return usual(spread, stop, level);
  // The share of deals that have it at all; a game of such a deal is one of several.
  const [low, high] = rareBounds(Math.min(times, misses), spread.deals, stop, level);
  const each = low / gamesOf(column);
  return {
    spread,
    interval: times <= misses ? [each, high] : [1 - high, 1 - each],
    method: 'exact',
    lacks: null,
  };
}

export function changeOf(b: Column, a: Column, stop: Stop, level: number): Figure {
  const spread = differenceOf(b, a);
  if (spread === undefined) return { spread, interval: undefined, method: 'exact', lacks: 'never' };
  const steps = b.sums.map((sum, deal) => sum - at(a.sums, deal));
  const more = steps.filter((step) => step > 0).length;
  const less = steps.filter((step) => step < 0).length;
  if (more + less >= OFTEN) return usual(spread, stop, level);
  if (!isShare(a) || !isShare(b)) {
    const lacks = spread.deals < FEWEST_DEALS ? 'fewDeals' : 'rare';
    return { spread, interval: undefined, method: 'exact', lacks };
  }
  const each = 1 - (1 - level) / 2;
  const [, up] = rareBounds(more, spread.deals, stop, each);
  const [, down] = rareBounds(less, spread.deals, stop, each);
  return { spread, interval: [-down, up], method: 'exact', lacks: null };
}

/** Evidence that it is not `none`, as a logarithm; what has no spread says nothing. */
export const evidenceFor = ({ spread }: Figure, none: number, planned: number): number =>
  spread === undefined ? 0 : logEvidence(spread, none, 0.05, planned);

export function estimateOf(
  { spread, interval, method, lacks }: Figure,
  about: Pick<Estimate, 'measure' | 'arm' | 'minus' | 'family' | 'level' | 'target'>,
  marked = false,
): Estimate {
  const { target } = about;
  return {
    measure: about.measure,
    arm: about.arm,
    minus: about.minus,
    value: spread?.value ?? null,
    low: interval?.[0] ?? null,
    high: interval?.[1] ?? null,
    level: about.level,
    method,
    lacks,
    deals: spread?.deals ?? 0,
    family: about.family,
    target,
    verdict: target === null || interval === undefined ? null : verdictOf(interval, target),
    marked,
  };
}

function usual(spread: Spread, stop: Stop, level: number): Figure {
  const isFixed = 'deals' in stop;
  const interval = isFixed ? byDeal(spread, level) : sequence(spread, level, stop.planned);
  const lacks = interval === undefined ? 'fewDeals' : null;
  return { spread, interval, method: isFixed ? 'byDeal' : 'sequence', lacks };
}

const rareBounds = (times: number, deals: number, stop: Stop, level: number): Interval =>
  'deals' in stop ? exactBounds(times, deals, level) : exactSequence(times, deals, level);

/** Nothing beyond one for each game. */
const isShare = ({ sums, of }: Column): boolean =>
  sums.every((sum, deal) => sum >= 0 && sum <= at(of, deal)) && of.every((games) => games === at(of, 0));

const gamesOf = ({ of }: Column): number => Math.max(1, ...of);
