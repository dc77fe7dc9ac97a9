import { at } from '../../engine/at.ts';
import type { Kind } from '../../engine/game.ts';
import type { Measured } from '../../engine/levels.ts';
import { type Values, weighted } from '../../engine/weights.ts';
import type { Progress } from '../progress.ts';
import { byDeal, spreadOf } from '../stats/deals.ts';
import { fitted } from './fit.ts';
import { type Course, type Pair, pairsOf, sharesOf } from './pairs.ts';

/** How much is played. */
export interface Plan {
  /** Deals to learn from, in so many generations: each is played with what was learnt before. */
  readonly deals: number;
  readonly generations: number;
  /** Fresh deals on which the weights are judged. */
  readonly judged: number;
}

/** What was played so far, and where it is written down. */
export interface Notes {
  readonly pairs: ReadonlyMap<number, readonly Pair[]>;
  readonly gains: ReadonlyMap<number, number>;
  addPairs(deal: number, pairs: readonly Pair[]): void;
  addGain(deal: number, gain: number): void;
}

export interface Trained {
  readonly values: Values;
  readonly pairs: number;
  /** In games of a hundred, over the deals that were judged; null where they are too few. */
  readonly gain: Measured | null;
  readonly judged: number;
  /** It may take the place of the weights before: surely better on deals that nothing was fitted on. */
  readonly isBetter: boolean;
  /** Somebody said stop before it was done. */
  readonly isCut: boolean;
}

const LEVEL = 0.95;

/**
 * Learns weights, then judges them: one bot with them among those with the weights before, each deal from
 * every chair, less what the same chair wins in the same deal with the weights before. The same course and
 * plan come to the same weights, interrupted or not.
 */
export async function train<K extends Kind>(
  course: Course<K>,
  plan: Plan,
  notes: Notes,
  isOver: () => boolean,
  bar: Pick<Progress, 'show'>,
): Promise<Trained> {
  const { title, seats } = course;
  const bare = title.judgement?.bare ?? title.brain;
  const before = title.judgement?.weights.values ?? {};
  const games = seats + 1;
  const whole = plan.deals + games * plan.judged;
  let values = before;
  const pairs: Pair[] = [];
  for (let deal = 0; deal < plan.deals; deal++) {
    if (isOver()) return cutShort(values, pairs);
    let taught = notes.pairs.get(deal);
    if (taught === undefined) {
      taught = pairsOf(course, values, deal);
      notes.addPairs(deal, taught);
      await breath();
    }
    pairs.push(...taught);
    bar.show(deal + 1, whole);
    const isLast = (deal + 1) % Math.ceil(plan.deals / plan.generations) === 0 || deal + 1 === plan.deals;
    if (isLast) values = fitted(pairs, before);
  }
  const fresh: Course<K> = { ...course, seed: `${course.seed}/fresh` };
  const theirs = weighted(bare, before);
  const mine = weighted(bare, values);
  const gains: number[] = [];
  for (let deal = 0; deal < plan.judged; deal++) {
    if (isOver()) return { ...cutShort(values, pairs), ...gainOf(gains), isBetter: false };
    let gain = notes.gains.get(deal);
    if (gain === undefined) {
      gain = gainIn(fresh, theirs, mine, deal);
      notes.addGain(deal, gain);
      await breath();
    }
    gains.push(gain);
    bar.show(plan.deals + games * (deal + 1), whole);
  }
  return { values, pairs: pairs.length, isCut: false, ...gainOf(gains) };
}

const cutShort = (values: Values, pairs: readonly Pair[]): Trained => ({
  values,
  pairs: pairs.length,
  gain: null,
  judged: 0,
  isBetter: false,
  isCut: true,
});

/** How much more a chair wins by the other judgement, on average over the chairs of this deal. */
function gainIn<K extends Kind>(
  course: Course<K>,
  theirs: Course<K>['title']['brain'],
  mine: Course<K>['title']['brain'],
  deal: number,
): number {
  const usual = new Array<typeof theirs>(course.seats).fill(theirs);
  const par = sharesOf(course, usual, deal);
  let gain = 0;
  for (let chair = 0; chair < course.seats; chair++)
    gain += at(sharesOf(course, usual.with(chair, mine), deal), chair) - at(par, chair);
  return gain / course.seats;
}

function gainOf(gains: readonly number[]): Pick<Trained, 'gain' | 'judged' | 'isBetter'> {
  const judged = gains.length;
  const spread = spreadOf({ sums: gains, of: gains.map(() => 1) });
  const interval = spread === undefined ? undefined : byDeal(spread, LEVEL);
  if (spread === undefined || interval === undefined) return { gain: null, judged, isBetter: false };
  const gain: Measured = [inHundred(spread.value), inHundred(interval[0]), inHundred(interval[1])];
  return { gain, judged, isBetter: interval[0] > 0 };
}

const inHundred = (share: number): number => Math.round(1000 * share) / 10;

/** Whoever says stop is heard between two deals. */
const breath = (): Promise<void> => new Promise((yes) => setImmediate(yes));
