import { at } from '../../engine/at.ts';
import { exp, ln } from '../../engine/real.ts';
import type { Spread } from './deals.ts';
import { inverseOf, times } from './solve.ts';

/** One game between players: who sat where, and who won, if anybody did. */
export interface Contest {
  readonly deal: number;
  /** By seat, the number of the player. */
  readonly who: readonly number[];
  /** Seats. */
  readonly winners: readonly number[];
}

export interface Ratings {
  /** By player, in points of 400 per factor ten; the anchor's is 0 without any doubt. */
  readonly players: readonly Spread[];
  /** By how much each player is above the one before it. */
  readonly steps: readonly Spread[];
  /** By seat, against seat 0. */
  readonly chairs: readonly Spread[];
  /** How often the first of two seats wins where exactly one of them does, as these ratings say. */
  expect(who: readonly number[], seat: number, other: number): number;
}

const POINTS = 400 / ln(10);
const MOST_STEPS = 60;
const STILL = 1e-10;
/**
 * Keeps whoever never lost from running off to infinity: as much as one hundredth of a game says. It moves
 * nobody else by a tenth of a point.
 */
const LEASH = 0.01;

/**
 * Two seats of a game are compared if at least one of them won; if both did, each has half. Of seats that
 * both lost the game says nothing: as a half it would make every gap shrink with the number of seats. With
 * one winner that is the model of Plackett and Luce, with two seats that of Bradley and Terry. Errors are
 * taken over deals.
 */
export function ratingsOf(
  contests: readonly Contest[],
  players: number,
  seats: number,
  anchor: number,
): Ratings {
  const unknowns = players + seats;
  const fixed = new Set([anchor, players]);
  const free = Array.from({ length: unknowns }, (_nothing, i) => i).filter((i) => !fixed.has(i));
  const worth = new Array<number>(unknowns).fill(0);
  const expected: Ratings['expect'] = (who, seat, other) =>
    1 / (1 + exp(worthOf(worth, who, players, other) - worthOf(worth, who, players, seat)));
  for (let step = 0; step < MOST_STEPS; step++) {
    const { slope, bend } = slopes(contests, unknowns, players, expected, worth);
    const reduced = free.map((i) => free.map((j) => at(at(bend, i), j)));
    const change = times(
      inverseOf(reduced),
      free.map((i) => at(slope, i)),
    );
    free.forEach((i, k) => {
      // Half steps at most: a full one from far away may overshoot.
      worth[i] = at(worth, i) + Math.max(-1, Math.min(1, at(change, k)));
    });
    if (change.every((by) => Math.abs(by) < STILL)) break;
  }
  const spread = spreadsOf(contests, free, players, expected, worth);
  const all = worth.map((_now, i) => spread([[i, 1]]));
  const steps = all.slice(1, players).map((_one, i) =>
    spread([
      [i + 1, 1],
      [i, -1],
    ]),
  );
  return { players: all.slice(0, players), chairs: all.slice(players), steps, expect: expected };
}

/** What one of two seats got of the game between them; undefined if it says nothing of them. */
export function resultOf({ winners }: Contest, seat: number, other: number): number | undefined {
  const [won, lost] = [winners.includes(seat), winners.includes(other)];
  if (!won && !lost) return undefined;
  return won && lost ? 0.5 : won ? 1 : 0;
}

const worthOf = (worth: readonly number[], who: readonly number[], players: number, seat: number): number =>
  at(worth, at(who, seat)) + at(worth, players + seat);

type Expect = Ratings['expect'];

/**
 * For each pair of seats that the game compares: what the first got beyond expectation, and how sure that
 * was.
 */
function eachPair(
  contest: Contest,
  expected: Expect,
  take: (seat: number, other: number, beyond: number, weight: number) => void,
): void {
  for (let other = 1; other < contest.who.length; other++) {
    for (let seat = 0; seat < other; seat++) {
      const got = resultOf(contest, seat, other);
      if (got === undefined) continue;
      const p = expected(contest.who, seat, other);
      take(seat, other, got - p, p * (1 - p));
    }
  }
}

function slopes(
  contests: readonly Contest[],
  unknowns: number,
  players: number,
  expected: Expect,
  worth: readonly number[],
): { slope: number[]; bend: number[][] } {
  const slope = worth.map((now) => -LEASH * now);
  const bend = worth.map((_now, i) => {
    const row = new Array<number>(unknowns).fill(0);
    row[i] = LEASH;
    return row;
  });
  for (const contest of contests) {
    eachPair(contest, expected, (seat, other, beyond, weight) => {
      const signs = signsOf(contest.who, players, seat, other);
      for (const [i, sign] of signs) {
        slope[i] = at(slope, i) + sign * beyond;
        const row = at(bend, i);
        for (const [j, its] of signs) row[j] = at(row, j) + sign * its * weight;
      }
    });
  }
  return { slope, bend };
}

/** On which unknowns the comparison of two seats depends, and in which direction. */
const signsOf = (
  who: readonly number[],
  players: number,
  seat: number,
  other: number,
): readonly (readonly [number, number])[] => [
  [at(who, seat), 1],
  [players + seat, 1],
  [at(who, other), -1],
  [players + other, -1],
];

/** Unknowns that are added up, each with its sign. */
type Parts = readonly (readonly [unknown: number, sign: number])[];

/** A sandwich: how the deals pull, between two slices of how firmly the ratings are held. */
function spreadsOf(
  contests: readonly Contest[],
  free: readonly number[],
  players: number,
  expected: Expect,
  worth: readonly number[],
): (parts: Parts) => Spread {
  const { bend } = slopes(contests, worth.length, players, expected, worth);
  const held = inverseOf(free.map((i) => free.map((j) => at(at(bend, i), j))));
  const pulls = new Map<number, number[]>();
  for (const contest of contests) {
    const pull = pulls.get(contest.deal) ?? worth.map(() => 0);
    pulls.set(contest.deal, pull);
    eachPair(contest, expected, (seat, other, beyond) => {
      for (const [i, sign] of signsOf(contest.who, players, seat, other))
        pull[i] = at(pull, i) + sign * beyond;
    });
  }
  const moves = [...pulls.values()].map((pull) => {
    const moved = new Map(
      times(
        held,
        free.map((i) => at(pull, i)),
      ).map((by, k) => [at(free, k), by]),
    );
    return (i: number): number => moved.get(i) ?? 0;
  });
  const deals = moves.length;
  const sumOf = (parts: Parts, of: (i: number) => number): number =>
    parts.reduce((sum, [i, sign]) => sum + sign * of(i), 0);
  // One deal moves the rating by its pull; that of the mean of all is `deals` times as large.
  return (parts) => {
    const squares = moves.reduce((sum, moved) => sum + sumOf(parts, moved) ** 2, 0);
    return {
      value: POINTS * sumOf(parts, (i) => at(worth, i)),
      deviation: POINTS * deals * Math.sqrt(squares / Math.max(1, deals - 1)),
      deals,
    };
  };
}
