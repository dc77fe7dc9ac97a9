import { anObject, BadInput, fieldOf, oneOf, onlyFields } from '../../../../engine/door.ts';
import { among, checked, list, object, type Shape, text, whole } from '../../../../engine/shape.ts';
import { tagged } from '../../../../engine/tagged.ts';
import { type Answer, DESTINATIONS, FAMILIES, LETTERS, type PuzzleStep, TRUNKS } from './types.ts';

const MOST_TAPS = 7;
const MOST_PASSENGERS = 5;
const MOST_LOADS = 20;
const LONGEST_GRID = 29;
const MOST_BLOCKS = 5;

const CUBE = whole(1, 4);
const BLOCK = whole(0, MOST_BLOCKS - 1);
const LETTER = among(LETTERS);
const ASSIGNED = {
  trunks: list(among(TRUNKS), TRUNKS.length),
  to: list(among(DESTINATIONS), DESTINATIONS.length),
} as const;

/** Sorted, so that the same load is always the same action. */
const LOAD = checked(list(whole(0, MOST_PASSENGERS - 1), MOST_PASSENGERS), (who, field) => {
  if (new Set(who).size < who.length) throw new BadInput(field, 'must not name anybody twice');
  return [...who].sort((a, b) => a - b);
});

/** One command of the challenger. Whether it fits the puzzle is for `refuseStep` to say. */
export const PUZZLE_STEP: Shape<PuzzleStep> = tagged('do', {
  tap: { cube: CUBE },
  place: { block: BLOCK, turn: whole(0, 3), row: whole(0, 4), col: whole(0, 4) },
  lift: { block: BLOCK },
  load: { who: LOAD },
  restart: {},
  choose: { letter: LETTER },
  assign: ASSIGNED,
});

const TAPS = list(CUBE, MOST_TAPS);
const LOADS = list(LOAD, MOST_LOADS);
const GRID = checked(text(LONGEST_GRID), (grid, field) => {
  if (/^[A-F/]+$/.test(grid)) return grid;
  throw new BadInput(field, 'must be rows of letters divided by /');
});
const ASSIGNMENT = object(ASSIGNED);

/** A whole answer; throws BadInput. */
export function parseAnswer(input: unknown): Answer {
  const fields = anObject(input);
  onlyFields(fields, ['family', 'answer']);
  const family = oneOf(fieldOf(fields, 'family'), FAMILIES, 'family');
  const answer = fieldOf(fields, 'answer');
  switch (family) {
    case 'cube':
      return { family, answer: TAPS.read(answer, 'answer') };
    case 'form':
      return { family, answer: GRID.read(answer, 'answer') };
    case 'pict':
    case 'comp':
      return { family, answer: LETTER.read(answer, 'answer') };
    case 'tags':
      return { family, answer: ASSIGNMENT.read(answer, 'answer') };
    case 'ferry':
      return { family, answer: LOADS.read(answer, 'answer') };
  }
}
