import type { Seat } from './game.ts';
import type { Line } from './text.ts';

/** What a judgement is made of, by name. Their sum is the judgement. */
export type Features = Readonly<Record<string, number>>;

/**
 * 'ahead': better by its own judgement. 'even': as good as the next best. 'further': not by that, but it
 * looked further ahead. 'slip': worse by that; its level errs. 'rule': it does so by rule. 'only': there was
 * nothing else to do. 'yours': whoever asks for advice is left alone with this question.
 */
export const VERDICTS = ['ahead', 'even', 'further', 'slip', 'rule', 'only', 'yours'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What spoke for a choice (above 0) or against it, in hundredths of a victory. */
export interface Reason {
  readonly feature: string;
  readonly points: number;
}

/** Why a bot did what it did, from differences between choices that were compared in the same worlds. */
export interface Why {
  readonly seat: Seat;
  readonly verdict: Verdict;
  readonly did: Line;
  /** The best of the others; null: none was compared. */
  readonly instead: Line | null;
  /** How much better, in hundredths of a victory, and within which bounds. */
  readonly ahead: readonly [value: number, low: number, high: number];
  /** What weighed most comes first. */
  readonly reasons: readonly Reason[];
}
