import {
  anObject,
  BadInput,
  fieldOf,
  listOf,
  oneOf,
  onlyFields,
  shortText,
  wholeNumber,
} from '../../../../engine/door.ts';
import {
  type Answer,
  DESTINATIONS,
  type Destination,
  FAMILIES,
  LETTERS,
  type PuzzleStep,
  TRUNKS,
  type Trunk,
} from './types.ts';

const MOST_TAPS = 7;
const MOST_PASSENGERS = 5;
const MOST_LOADS = 20;
const LONGEST_GRID = 29;
const MOST_BLOCKS = 5;

const STEPS = {
  tap: ['cube'],
  place: ['block', 'turn', 'row', 'col'],
  lift: ['block'],
  load: ['who'],
  restart: [],
  choose: ['letter'],
  assign: ['trunks', 'to'],
} as const;

/** One command of the challenger; throws BadInput. Whether it fits the puzzle is for `refuseStep` to say. */
export function parseStep(input: unknown, field = 'step'): PuzzleStep {
  const fields = anObject(input, field);
  const what = oneOf(fieldOf(fields, 'do'), Object.keys(STEPS) as (keyof typeof STEPS)[], `${field}.do`);
  onlyFields(fields, ['do', ...STEPS[what]], field);
  const number = (key: string, min: number, max: number): number =>
    wholeNumber(fieldOf(fields, key), min, max, `${field}.${key}`);
  switch (what) {
    case 'tap':
      return { do: what, cube: number('cube', 1, 4) };
    case 'place':
      return {
        do: what,
        block: number('block', 0, MOST_BLOCKS - 1),
        turn: number('turn', 0, 3),
        row: number('row', 0, 4),
        col: number('col', 0, 4),
      };
    case 'lift':
      return { do: what, block: number('block', 0, MOST_BLOCKS - 1) };
    case 'load':
      return { do: what, who: loadOf(fieldOf(fields, 'who'), `${field}.who`) };
    case 'restart':
      return { do: what };
    case 'choose':
      return { do: what, letter: oneOf(fieldOf(fields, 'letter'), LETTERS, `${field}.letter`) };
    case 'assign':
      return {
        do: what,
        trunks: trunksOf(fieldOf(fields, 'trunks'), `${field}.trunks`),
        to: destinationsOf(fieldOf(fields, 'to'), `${field}.to`),
      };
  }
}

/** A whole answer; throws BadInput. */
export function parseAnswer(input: unknown): Answer {
  const fields = anObject(input);
  onlyFields(fields, ['family', 'answer']);
  const family = oneOf(fieldOf(fields, 'family'), FAMILIES, 'family');
  const answer = fieldOf(fields, 'answer');
  switch (family) {
    case 'cube':
      return { family, answer: listOf(answer, MOST_TAPS, 'answer', (tap, at) => wholeNumber(tap, 1, 4, at)) };
    case 'form': {
      const grid = shortText(answer, LONGEST_GRID, 'answer');
      if (!/^[A-F/]+$/.test(grid)) throw new BadInput('answer', 'must be rows of letters divided by /');
      return { family, answer: grid };
    }
    case 'pict':
    case 'comp':
      return { family, answer: oneOf(answer, LETTERS, 'answer') };
    case 'tags': {
      const { trunks, to } = anObject(answer, 'answer');
      return {
        family,
        answer: { trunks: trunksOf(trunks, 'answer.trunks'), to: destinationsOf(to, 'answer.to') },
      };
    }
    case 'ferry':
      return { family, answer: listOf(answer, MOST_LOADS, 'answer', loadOf) };
  }
}

const trunksOf = (input: unknown, field: string): Trunk[] =>
  listOf(input, TRUNKS.length, field, (item, at) => oneOf(item, TRUNKS, at));

const destinationsOf = (input: unknown, field: string): Destination[] =>
  listOf(input, DESTINATIONS.length, field, (item, at) => oneOf(item, DESTINATIONS, at));

/** Sorted, so that the same load is always the same action. */
function loadOf(input: unknown, field: string): number[] {
  const who = listOf(input, MOST_PASSENGERS, field, (item, at) =>
    wholeNumber(item, 0, MOST_PASSENGERS - 1, at),
  );
  if (new Set(who).size < who.length) throw new BadInput(field, 'must not name anybody twice');
  return who.sort((a, b) => a - b);
}
