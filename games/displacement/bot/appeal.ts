import type { Goal } from '../content.ts';
import { fullOf, vacanciesOf } from '../pieces/nation.ts';
import type { Board } from './plan.ts';

/** So many full communities short of a metropolis, a nation is not fed any more. */
const NEARLY = 6;
/** What it takes away that a receiver is about to become a metropolis, if that is its goal for certain. */
const FEEDING = 20;

/**
 * How gladly people are sent to this nation (section 10 of the specification, "Send"): a Humanitarian asks
 * who can carry them, others burden the richest; nobody feeds what is likely, from 0 to 1, to aim at a
 * metropolis.
 */
export function appealOf(receiver: Board, sender: Goal | null, target: number, likely: number): number {
  const { tokens, displaced } = receiver;
  const means = sender === 'humanitarian' ? tokens - displaced.length + vacanciesOf(receiver) : tokens;
  return fullOf(receiver) >= target - NEARLY ? means - FEEDING * likely : means;
}
