import { BadInput, fieldOf, listOf, oneOf, typed, wholeNumber } from '../../engine/door.ts';
import type { Seat } from '../../engine/game.ts';
import { SEATS } from './config.ts';
import {
  CHALLENGES,
  type Challenge,
  FEATURES,
  type Feature,
  KINDS,
  type Kind,
  MOST_CARDS,
  SLOTS,
  SPACE_IDS,
  type SpaceId,
} from './content.ts';
import { parseStep } from './pieces/puzzles/door.ts';
import type { PuzzleStep } from './pieces/puzzles/types.ts';

export type To = Seat | 'all';
/** Maker, audience and number: `0.all.3`, `0.2.1`; a counter-offer adds who made it: `0.all.3-2`. */
export type OfferId = string;
/** Cards by kind, sorted; the same kind as often as there are cards. */
export type Cards = readonly Kind[];
export type Limit = 'usual' | 'double' | 'none';

/** Personal settings, never shown to anybody else (4.8). */
export interface Preferences {
  /** No speed contests. */
  readonly calm: boolean;
  /** Text puzzles only. */
  readonly text: boolean;
  readonly time: Limit;
}

/** Slots, questions and options are counted from 1, cards of the race from 1. */
export type Action =
  | { readonly type: 'claim'; readonly family: string }
  | { readonly type: 'choose'; readonly slot: number }
  | { readonly type: 'roll' }
  | { readonly type: 'move'; readonly slot: number; readonly to: SpaceId }
  | { readonly type: 'stay'; readonly slot: number }
  | { readonly type: 'attempt'; readonly challenge: Challenge }
  | { readonly type: 'skip' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'discard'; readonly cards: Cards }
  | { readonly type: 'offer'; readonly to: To; readonly give: Cards; readonly want: Cards }
  | { readonly type: 'counter'; readonly offer: OfferId; readonly give: Cards; readonly want: Cards }
  | { readonly type: 'accept'; readonly offer: OfferId }
  | { readonly type: 'decline'; readonly offer: OfferId }
  | { readonly type: 'withdraw'; readonly offer: OfferId }
  /** `trip`: the round trip of this seat's line in milliseconds, 0 for a bot. */
  | { readonly type: 'ready'; readonly trip: number }
  /** `reaction`: from painting the card to the press, measured on the device; -1 if it was not. */
  | {
      readonly type: 'slap';
      readonly feature: Feature | 'any';
      readonly card: number;
      readonly reaction: number;
    }
  | { readonly type: 'hand'; readonly card: number }
  | { readonly type: 'begin' }
  | { readonly type: 'step'; readonly step: PuzzleStep }
  | { readonly type: 'giveUp' }
  | { readonly type: 'answer'; readonly question: number; readonly option: number }
  | { readonly type: 'say'; readonly question: number; readonly text: string }
  | { readonly type: 'mark'; readonly question: number; readonly right: boolean }
  | ({ readonly type: 'prefer' } & Preferences)
  /** The challenger's line was lost in a race; it is back. Entered by the room for the seat (EI-R30.8). */
  | { readonly type: 'lost' }
  | { readonly type: 'back' }
  | { readonly type: 'resign' }
  /** Of the clock only. */
  | { readonly type: 'timeUp' };

const FIELDS = {
  claim: ['family'],
  choose: ['slot'],
  roll: [],
  move: ['slot', 'to'],
  stay: ['slot'],
  attempt: ['challenge'],
  skip: [],
  endTurn: [],
  discard: ['cards'],
  offer: ['to', 'give', 'want'],
  counter: ['offer', 'give', 'want'],
  accept: ['offer'],
  decline: ['offer'],
  withdraw: ['offer'],
  ready: ['trip'],
  slap: ['feature', 'card', 'reaction'],
  hand: ['card'],
  begin: [],
  step: ['step'],
  giveUp: [],
  answer: ['question', 'option'],
  say: ['question', 'text'],
  mark: ['question', 'right'],
  prefer: ['calm', 'text', 'time'],
  lost: [],
  back: [],
  resign: [],
  timeUp: [],
} as const satisfies Record<Action['type'], readonly string[]>;

export const ACTION_TYPES = Object.keys(FIELDS) as Action['type'][];

export const MOST_REACTION = 60_000;
export const MOST_TRIP = 5000;
const MOST_DISCARDED = 400;
const LONGEST_ID = 40;
const LONGEST_ANSWER = 200;
const YES_NO = [true, false] as const;

export function parseAction(input: unknown): Action {
  const { type, fields } = typed(input, FIELDS);
  const f = (name: string): unknown => fieldOf(fields, name);
  const number = (name: string, min: number, max: number): number => wholeNumber(f(name), min, max, name);
  const text = (name: string, longest: number): string => {
    const given = f(name);
    if (typeof given === 'string' && given.length <= longest) return given;
    throw new BadInput(name, `must be a text of at most ${longest} characters`);
  };
  switch (type) {
    case 'claim':
      return { type, family: text('family', LONGEST_ANSWER) };
    case 'choose':
    case 'stay':
      return { type, slot: number('slot', 1, SLOTS) };
    case 'move':
      return { type, slot: number('slot', 1, SLOTS), to: oneOf(f('to'), SPACE_IDS, 'to') };
    case 'attempt':
      return { type, challenge: oneOf(f('challenge'), CHALLENGES, 'challenge') };
    case 'discard':
      return { type, cards: cards(f('cards'), MOST_DISCARDED, 'cards') };
    case 'offer': {
      const to: To = f('to') === 'all' ? 'all' : number('to', 0, SEATS.max - 1);
      return { type, to, give: side(f('give'), 'give'), want: side(f('want'), 'want') };
    }
    case 'counter':
      return {
        type,
        offer: text('offer', LONGEST_ID),
        give: side(f('give'), 'give'),
        want: side(f('want'), 'want'),
      };
    case 'accept':
    case 'decline':
    case 'withdraw':
      return { type, offer: text('offer', LONGEST_ID) };
    case 'ready':
      return { type, trip: number('trip', 0, MOST_TRIP) };
    case 'slap':
      return {
        type,
        feature: oneOf(f('feature'), [...FEATURES, 'any'], 'feature'),
        card: number('card', 1, 7),
        reaction: number('reaction', -1, MOST_REACTION),
      };
    case 'hand':
      return { type, card: number('card', 2, 7) };
    case 'step':
      return { type, step: parseStep(f('step')) };
    case 'answer':
      return { type, question: number('question', 1, 3), option: number('option', 1, 6) };
    case 'say':
      return { type, question: number('question', 1, 3), text: text('text', LONGEST_ANSWER) };
    case 'mark':
      return { type, question: number('question', 1, 3), right: oneOf(f('right'), YES_NO, 'right') };
    case 'prefer':
      return {
        type,
        calm: oneOf(f('calm'), YES_NO, 'calm'),
        text: oneOf(f('text'), YES_NO, 'text'),
        time: oneOf(f('time'), ['usual', 'double', 'none'], 'time'),
      };
    default:
      return { type };
  }
}

/** One side of an offer may be too large by one, so that the rules can say so by name. */
const side = (input: unknown, field: string): Cards => cards(input, MOST_CARDS + 1, field);

function cards(input: unknown, longest: number, field: string): Cards {
  const found = listOf(input, longest, field, (item, at) => oneOf(item, KINDS, at));
  return found.sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
}
