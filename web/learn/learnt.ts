import type { Plan } from '../link/plan.ts';
import { keepLearnt, keptLearnt } from '../site/kept.ts';

/** How far somebody is with the lessons of a game: kept in this browser only. */
export interface Learnt {
  /** Lessons that were followed to their end. */
  readonly done: readonly string[];
  /** The lesson that was begun last, with its table. */
  readonly at: { readonly plan: Plan; readonly step: number } | null;
}

const NOTHING: Learnt = { done: [], at: null };

export const learnt = (game: string): Learnt => keptLearnt<Learnt>(game) ?? NOTHING;

export function keepStep(game: string, plan: Plan, step: number): void {
  keepLearnt(game, { ...learnt(game), at: { plan, step } });
}

/** The lesson is over: it need not be gone on with. */
export function keepDone(game: string, lesson: string): void {
  const { done } = learnt(game);
  keepLearnt(game, { done: done.includes(lesson) ? done : [...done, lesson], at: null });
}
