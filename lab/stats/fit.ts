import { at } from '../../engine/at.ts';
import { byDeal, type Column, type Spread, spreadOf } from './deals.ts';
import { levelOfEach } from './families.ts';
import { type Contest, type Ratings, resultOf } from './rating.ts';

/** Two players where they met: how often the first one won of what decides between them. */
export interface Pair {
  readonly one: number;
  readonly other: number;
  readonly share: Spread;
  /** Seen minus what the ratings expect. */
  readonly beyond: Spread;
}

/** Whether one number for each player can tell who beats whom. */
export interface Fit {
  readonly pairs: readonly Pair[];
  /** The pair that the ratings miss by most. */
  readonly worst: Pair | undefined;
  /** Three players each of whom surely beats the next. */
  readonly rounds: readonly (readonly [number, number, number])[];
  readonly holds: boolean;
}

/** A miss of less than a point is none: who never loses is always expected to lose a little. */
const MATTERS = 0.01;

export function fitOf(contests: readonly Contest[], players: number, ratings: Ratings): Fit {
  const pairs: Pair[] = [];
  for (let other = 1; other < players; other++) {
    for (let one = 0; one < other; one++) {
      const pair = pairOf(contests, one, other, ratings);
      if (pair !== undefined) pairs.push(pair);
    }
  }
  const level = levelOfEach(pairs.length);
  const missedBy = ({ beyond }: Pair): number => {
    const interval = byDeal(beyond, level);
    return interval === undefined ? 0 : Math.max(0, interval[0], -interval[1]);
  };
  const worst = pairs.toSorted((a, b) => Math.abs(b.beyond.value) - Math.abs(a.beyond.value))[0];
  const rounds = roundsOf(pairs, players, level);
  return {
    pairs,
    worst,
    rounds,
    holds: rounds.length === 0 && pairs.every((pair) => missedBy(pair) <= MATTERS),
  };
}

function pairOf(
  contests: readonly Contest[],
  one: number,
  other: number,
  { expect }: Ratings,
): Pair | undefined {
  const byDeals = new Map<number, { got: number; beyond: number; games: number }>();
  for (const contest of contests) {
    const { who, deal } = contest;
    const sums = byDeals.get(deal) ?? { got: 0, beyond: 0, games: 0 };
    byDeals.set(deal, sums);
    who.forEach((mine, seat) => {
      who.forEach((theirs, across) => {
        if (mine !== one || theirs !== other) return;
        const got = resultOf(contest, seat, across);
        if (got === undefined) return;
        sums.games += 1;
        sums.got += got;
        sums.beyond += got - expect(who, seat, across);
      });
    });
  }
  const met = [...byDeals.values()].filter(({ games }) => games > 0);
  const column = (sums: readonly number[]): Column => ({ sums, of: met.map(({ games }) => games) });
  const share = spreadOf(column(met.map(({ got }) => got)));
  const beyond = spreadOf(column(met.map((sums) => sums.beyond)));
  return share === undefined || beyond === undefined ? undefined : { one, other, share, beyond };
}

function roundsOf(
  pairs: readonly Pair[],
  players: number,
  level: number,
): (readonly [number, number, number])[] {
  const beats = Array.from({ length: players }, () => new Set<number>());
  for (const { one, other, share } of pairs) {
    const [low, high] = byDeal(share, level) ?? [0, 1];
    if (low > 0.5) at(beats, one).add(other);
    if (high < 0.5) at(beats, other).add(one);
  }
  const rounds: (readonly [number, number, number])[] = [];
  beats.forEach((beaten, a) => {
    for (const b of beaten) {
      for (const c of at(beats, b)) if (a < b && a < c && at(beats, c).has(a)) rounds.push([a, b, c]);
    }
  });
  return rounds;
}
