import { describe, expect, test } from 'vitest';
import { type Chance, seeded } from '../../engine/chance.ts';
import {
  byDeal,
  type Column,
  differenceOf,
  exactBounds,
  type Interval,
  quantileBounds,
  spreadOf,
} from './deals.ts';
import { marked } from './families.ts';
import { exactSequence, logEvidence, sequence } from './sequence.ts';

/** Effects are planted, so the truth is known; then it is counted how often an interval holds it. */
const IS_LONG = process.env.CROSSINGS_LONG === '1';
/** In points of a hundred. The bar is 400 experiments within ± 2; more of them show a bias sooner. */
const REPEATS = IS_LONG ? 2000 : 400;
const TOLERANCE = IS_LONG ? 0.015 : 0.025;

const chanceOf = (chance: Chance): number => chance.below(1_000_000) / 1_000_000;
const holds = (interval: Interval | undefined, truth: number): boolean =>
  interval !== undefined && interval[0] <= truth && truth <= interval[1];

/** Two arms on the same deals: half of the luck is the deal's, half is their own. */
function deals(chance: Chance, many: number, effect: number): { a: Column; b: Column } {
  const of = new Array<number>(many).fill(1);
  const a: number[] = [];
  const b: number[] = [];
  for (let i = 0; i < many; i++) {
    const common = chance.below(2) === 0;
    const toss = chanceOf(chance);
    a.push(toss < 0.4 ? 1 : 0);
    b.push((common ? toss : chanceOf(chance)) < 0.4 + effect / 100 ? 1 : 0);
  }
  return { a: { sums: a, of }, b: { sums: b, of } };
}

const share = (found: number): number => found / REPEATS;

describe('by deals, the number of deals fixed beforehand', () => {
  const cases = [0, 2, 5, 10].flatMap((effect) => [200, 1000].map((many) => [effect, many] as const));
  test.each(cases)('a difference of %i points, %i deals', (effect, many) => {
    let held = 0;
    for (let i = 0; i < REPEATS; i++) {
      const { a, b } = deals(seeded(`fixed ${effect} ${many} ${i}`), many, effect);
      const spread = differenceOf(b, a);
      if (spread !== undefined && holds(byDeal(spread, 0.95), effect / 100)) held++;
    }
    expect(share(held)).toBeGreaterThan(0.95 - TOLERANCE);
    expect(share(held)).toBeLessThan(0.95 + TOLERANCE);
  });

  test('a rate, where deals have more or fewer chances of it', () => {
    let held = 0;
    for (let i = 0; i < REPEATS; i++) {
      const chance = seeded(`rate ${i}`);
      const of = Array.from({ length: 200 }, () => chance.below(6));
      // Deals differ in how often, and those with many chances have the higher rate: 0.2 + 0.1 n.
      const sums = of.map(
        (n) => Array.from({ length: n }, () => chanceOf(chance)).filter((x) => x < 0.2 + 0.1 * n).length,
      );
      const truth = (0.2 * 15 + 0.1 * 55) / 15;
      const spread = spreadOf({ sums, of });
      if (spread !== undefined && holds(byDeal(spread, 0.95), truth)) held++;
    }
    expect(share(held)).toBeGreaterThan(0.95 - TOLERANCE);
    expect(share(held)).toBeLessThan(0.95 + TOLERANCE);
  });

  test('games of one deal are no independent evidence: four alike games count once', () => {
    const chance = seeded('alike');
    const once = Array.from({ length: 300 }, () => chance.below(2));
    const one = spreadOf({ sums: once, of: once.map(() => 1) });
    const four = spreadOf({ sums: once.map((won) => 4 * won), of: once.map(() => 4) });
    expect(four).toEqual(one);
  });

  test('what is rare has bounds that hold, and never too narrow ones', () => {
    expect(exactBounds(0, 100, 0.95)).toEqual([0, expect.closeTo(0.0362167, 6)]);
    expect(exactBounds(3, 100, 0.95)).toEqual([expect.closeTo(0.0062297, 6), expect.closeTo(0.0851762, 6)]);
    let held = 0;
    for (let i = 0; i < REPEATS; i++) {
      const chance = seeded(`rare ${i}`);
      const seen = Array.from({ length: 300 }, () => chanceOf(chance)).filter((x) => x < 0.01).length;
      if (holds(exactBounds(seen, 300, 0.95), 0.01)) held++;
    }
    expect(share(held)).toBeGreaterThan(0.95 - TOLERANCE);
  });

  test('a median, by rank', () => {
    let held = 0;
    for (let i = 0; i < REPEATS; i++) {
      const chance = seeded(`median ${i}`);
      const values = Array.from({ length: 101 }, () => chanceOf(chance) ** 2);
      if (holds(quantileBounds(values, 0.5, 0.95), 0.25)) held++;
    }
    expect(share(held)).toBeGreaterThan(0.95 - TOLERANCE);
    expect(share(held)).toBeLessThan(0.98);
    expect(quantileBounds([1, 2, 3], 0.5, 0.95)).toBeUndefined();
  });
});

