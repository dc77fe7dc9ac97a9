import { type ActionIn, actionTable } from '../../engine/actions.ts';
import type { Seat } from '../../engine/game.ts';
import { among, checked, list, type Shape, spelt, stringOr, whole, YES_NO } from '../../engine/shape.ts';
import { SEATS } from './config.ts';
import { CHALLENGES, FEATURES, KINDS, type Kind, MOST_CARDS, SLOTS, SPACE_IDS } from './content.ts';
import { PUZZLE_STEP } from './pieces/puzzles/step.ts';

export type To = Seat | 'all';
/** Maker, audience and number: `0.all.3`, `0.2.1`; a counter-offer adds who made it: `0.all.3-2`. */
export type OfferId = string;
/** Cards by kind, sorted; the same kind as often as there are cards. */
export type Cards = readonly Kind[];

export const MOST_REACTION = 60_000;
export const MOST_TRIP = 5000;
const MOST_DISCARDED = 400;
const LONGEST_ANSWER = 200;

/** May be empty. */
const words = (longest: number): Shape<string> =>
  spelt(
    (input): input is string => input.length <= longest,
    `must be a text of at most ${longest} characters`,
    { maxLength: longest },
  );

const cards = (most: number): Shape<Cards> =>
  checked(list(among(KINDS), most), (found) =>
    [...found].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b)),
  );

/** One side of an offer may be too large by one, so that the rules can say so by name. */
const SIDE = cards(MOST_CARDS + 1);
const OFFER: Shape<OfferId> = words(40);
const SLOT = whole(1, SLOTS);
const QUESTION = whole(1, 3);

/** Every order of a player. Slots, questions and options are counted from 1, cards of the race from 1. */
export const ACTIONS = actionTable({
  claim: { family: words(LONGEST_ANSWER) },
  choose: { slot: SLOT },
  roll: {},
  move: { slot: SLOT, to: among(SPACE_IDS) },
  stay: { slot: SLOT },
  attempt: { challenge: among(CHALLENGES) },
  skip: {},
  endTurn: {},
  discard: { cards: cards(MOST_DISCARDED) },
  offer: { to: stringOr(among(['all']), whole(0, SEATS.max - 1)), give: SIDE, want: SIDE },
  counter: { offer: OFFER, give: SIDE, want: SIDE },
  accept: { offer: OFFER },
  decline: { offer: OFFER },
  withdraw: { offer: OFFER },
  /** `trip`: the round trip of this seat's line in milliseconds, 0 for a bot. */
  ready: { trip: whole(0, MOST_TRIP) },
  /** `reaction`: from painting the card to the press, measured on the device; -1 if it was not. */
  slap: { feature: among([...FEATURES, 'any']), card: whole(1, 7), reaction: whole(-1, MOST_REACTION) },
  hand: { card: whole(2, 7) },
  begin: {},
  step: { step: PUZZLE_STEP },
  giveUp: {},
  answer: { question: QUESTION, option: whole(1, 6) },
  say: { question: QUESTION, text: words(LONGEST_ANSWER) },
  mark: { question: QUESTION, right: YES_NO },
  /** Personal settings (4.8): no speed contests, text puzzles only, more time. */
  prefer: { calm: YES_NO, text: YES_NO, time: among(['usual', 'double', 'none']) },
  /** The challenger's line was lost in a race; it is back. Entered by the room for the seat (EI-R30.8). */
  lost: {},
  back: {},
  resign: {},
  /** Of the clock only. */
  timeUp: {},
});

export type Action = ActionIn<typeof ACTIONS>;

/** Never shown to anybody else (4.8). */
export type Preferences = Omit<Extract<Action, { type: 'prefer' }>, 'type'>;
export type Limit = Preferences['time'];
