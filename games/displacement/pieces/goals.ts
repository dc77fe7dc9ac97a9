import { boxOf } from '../box.ts';
import type { Config } from '../config.ts';
import { GOALS, type Goal, type GoalCounts, LEVELLED_METROPOLIS } from '../content.ts';

const ONE_EACH: GoalCounts = { humanitarian: 1, metropolitan: 1, entrepreneurial: 1 };

/** DI-R04, DI-R01: how many goal cards of each kind lie in the deck before the deal. Public. */
export function goalCounts(config: Pick<Config, 'goalDeck' | 'content'>): GoalCounts {
  if (config.goalDeck === 'oneEach') return ONE_EACH;
  const { goals } = boxOf(config);
  return config.goalDeck === 'printed' ? goals : { ...goals, humanitarian: 0 };
}

/** The goal deck before it is shuffled. */
export function goalDeckOf(config: Pick<Config, 'goalDeck' | 'content'>): Goal[] {
  const counts = goalCounts(config);
  return GOALS.flatMap((goal) => new Array<Goal>(counts[goal]).fill(goal));
}

/** DI-8.4, DI-R48: full communities a Metropolitan needs. */
export function metropolisOf(config: Pick<Config, 'goalTargets' | 'content'>): number {
  const { metropolis } = boxOf(config).numbers;
  return config.goalTargets === 'levelled' ? Math.min(LEVELLED_METROPOLIS, metropolis) : metropolis;
}

/** DI-8.5: tokens an Entrepreneur must hold. */
export const fortuneOf = (config: Pick<Config, 'content'>): number => boxOf(config).numbers.fortune;

/** A set of goals as bits, in the order of GOALS. */
export const HUMANITARIAN = 1;
export const METROPOLITAN = 2;
export const ENTREPRENEURIAL = 4;

export const goalBit = (goal: Goal): number => 1 << GOALS.indexOf(goal);
export const goalsIn = (bits: number): Goal[] => GOALS.filter((goal) => (bits & goalBit(goal)) !== 0);
