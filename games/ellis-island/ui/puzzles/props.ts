import type { PuzzleFamily, PuzzleStep, ViewOf, Work } from '../../pieces/puzzles/types.ts';

/**
 * What every puzzle is given. Everybody sees the work; only the challenger's hands are `active`, and what
 * they do shows at once.
 */
export interface PuzzleProps<F extends PuzzleFamily> {
  readonly view: ViewOf<F>;
  readonly work: Extract<Work, { family: F }>;
  readonly active: boolean;
  step(step: PuzzleStep): void;
}
