import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { View } from '../eyes/view.ts';
import { describePuzzle, describeWork } from '../pieces/puzzles/describe.ts';

/** EI-R25, in percent: how often the first pair comes with this card. */
export const ODDS = [
  [2, 42],
  [3, 41],
  [4, 15],
  [5, 2],
  [6, 0],
  [7, 0],
] as const;

const oddsLine = (): Line =>
  line('ui.heard.odds', { all: ODDS.map(([card, odds]) => line('ui.heard.odd', { card, odds })) });

/** What lies on the board and is asked about: the whole puzzle, or how far it is; the odds of each card. */
export function factsHeard(view: View, seat: Seat): readonly Line[] {
  const { exam, nerve } = view;
  if (nerve !== null) return [oddsLine()];
  if (exam === null || exam.face === null || exam.seat !== seat || view.step !== 'work') return [];
  return exam.steps === 0 ? describePuzzle(exam.face) : describeWork(exam.face, exam.work);
}
