import { hash } from '../engine/digest.ts';
import type { Outcome } from '../engine/game.ts';

/** What a number of games came to. Plain data; tallies of neighbouring games can be added up. */
export interface Tally {
  games: number;
  actions: number;
  /** Victories per seat; a shared one counts in parts. */
  readonly wins: number[];
  /** Games with more than one winner. */
  ties: number;
  readonly ends: Map<string, number>;
  /** Games by number of actions: percentiles are exact. */
  readonly lengths: Map<number, number>;
  readonly scores: { sum: number; min: number; max: number }[];
  readonly measures: Map<string, { sum: number; games: number }>;
  readonly failures: Failure[];
  /** One fingerprint over the results, in the order of the games. */
  digest: string;
}

/** A game that broke: its seed brings it back. */
export interface Failure {
  readonly index: number;
  readonly seed: string;
  readonly problem: string;
}

export interface Result {
  readonly actions: number;
  readonly outcome: Outcome;
  readonly measures: Readonly<Record<string, number>>;
}

export function newTally(seats: number): Tally {
  return {
    games: 0,
    actions: 0,
    wins: new Array<number>(seats).fill(0),
    ties: 0,
    ends: new Map(),
    lengths: new Map(),
    scores: Array.from({ length: seats }, () => ({
      sum: 0,
      min: Number.POSITIVE_INFINITY,
      max: Number.NEGATIVE_INFINITY,
    })),
    measures: new Map(),
    failures: [],
    digest: '',
  };
}

/** Adds one game and returns the text of its result, for the digest. */
export function addResult(tally: Tally, { actions, outcome, measures }: Result): string {
  tally.games += 1;
  tally.actions += actions;
  for (const seat of outcome.winners) tally.wins[seat] = (tally.wins[seat] ?? 0) + 1 / outcome.winners.length;
  if (outcome.winners.length > 1) tally.ties += 1;
  increase(tally.ends, outcome.why, 1);
  increase(tally.lengths, actions, 1);
  tally.scores.forEach((total, seat) => {
    const score = outcome.scores[seat] ?? 0;
    total.sum += score;
    total.min = Math.min(total.min, score);
    total.max = Math.max(total.max, score);
  });
  for (const name in measures) addMeasure(tally, name, measures[name] ?? 0, 1);
  return `${actions} ${outcome.why} ${outcome.winners} ${outcome.scores} ${outcome.fates};`;
}

/** Adds up, in the order of the games: sums of fractions then come out the same for any number of threads. */
export function addUp(seats: number, parts: readonly Tally[]): Tally {
  const total = newTally(seats);
  for (const part of parts) {
    total.games += part.games;
    total.actions += part.actions;
    total.ties += part.ties;
    part.wins.forEach((share, seat) => {
      total.wins[seat] = (total.wins[seat] ?? 0) + share;
    });
    for (const [why, games] of part.ends) increase(total.ends, why, games);
    for (const [length, games] of part.lengths) increase(total.lengths, length, games);
    total.scores.forEach((score, seat) => {
      const more = part.scores[seat] ?? score;
      score.sum += more.sum;
      score.min = Math.min(score.min, more.min);
      score.max = Math.max(score.max, more.max);
    });
    for (const [name, { sum, games }] of part.measures) addMeasure(total, name, sum, games);
    total.failures.push(...part.failures);
  }
  total.digest = hash(parts.map((part) => part.digest).join(''));
  return total;
}

function addMeasure(tally: Tally, name: string, sum: number, games: number): void {
  const known = tally.measures.get(name);
  if (known === undefined) tally.measures.set(name, { sum, games });
  else {
    known.sum += sum;
    known.games += games;
  }
}

function increase<T>(counts: Map<T, number>, of: T, by: number): void {
  counts.set(of, (counts.get(of) ?? 0) + by);
}
