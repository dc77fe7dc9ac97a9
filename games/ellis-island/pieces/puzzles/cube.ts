import type { Chance } from '../../../../engine/chance.ts';
import type { CubeView, Level, Progress, PuzzleOf } from './types.ts';

type Cube = PuzzleOf<'cube'>;

export const CUBES = 4;
/** One tap of the showing. */
export const TAP_MS = 900;

const LENGTH = { 1: 5, 2: 6, 3: 7 } as const;
const RUN = 4;
const LEAST_DIFFERENT = 3;

/** One candidate; undefined if it would be too easy to remember. */
export function proposeCube(level: Level, chance: Chance): Cube | undefined {
  const taps = Array.from({ length: LENGTH[level] }, () => chance.below(CUBES) + 1);
  return isGoodTapping(taps) ? cubeOf(level, taps) : undefined;
}

export const cubeOf = (level: Level, taps: readonly number[]): Cube => ({
  family: 'cube',
  level,
  length: taps.length,
  taps: null,
  solution: taps,
});

/** No two equal taps in a row, at least three different cubes, no straight run of four. */
export function isGoodTapping(taps: readonly number[]): boolean {
  const steps = taps.slice(1).map((tap, i) => tap - (taps[i] ?? 0));
  if (steps.includes(0) || new Set(taps).size < LEAST_DIFFERENT) return false;
  return !steps.some(
    (step, i) =>
      Math.abs(step) === 1 && steps.slice(i, i + RUN - 1).filter((s) => s === step).length === RUN - 1,
  );
}

export const isCubeSolved = ({ solution }: Cube, taps: readonly number[]): boolean =>
  taps.length === solution.length && taps.every((tap, i) => tap === solution[i]);

/** Judged at the last tap, without a comment before (5.10). */
export const cubeProgress = (puzzle: Cube, taps: readonly number[]): Progress => {
  if (taps.length < puzzle.length) return 'open';
  return isCubeSolved(puzzle, taps) ? 'solved' : 'failed';
};

/** How long the showing takes. */
export const showingMs = ({ length }: CubeView): number => length * TAP_MS;
