import { type Line, line } from '../../../engine/text.ts';
import type { Solution } from '../event.ts';
import { nameLine } from '../pieces/puzzles/names.ts';
import { type PuzzleView, TRAVELERS } from '../pieces/puzzles/types.ts';

/** The solution as the Doctor reads it from the card. */
export function solutionLines(face: PuzzleView, solution: Solution): readonly Line[] {
  if (typeof solution === 'string') {
    if (face.family === 'form')
      return solution.split('/').map((row) => line('ui.plain', { text: [...row].join(' ') }));
    return [line('ui.doctor.letter', { letter: solution })];
  }
  if ('trunks' in solution) {
    return TRAVELERS.map((who, i) => {
      const to = solution.to[i];
      const args = { who: nameLine(who), trunk: nameLine(solution.trunks[i] ?? '') };
      return to === undefined ? line('step.pair', args) : line('step.pairTo', { ...args, to: nameLine(to) });
    });
  }
  if (face.family === 'ferry') {
    return solution.map((load, i) =>
      line('ui.doctor.load', {
        n: i + 1,
        who: (Array.isArray(load) ? (load as readonly number[]) : []).map((one) =>
          nameLine(face.passengers[one]?.name ?? ''),
        ),
      }),
    );
  }
  return [line('ui.doctor.taps', { taps: solution.map(String) })];
}
