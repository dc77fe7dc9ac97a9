import type { TaskCard } from '../box.ts';
import type { Task } from '../state.ts';

/** A chain is kept as one number: its first day times this, and the parts done. */
export const CHAIN = 8;
export const startOf = (chain: number): number => Math.floor(chain / CHAIN);
export const partsOf = (chain: number): number => chain % CHAIN;

/** The part of a chain that comes next, and the day it is due. */
export function nextDue(card: TaskCard, chain: number): { readonly part: number; readonly due: number } {
  const part = partsOf(chain);
  return { part, due: startOf(chain) + (card.offsets[part] ?? 0) };
}

/** The next due day of each living chain, for the table and the planner. */
export const dueDays = (card: TaskCard, task: Task): number[] =>
  task.done > 0 ? [] : task.chains.map((chain) => nextDue(card, chain).due);

export function circles(marked: number): number {
  let count = 0;
  for (let bits = marked; bits > 0; bits >>= 1) count += bits & 1;
  return count;
}
