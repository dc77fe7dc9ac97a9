import { type ActionIn, actionTable } from '../../engine/actions.ts';
import { BadInput } from '../../engine/door.ts';
import type { Seat } from '../../engine/game.ts';
import { among, checked, list, maybe, spelt, stringOr, telling, whole } from '../../engine/shape.ts';
import { SEATS } from './config.ts';
import { DAYS, MOST_CARDS, PLACES, SQUARES, TASKS, UNIT, WEEK } from './content.ts';
import { BOXES, MARKS } from './pieces/planner.ts';
import { DEALS, isRef, isTopic, PHRASES, REF, TAGS, TOPIC, WHATS } from './pieces/topics.ts';

const MOST_MONEY = 10_000_000;
const MOST_IN_A_BOX = 99 * UNIT;
const LONGEST_NOTE = 200;

const PLACE = among(PLACES);
const CARD = whole(1, MOST_CARDS);
const DAY = whole(1, DAYS);
const SEAT = whole(0, SEATS.max - 1);
const TO = stringOr(among(['all']), SEAT);
const WHAT = among(WHATS);
/** What is no lawful amount is read all the same, so that it can be refused by name (E_BAD_AMOUNT). */
const MONEY = whole(-MOST_MONEY, MOST_MONEY);
const ABOUT = spelt(isTopic, 'must be card-N or day-N', { pattern: TOPIC.source });
const REFERENCE = spelt(isRef, 'must name the other side and a number, as in 2.1 or all.3', {
  pattern: REF.source,
});
const PAGES = checked(list(DAY, DAYS), (days, field) => {
  if (days.length > 0 && days.every((day, i) => i === 0 || day > (days[i - 1] ?? 0))) return days;
  throw new BadInput(field, 'must be days in rising order, at least one');
});
const SIDE = among(['claim', 'pages']);
const BOX_VALUE = stringOr(
  among(['off', 'on']),
  checked(whole(UNIT, MOST_IN_A_BOX), (amount, field) => {
    if (amount % UNIT === 0) return amount;
    throw new BadInput(field, 'must be off, on or a multiple of 1000');
  }),
);
const NOTE = spelt(
  (input): input is string => input.length <= LONGEST_NOTE,
  `must be a text of at most ${LONGEST_NOTE} characters`,
  { maxLength: LONGEST_NOTE },
);
/** Somebody may try to enclose a card; it is read, so that it can be refused by name (E_CANNOT_SHOW_CARD). */
const ATTACH = maybe(CARD);

/** Every command of a player or the clock (section 6). */
export const ACTIONS = actionTable({
  move: { to: PLACE },
  look: { row: whole(1, WEEK), square: whole(1, SQUARES) },
  draw: {},
  payTask: { card: among(TASKS), part: whole(0, 4) },
  payBail: {},
  placeFromJail: { to: PLACE },
  endTurn: {},
  undoMove: {},
  doneHelping: {},
  acceptJail: {},
  answerOffer: { card: CARD, answer: among(['use', 'pass']) },
  timeUp: {},
  give: { to: SEAT, amount: MONEY, tag: among(TAGS) },
  answerGift: { gift: REFERENCE, answer: among(['accept', 'refuse']) },
  withdrawGift: { gift: REFERENCE },
  claim: { to: TO, about: ABOUT, what: WHAT, amount: MONEY, attach: ATTACH },
  say: {
    to: TO,
    phrase: among(PHRASES),
    amount: MONEY,
    day: whole(0, DAYS),
    place: PLACE,
    attach: ATTACH,
  },
  showPlanner: { to: TO, days: PAGES, attach: ATTACH },
  proposeDeal: {
    to: TO,
    deal: among(DEALS),
    price: MONEY,
    /** What is offered: the claim about this (tell, swap), or what is asked about (ask). */
    about: ABOUT,
    what: WHAT,
    amount: MONEY,
    /** The pages that are offered (show, swap). */
    days: PAGES,
    /** Of a swap: what is offered and what is wanted. */
    offers: SIDE,
    wants: SIDE,
    wantsAbout: ABOUT,
    wantsDays: PAGES,
    attach: ATTACH,
  },
  answerDeal: {
    deal: REFERENCE,
    answer: among(['accept', 'decline']),
    what: WHAT,
    amount: MONEY,
    attach: ATTACH,
  },
  withdrawDeal: { deal: REFERENCE },
  editPlanner: [
    { day: DAY, field: telling(['police']), value: whole(0, 2) },
    { day: DAY, field: telling(['mark']), value: among(MARKS) },
    { day: DAY, field: telling(BOXES), value: BOX_VALUE },
  ],
  writeNote: { day: DAY, text: NOTE },
  setStanding: {
    journey: among(['ask', 'always']),
    work: among(['ask', 'always']),
    gifts: among(['accept', 'confirm']),
  },
  voteEarlyEnd: { vote: among(['yes', 'no']) },
});

export type Action = ActionIn<typeof ACTIONS>;
/** One action by its type. */
export type ActionBy<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** The seat it is addressed to; null if to all or to nobody. */
export const receiverOf = (action: Action): Seat | null =>
  'to' in action && typeof action.to === 'number' ? action.to : null;
