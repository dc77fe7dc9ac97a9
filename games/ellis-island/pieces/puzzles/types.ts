/** The Mental deck as data (EI-R35 to EI-R37, 5.10). All of it is plain JSON and lives in the state. */

export const FAMILIES = ['cube', 'form', 'pict', 'comp', 'tags', 'ferry'] as const;
export type PuzzleFamily = (typeof FAMILIES)[number];

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Letter = (typeof LETTERS)[number];

export const TRAVELERS = ['anna', 'boris', 'clara', 'david'] as const;
export type Traveler = (typeof TRAVELERS)[number];
export const TRUNKS = ['red', 'green', 'brown', 'black'] as const;
export type Trunk = (typeof TRUNKS)[number];
export const DESTINATIONS = ['boston', 'chicago', 'omaha', 'seattle'] as const;
export type Destination = (typeof DESTINATIONS)[number];

export const PEOPLE = ['guide', 'mother', 'father', 'grandfather', 'boy', 'girl'] as const;
export const CARGO = ['dog', 'goose', 'cat', 'grain', 'trunk'] as const;
export type PassengerName = (typeof PEOPLE)[number] | (typeof CARGO)[number];

export interface Passenger {
  readonly name: PassengerName;
  readonly weight: number;
  readonly rows: boolean;
}

/** What a clue says; `not` turns it round. `or` is the second of an either-or. */
export type Clue =
  | { readonly says: 'owns'; readonly who: Traveler; readonly trunk: Trunk; readonly not: boolean }
  | { readonly says: 'ownsOneOf'; readonly who: Traveler; readonly trunk: Trunk; readonly or: Trunk }
  | { readonly says: 'boundFor'; readonly who: Traveler; readonly to: Destination; readonly not: boolean }
  | {
      readonly says: 'boundForOneOf';
      readonly who: Traveler;
      readonly to: Destination;
      readonly or: Destination;
    }
  | { readonly says: 'goesTo'; readonly trunk: Trunk; readonly to: Destination; readonly not: boolean };

/** By traveler, in the order of TRAVELERS; `to` is empty where the puzzle has no destinations (level 1). */
export interface Assignment {
  readonly trunks: readonly Trunk[];
  readonly to: readonly Destination[];
}

/** What everybody may see of a puzzle once it has begun. Never the solution, never the id of the card. */
export type PuzzleView = CubeView | FormView | PictView | CompView | TagsView | FerryView;

/** `taps` is null for everybody but the challenger, and for the challenger as soon as the showing is over. */
export interface CubeView {
  readonly family: 'cube';
  readonly level: Level;
  readonly length: number;
  readonly taps: readonly number[] | null;
}

/** `blocks[i]` has the letter LETTERS[i]: rows of `#` and `.` divided by `/`, in the turn it is shown in. */
export interface FormView {
  readonly family: 'form';
  readonly level: Level;
  readonly rows: number;
  readonly cols: number;
  readonly turning: boolean;
  readonly blocks: readonly string[];
}

/**
 * Cells are written as in 5.10 (`3oT`): number, then o open, s striped, f filled, then C, Q, T. `??` is
 * missing.
 */
export interface PictView {
  readonly family: 'pict';
  readonly level: Level;
  readonly cells: readonly string[];
  readonly options: readonly string[];
}

/** Patterns are rows of `#` and `.` divided by `/`. */
export interface CompView {
  readonly family: 'comp';
  readonly level: Level;
  readonly model: string;
  readonly options: readonly string[];
}

export interface TagsView {
  readonly family: 'tags';
  readonly level: Level;
  readonly clues: readonly Clue[];
}

/** `forbidden` and `guardian` are places in `passengers`. */
export interface FerryView {
  readonly family: 'ferry';
  readonly level: Level;
  readonly passengers: readonly Passenger[];
  readonly boat: number;
  readonly forbidden: readonly (readonly [number, number])[];
  readonly guardian: number | null;
  readonly limit: number;
}

/** What is stored: the face and its solution. */
export type Puzzle = { readonly [F in PuzzleFamily]: PuzzleOf<F> }[PuzzleFamily];
export type ViewOf<F extends PuzzleFamily> = Extract<PuzzleView, { family: F }>;
export type PuzzleOf<F extends PuzzleFamily> = ViewOf<F> & { readonly solution: SolutionOf<F> };

interface Solutions {
  cube: readonly number[];
  /** A filled frame: rows of block letters divided by `/`. */
  form: string;
  pict: Letter;
  comp: Letter;
  tags: Assignment;
  /** Loads, as places in `passengers`: over, back, over … */
  ferry: readonly (readonly number[])[];
}
export type SolutionOf<F extends PuzzleFamily> = Solutions[F];

/**
 * One command of the challenger (5.10). CUBE: tap. FORM: place, lift, restart. FERRY: load, restart. Others:
 * submit.
 */
export type PuzzleStep =
  | { readonly do: 'tap'; readonly cube: number }
  | {
      readonly do: 'place';
      readonly block: number;
      readonly turn: number;
      readonly row: number;
      readonly col: number;
    }
  | { readonly do: 'lift'; readonly block: number }
  | { readonly do: 'load'; readonly who: readonly number[] }
  | { readonly do: 'restart' }
  | { readonly do: 'choose'; readonly letter: Letter }
  | { readonly do: 'assign'; readonly trunks: readonly Trunk[]; readonly to: readonly Destination[] };

/** The work in progress, which everybody watches (EI-R35). Changed in place by `takeStep`. */
export type Work =
  | { readonly family: 'cube'; readonly taps: number[] }
  | { readonly family: 'form'; readonly placed: (Placement | null)[] }
  | { readonly family: 'pict'; letter: Letter | null }
  | { readonly family: 'comp'; letter: Letter | null }
  | { readonly family: 'tags'; assigned: Assignment | null }
  | { readonly family: 'ferry'; readonly loads: number[][] };

export interface Placement {
  readonly turn: number;
  readonly row: number;
  readonly col: number;
}

/** 'open': goes on. 'solved' and 'failed' end the attempt. */
export type Progress = 'open' | 'solved' | 'failed';

/** Why a step breaks the rules of its puzzle (`E_BAD_OPTION`): the last part of a text key. */
export type StepProblem =
  | 'otherFamily'
  | 'noTurning'
  | 'outside'
  | 'overlap'
  | 'notPlaced'
  | 'nothingDone'
  | 'notDifferent'
  | 'wrongShore'
  | 'noRower'
  | 'tooHeavy'
  | 'unguarded'
  | 'beyondLimit';
