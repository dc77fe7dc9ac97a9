import { at } from '../../engine/at.ts';
import { byDeal, type Interval, type Spread } from '../stats/deals.ts';
import { LEVEL, levelOfEach } from '../stats/families.ts';
import { fitOf } from '../stats/fit.ts';
import { ratingsOf } from '../stats/rating.ts';
import { sequence } from '../stats/sequence.ts';
import type { Evidence } from './evidence.ts';
import type { Question } from './question.ts';

/** A figure with its interval; null where there are too few deals for one. */
export interface Rated {
  readonly name: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Who beats whom, as one number for each bot, and whether one number will do. */
export interface Ladder {
  /** The bot whose rating is 0. */
  readonly anchor: string;
  readonly bots: readonly Rated[];
  /** By how much each is above the one named before it. */
  readonly steps: readonly Rated[];
  /** Seats against seat 0. */
  readonly chairs: readonly Rated[];
  /**
   * Of the games that decide between two bots, how many the first one wins, and how that differs from the
   * ratings.
   */
  readonly pairs: readonly (Rated & { readonly expected: number })[];
  readonly rounds: readonly (readonly string[])[];
  readonly holds: boolean;
}

/** Random play is 0 for ever, where it takes part: the one bot that needs no code to stay what it is. */
const ANCHOR = 'random';

export function ladderOf(question: Question, evidence: Evidence): Ladder {
  const { arms, seats, stop } = question;
  const names = arms.map(({ name }) => name);
  const anchor = Math.max(0, names.indexOf(ANCHOR));
  const contests = evidence.contests();
  const ratings = ratingsOf(contests, arms.length, seats, anchor);
  const fit = fitOf(contests, arms.length, ratings);
  const interval = (spread: Spread, level: number): Interval | undefined =>
    'deals' in stop ? byDeal(spread, level) : sequence(spread, level, stop.planned);
  const rated = (name: string, spread: Spread, level = LEVEL): Rated => {
    const [low, high] = interval(spread, level) ?? [null, null];
    return { name, value: spread.value, low, high };
  };
  const each = levelOfEach(Math.max(1, fit.pairs.length));
  return {
    anchor: at(names, anchor),
    bots: ratings.players.map((spread, i) => rated(at(names, i), spread)),
    steps: ratings.steps.map((spread, i) => rated(`${at(names, i + 1)} - ${at(names, i)}`, spread)),
    chairs: ratings.chairs.map((spread, seat) => rated(`${seat}`, spread)),
    pairs: fit.pairs.map(({ one, other, share, beyond }) => ({
      ...rated(`${at(names, one)} > ${at(names, other)}`, share, each),
      expected: share.value - beyond.value,
    })),
    rounds: fit.rounds.map((round) => round.map((i) => at(names, i))),
    holds: fit.holds,
  };
}
