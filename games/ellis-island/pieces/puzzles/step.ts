import { BadInput } from '../../../../engine/door.ts';
import { among, checked, list, type Shape, whole } from '../../../../engine/shape.ts';
import { tagged } from '../../../../engine/tagged.ts';
import { DESTINATIONS, LETTERS, type PuzzleStep, TRUNKS } from './types.ts';

const MOST_PASSENGERS = 5;
const MOST_BLOCKS = 5;

const BLOCK = whole(0, MOST_BLOCKS - 1);

/** Sorted, so that the same load is always the same action. */
const LOAD = checked(list(whole(0, MOST_PASSENGERS - 1), MOST_PASSENGERS), (who, field) => {
  if (new Set(who).size < who.length) throw new BadInput(field, 'must not name anybody twice');
  return [...who].sort((a, b) => a - b);
});

/** One command of the challenger. Whether it fits the puzzle is for `refuseStep` to say. */
export const PUZZLE_STEP: Shape<PuzzleStep> = tagged('do', {
  tap: { cube: whole(1, 4) },
  place: { block: BLOCK, turn: whole(0, 3), row: whole(0, 4), col: whole(0, 4) },
  lift: { block: BLOCK },
  load: { who: LOAD },
  restart: {},
  choose: { letter: among(LETTERS) },
  assign: { trunks: list(among(TRUNKS), TRUNKS.length), to: list(among(DESTINATIONS), DESTINATIONS.length) },
});
