import { isCubeSolved } from '../cube.ts';
import { isFerrySolved } from '../ferry.ts';
import { isFormSolved } from '../form.ts';
import { isTagsSolved } from '../tags.ts';
import type { Puzzle, PuzzleFamily, PuzzleOf, SolutionOf } from '../types.ts';

/** A whole answer, of the same form as the solution. */
type Answer = { readonly [F in PuzzleFamily]: AnswerOf<F> }[PuzzleFamily];
interface AnswerOf<F extends PuzzleFamily> {
  readonly family: F;
  readonly answer: SolutionOf<F>;
}

/** Whether a whole answer is right. An answer of another family is wrong. */
export function check(puzzle: Puzzle, given: Answer): boolean {
  switch (puzzle.family) {
    case 'cube':
      return given.family === 'cube' && isCubeSolved(puzzle, given.answer);
    case 'form':
      return given.family === 'form' && isFormSolved(puzzle, given.answer);
    case 'pict':
    case 'comp':
      return given.family === puzzle.family && given.answer === puzzle.solution;
    case 'tags':
      return given.family === 'tags' && isTagsSolved(puzzle, given.answer);
    case 'ferry':
      return given.family === 'ferry' && isFerrySolved(puzzle, given.answer);
  }
}

export const solutionOf = <F extends PuzzleFamily>({ family, solution }: PuzzleOf<F>): Answer =>
  ({ family, answer: solution }) as unknown as Answer;
