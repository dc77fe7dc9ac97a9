import { seeded } from '../../../../../engine/chance.ts';
import { deal } from '../puzzle.ts';
import { LEVELS, type Level, type PuzzleFamily, type PuzzleOf } from '../types.ts';

/** How many faces are looked at: ten thousand seeds where there is time. */
export const SEEDS = process.env.CROSSINGS_LONG === '1' ? 10_000 : 500;

/** Deals that many faces, spread over the levels, and hands each to `prove`. */
export function everySeed<F extends PuzzleFamily>(
  family: F,
  prove: (puzzle: PuzzleOf<F>, level: Level) => void,
): void {
  for (let seed = 0; seed < SEEDS; seed++) {
    for (const level of LEVELS) {
      const puzzle = deal(family, level, seeded(`${family} ${level} ${seed}`));
      prove(puzzle as unknown as PuzzleOf<F>, level);
    }
  }
}
