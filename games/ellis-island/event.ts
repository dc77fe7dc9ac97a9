import type { Seat } from '../../engine/game.ts';
import type { Cards, OfferId, To } from './action.ts';
import type { Challenge, Kind, SpaceId } from './content.ts';
import type { Assignment, PuzzleStep, PuzzleView } from './pieces/puzzles/types.ts';
import type { Timed } from './pieces/race/judge.ts';
import type { Why } from './state.ts';

/** A member as told: the name is null for whoever may not read it now (EI-R39). Slots count from 1. */
export interface Who {
  readonly seat: Seat;
  readonly slot: number;
  readonly name: string | null;
}

export interface DrawTold {
  /** What the space marked, or `open`. */
  readonly mark: 'time' | 'money' | 'passport' | 'job' | 'open';
  readonly kind: Kind | null;
}

/**
 * What happened, told whole; `redact` cuts it to what a viewer may have, now or on reading it up later.
 * `null` stands for what was cut.
 */
export type Event =
  | {
      readonly type: 'claimed';
      readonly seat: Seat;
      readonly family: string | null;
      readonly name: string | null;
    }
  | { readonly type: 'memberChosen'; readonly seat: Seat; readonly slot: number | null }
  | { readonly type: 'membersShown'; readonly who: readonly Who[] }
  | {
      readonly type: 'startRolled';
      /** By seat, 0 for those who did not roll. */
      readonly rolls: readonly number[];
      /** Null on a tie. */
      readonly first: Seat | null;
    }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number; readonly idle: boolean }
  /** Rounds left with this one; told ten rounds ahead and every round from five (EI-R21). */
  | { readonly type: 'ferryCalled'; readonly left: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'moved'; readonly who: Who; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly type: 'stayed'; readonly who: Who; readonly at: SpaceId }
  | { readonly type: 'drew'; readonly seat: Seat; readonly draws: readonly DrawTold[] }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'packAdded' }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: Cards }
  | {
      readonly type: 'attempted';
      readonly who: Who;
      readonly challenge: Challenge;
      /** Of Physical: race, Steady Nerve, or nothing at all. */
      readonly form: 'race' | 'nerve' | 'autopass' | null;
      /** Dealer, Doctor or Interviewer; null if the house does it or nobody is needed. */
      readonly by: Seat | null;
    }
  | { readonly type: 'lapsed'; readonly who: Who }
  | { readonly type: 'passed'; readonly who: Who; readonly challenge: Challenge }
  | { readonly type: 'failed'; readonly who: Who; readonly challenge: Challenge; readonly to: SpaceId }
  | { readonly type: 'readied'; readonly seat: Seat }
  | { readonly type: 'satOut'; readonly seats: readonly Seat[] }
  /** The deal is void: a line was lost (EI-R30.8). */
  | { readonly type: 'dealVoid'; readonly seat: Seat }
  | { readonly type: 'cardTurned'; readonly card: string; readonly nth: number }
  /** A false one is told to all at once; a right one only to its maker, in words that do not say so. */
  | {
      readonly type: 'slapped';
      readonly seat: Seat;
      readonly feature: string;
      readonly isFalse: boolean;
    }
  | { readonly type: 'raceOver'; readonly order: readonly Timed[]; readonly row: readonly string[] }
  | { readonly type: 'handChosen'; readonly seat: Seat; readonly card: number | null }
  | {
      readonly type: 'nerveOver';
      readonly row: readonly string[];
      /** By seat: 0 for no hand. */
      readonly hands: readonly number[];
      readonly first: Seat | null;
    }
  /** Told to the Doctor only. */
  | { readonly type: 'puzzleDrawn'; readonly seat: Seat; readonly doctor: Seat; readonly face: PuzzleView }
  | { readonly type: 'puzzleShown'; readonly seat: Seat; readonly face: PuzzleView }
  | { readonly type: 'worked'; readonly seat: Seat; readonly step: PuzzleStep }
  | {
      readonly type: 'puzzleOver';
      readonly seat: Seat;
      readonly solved: boolean;
      readonly why: 'done' | 'gaveUp' | 'timeUp' | 'tooMany';
      readonly solution: Solution;
    }
  | { readonly type: 'handedIn'; readonly who: Who; readonly cards: Cards }
  | {
      readonly type: 'asked';
      readonly seat: Seat;
      readonly question: number;
      /** Of the card; with `about` it makes the sentence. Null with the options when they are covered. */
      readonly card: string;
      readonly about: string | null;
      readonly options: readonly string[] | null;
    }
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      readonly question: number;
      readonly given: string | null;
      /** Null while the Interviewer has to mark it. */
      readonly right: boolean | null;
    }
  /** By the Interviewer, or for one who stayed silent. */
  | { readonly type: 'marked'; readonly seat: Seat; readonly question: number; readonly right: boolean }
  /** With the result: all that was asked and said; what the card says is told to whoever may read it. */
  | { readonly type: 'interviewOver'; readonly seat: Seat; readonly answers: readonly AnswerTold[] }
  | { readonly type: 'offered'; readonly offer: OfferTold }
  | { readonly type: 'countered'; readonly offer: OfferTold }
  | {
      readonly type: 'declined';
      readonly seat: Seat;
      readonly id: OfferId;
      readonly to: To;
      readonly from: Seat;
    }
  | { readonly type: 'offerClosed'; readonly id: OfferId; readonly from: Seat; readonly to: To }
  | {
      readonly type: 'traded';
      readonly from: Seat;
      readonly to: Seat;
      readonly give: Cards;
      readonly want: Cards;
    }
  | { readonly type: 'immigrated'; readonly who: Who; readonly left: number }
  | { readonly type: 'preferred'; readonly seat: Seat }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'gameOver'; readonly why: Why; readonly winners: readonly Seat[] };

export interface AnswerTold {
  readonly card: string;
  readonly about: string | null;
  readonly given: string | null;
  readonly right: boolean;
  /** What stands on the Family Card. */
  readonly answer: string | null;
}

export interface OfferTold {
  readonly id: OfferId;
  readonly from: Seat;
  readonly to: To;
  readonly give: Cards;
  readonly want: Cards;
}

export type Solution = readonly number[] | string | Assignment | readonly (readonly number[])[];

export const EVENT_TYPES = [
  'claimed',
  'memberChosen',
  'membersShown',
  'startRolled',
  'turnBegan',
  'ferryCalled',
  'rolled',
  'moved',
  'stayed',
  'drew',
  'reshuffled',
  'packAdded',
  'discarded',
  'attempted',
  'lapsed',
  'passed',
  'failed',
  'readied',
  'satOut',
  'dealVoid',
  'cardTurned',
  'slapped',
  'raceOver',
  'handChosen',
  'nerveOver',
  'puzzleDrawn',
  'puzzleShown',
  'worked',
  'puzzleOver',
  'handedIn',
  'asked',
  'answered',
  'marked',
  'interviewOver',
  'offered',
  'countered',
  'declined',
  'offerClosed',
  'traded',
  'immigrated',
  'preferred',
  'resigned',
  'gameOver',
] as const satisfies readonly Event['type'][];
