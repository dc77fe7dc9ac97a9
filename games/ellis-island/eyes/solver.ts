import type { Chance } from '../../../engine/chance.ts';
import type { Solution } from '../event.ts';
import { crossing } from '../pieces/puzzles/across.ts';
import { solveComp } from '../pieces/puzzles/comp.ts';
import { solveForm } from '../pieces/puzzles/form.ts';
import { solvePict } from '../pieces/puzzles/pict.ts';
import { solveTags } from '../pieces/puzzles/tags.ts';
import type { PuzzleView } from '../pieces/puzzles/types.ts';

/** A solution that fits the face, found by thinking alone. Unseen taps can only be guessed. */
export function solve(face: PuzzleView, chance: Chance): Solution {
  switch (face.family) {
    case 'cube':
      return face.taps ?? Array.from({ length: face.length }, () => 1 + chance.below(4));
    case 'form':
      return solveForm(face, 1)[0] ?? '';
    case 'pict':
      return solvePict(face)[0] ?? 'A';
    case 'comp':
      return solveComp(face)[0] ?? 'A';
    case 'tags':
      return solveTags(face)[0] ?? { trunks: [], to: [] };
    case 'ferry':
      return crossing(face) ?? [];
  }
}