describe('sequences, looked at again and again', () => {
  const MOST = IS_LONG ? 4000 : 1000;
  const EVERY = IS_LONG ? 4 : 10;
  const RUNS = IS_LONG ? 1500 : 300;

  /** Runs in which some look missed the truth. */
  function wrongRuns(name: string, draw: (chance: Chance) => number, truth: number): Record<string, number> {
    const wrong = { fixed: 0, sequence: 0 };
    for (let run = 0; run < RUNS; run++) {
      const chance = seeded(`${name} ${run}`);
      const missed = { fixed: false, sequence: false };
      let sum = 0;
      let squares = 0;
      for (let n = 1; n <= MOST; n++) {
        const x = draw(chance);
        sum += x;
        squares += x * x;
        if (n < 100 || n % EVERY > 0) continue;
        const value = sum / n;
        const spread = { value, deviation: Math.sqrt((squares - n * value * value) / (n - 1)), deals: n };
        if (!holds(sequence(spread, 0.95, MOST), truth)) missed.sequence = true;
        if (!holds(byDeal(spread, 0.95), truth)) missed.fixed = true;
      }
      if (missed.fixed) wrong.fixed++;
      if (missed.sequence) wrong.sequence++;
    }
    return { fixed: wrong.fixed / RUNS, sequence: wrong.sequence / RUNS };
  }

  test('of a share: wrong at some look in at most 6.5 % of runs; an ordinary interval far more often', () => {
    const wrong = wrongRuns('share', (chance) => (chanceOf(chance) < 0.3 ? 1 : 0), 0.3);
    expect(wrong.sequence).toBeLessThanOrEqual(0.065);
    expect(wrong.fixed).toBeGreaterThan(0.2);
  });

  test('of a skewed measure without bounds', () => {
    const wrong = wrongRuns('skewed', (chance) => -Math.log(1 - chanceOf(chance)), 1);
    expect(wrong.sequence).toBeLessThanOrEqual(0.065);
  });

  test('evidence passes 1 / alpha exactly where the sequence excludes', () => {
    for (let i = 0; i < 200; i++) {
      const chance = seeded(`twice ${i}`);
      const spread = {
        value: chanceOf(chance) / 5,
        deviation: 0.1 + chanceOf(chance),
        deals: 100 + chance.below(900),
      };
      const excludes = !holds(sequence(spread, 0.95, 500), 0);
      expect(logEvidence(spread, 0, 0.05, 500) > Math.log(20)).toBe(excludes);
    }
  });

  test('of what is rare: the exact one holds from the first deal on', () => {
    let wrong = 0;
    for (let run = 0; run < RUNS; run++) {
      const chance = seeded(`seldom ${run}`);
      let times = 0;
      let missed = false;
      for (let n = 1; n <= 400; n++) {
        if (chanceOf(chance) < 0.01) times++;
        if (n % EVERY === 0 && !holds(exactSequence(times, n, 0.95), 0.01)) missed = true;
      }
      if (missed) wrong++;
    }
    expect(wrong / RUNS).toBeLessThanOrEqual(0.065);
  });

  test('below a hundred deals there is none', () => {
    expect(sequence({ value: 1, deviation: 0.01, deals: 99 }, 0.95, 1000)).toBeUndefined();
    expect(byDeal({ value: 1, deviation: 0.01, deals: 29 }, 0.95)).toBeUndefined();
  });
});

describe('many questions at once', () => {
  test('ten arms without an effect: something is marked in at most 7 % of runs', () => {
    let any = 0;
    for (let run = 0; run < REPEATS; run++) {
      const logs = Array.from({ length: 10 }, (_nothing, arm) => {
        const { a, b } = deals(seeded(`none ${run} ${arm}`), 200, 0);
        const spread = differenceOf(b, a);
        return spread === undefined ? 0 : logEvidence(spread, 0, 0.05, 200);
      });
      if (marked(logs).includes(true)) any++;
    }
    expect(share(any)).toBeLessThanOrEqual(0.07);
  });

  test('what is planted among many is marked, and little else', () => {
    const logs = Array.from({ length: 40 }, (_nothing, arm) => {
      const { a, b } = deals(seeded(`some ${arm}`), 1000, arm < 4 ? 12 : 0);
      const spread = differenceOf(b, a);
      return spread === undefined ? 0 : logEvidence(spread, 0, 0.05, 1000);
    });
    const found = marked(logs).flatMap((is, arm) => (is ? [arm] : []));
    expect(found).toEqual([0, 1, 2, 3]);
  });

  test('nothing asked, nothing marked', () => expect(marked([])).toEqual([]));
});
