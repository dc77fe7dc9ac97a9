import {
  BadInput,
  type Fields,
  fieldOf,
  listOf,
  oneOf,
  shortText,
  typed,
  wholeNumber,
} from '../../engine/door.ts';
import type { Seat, Table, TableOption } from '../../engine/game.ts';
import { checkSeats, readOptions } from '../../engine/table.ts';
import { type ContentSet, DAYS, PLACES, type Place, RECONSTRUCTED, SQUARES, WEEK } from './content.ts';
import { readSet } from './own.ts';
import { BOXES, DEALS, MARKS, PHRASES, TAGS, WHATS } from './pieces/topics.ts';

export interface Config {
  readonly outcome: 'winner' | 'together';
  readonly startingPlayer: 'random' | 'host';
  readonly cardListVisible: boolean;
  readonly deckTopVisible: boolean;
  readonly raidHelpWindow: boolean;
  readonly bailBarsCards: boolean;
  readonly offerMode: 'ordered' | 'sealed';
  readonly goToMeaning: 'present' | 'arrive';
  readonly moneyVisible: 'open' | 'closed';
  readonly privateTalk: boolean;
  readonly freeChat: boolean;
  readonly leftPlayersTalk: boolean;
  readonly earlyEnd: boolean;
  readonly autoPlanner: boolean;
  readonly undoMove: boolean;
  readonly botTalk: 'honest' | 'quiet' | 'cagey' | 'sly' | 'mixed';
  readonly firstSeat: Seat | null;
  /** Seconds, or null for none. */
  readonly turnTimer: number | null;
  readonly offerTimer: number | null;
  readonly helpTimer: number | null;
  /** How many commands of the open layer a seat has each day (JI-R65). */
  readonly openActionsPerDay: number;
  readonly contentSet: typeof RECONSTRUCTED.id | ContentSet;
}

/** A card by its number, or a date by its day index. */
export type Topic = `card-${number}` | `day-${number}`;
export type What = (typeof WHATS)[number];
export type Tag = (typeof TAGS)[number];
export type Phrase = (typeof PHRASES)[number];
export type DealKind = (typeof DEALS)[number];
export type Mark = (typeof MARKS)[number];
export type BoxName = (typeof BOXES)[number];
export type PlannerField = 'police' | 'mark' | BoxName;
export type BoxValue = 'off' | 'on' | number;
export type To = Seat | 'all';
/** The other side and the number of a gift or deal between the two: `2.1`, `all.3`. */
export type Ref = string;

export type Action =
  | { readonly type: 'move'; readonly to: Place }
  | { readonly type: 'look'; readonly row: number; readonly square: number }
  | { readonly type: 'draw' }
  | { readonly type: 'payTask'; readonly card: 'obstacle' | 'opportunity'; readonly part: number }
  | { readonly type: 'payBail' }
  | { readonly type: 'placeFromJail'; readonly to: Place }
  | { readonly type: 'endTurn' }
  | { readonly type: 'undoMove' }
  | { readonly type: 'doneHelping' }
  | { readonly type: 'acceptJail' }
  | { readonly type: 'answerOffer'; readonly card: number; readonly answer: 'use' | 'pass' }
  | { readonly type: 'timeUp' }
  | { readonly type: 'give'; readonly to: Seat; readonly amount: number; readonly tag: Tag }
  | { readonly type: 'answerGift'; readonly gift: Ref; readonly answer: 'accept' | 'refuse' }
  | { readonly type: 'withdrawGift'; readonly gift: Ref }
  | Attaching<{ type: 'claim'; to: To; about: Topic; what: What; amount: number }>
  | Attaching<{ type: 'say'; to: To; phrase: Phrase; amount: number; day: number; place: Place }>
  | Attaching<{ type: 'showPlanner'; to: To; days: readonly number[] }>
  | Attaching<{
      type: 'proposeDeal';
      to: To;
      deal: DealKind;
      price: number;
      /** What is offered: the claim about this (tell, swap), or what is asked about (ask). */
      about: Topic;
      what: What;
      amount: number;
      /** The pages that are offered (show, swap). */
      days: readonly number[];
      /** Of a swap: what is offered and what is wanted. */
      offers: 'claim' | 'pages';
      wants: 'claim' | 'pages';
      wantsAbout: Topic;
      wantsDays: readonly number[];
    }>
  | Attaching<{ type: 'answerDeal'; deal: Ref; answer: 'accept' | 'decline'; what: What; amount: number }>
  | { readonly type: 'withdrawDeal'; readonly deal: Ref }
  | {
      readonly type: 'editPlanner';
      readonly day: number;
      readonly field: PlannerField;
      readonly value: BoxValue | Mark;
    }
  | { readonly type: 'writeNote'; readonly day: number; readonly text: string }
  | {
      readonly type: 'setStanding';
      readonly journey: 'ask' | 'always';
      readonly work: 'ask' | 'always';
      readonly gifts: 'accept' | 'confirm';
    }
  | { readonly type: 'voteEarlyEnd'; readonly vote: 'yes' | 'no' };

/** Somebody may try to enclose a card; it is read, so that it can be refused by name (E_CANNOT_SHOW_CARD). */
type Attaching<A> = Readonly<A> & { readonly attach?: number };

const SHAPES = {
  move: ['to'],
  look: ['row', 'square'],
  draw: [],
  payTask: ['card', 'part'],
  payBail: [],
  placeFromJail: ['to'],
  endTurn: [],
  undoMove: [],
  doneHelping: [],
  acceptJail: [],
  answerOffer: ['card', 'answer'],
  timeUp: [],
  give: ['to', 'amount', 'tag'],
  answerGift: ['gift', 'answer'],
  withdrawGift: ['gift'],
  claim: ['to', 'about', 'what', 'amount', 'attach'],
  say: ['to', 'phrase', 'amount', 'day', 'place', 'attach'],
  showPlanner: ['to', 'days', 'attach'],
  proposeDeal: [
    'to',
    'deal',
    'price',
    'about',
    'what',
    'amount',
    'days',
    'offers',
    'wants',
    'wantsAbout',
    'wantsDays',
    'attach',
  ],
  answerDeal: ['deal', 'answer', 'what', 'amount', 'attach'],
  withdrawDeal: ['deal'],
  editPlanner: ['day', 'field', 'value'],
  writeNote: ['day', 'text'],
  setStanding: ['journey', 'work', 'gifts'],
  voteEarlyEnd: ['vote'],
} as const satisfies Record<Action['type'], readonly string[]>;

export const ACTION_TYPES = Object.keys(SHAPES) as Action['type'][];

const yesNo = (name: string, byDefault: boolean, rule: string): TableOption => ({
  name,
  values: [true, false],
  byDefault,
  rule,
});

/** Section 4. Seat, timers, the daily limit and the content set are read apart: their values are not a short list. */
export const TABLE_OPTIONS: readonly TableOption[] = [
  { name: 'outcome', values: ['winner', 'together'], byDefault: 'winner', rule: 'JI-19.1' },
  { name: 'startingPlayer', values: ['random', 'host'], byDefault: 'random', rule: 'JI-R2' },
  yesNo('cardListVisible', true, 'JI-R6'),
  yesNo('deckTopVisible', true, 'JI-R17'),
  yesNo('raidHelpWindow', true, 'JI-R22'),
  yesNo('bailBarsCards', true, 'JI-R23'),
  { name: 'offerMode', values: ['ordered', 'sealed'], byDefault: 'ordered', rule: 'JI-R31' },
  { name: 'goToMeaning', values: ['present', 'arrive'], byDefault: 'present', rule: 'JI-R36' },
  { name: 'moneyVisible', values: ['open', 'closed'], byDefault: 'open', rule: 'JI-R44' },
  yesNo('privateTalk', true, 'JI-R46'),
  yesNo('freeChat', true, 'JI-R46'),
  yesNo('leftPlayersTalk', false, 'JI-R47'),
  yesNo('earlyEnd', true, 'JI-R50'),
  yesNo('autoPlanner', true, 'JI-2.8'),
  yesNo('undoMove', true, 'JI-R55'),
  {
    name: 'botTalk',
    values: ['honest', 'quiet', 'cagey', 'sly', 'mixed'],
    byDefault: 'honest',
    rule: 'JI-R66',
  },
];

const timed = (name: string, rule: string): TableOption => ({
  name,
  rule,
  values: ['none', 30, 60, 120],
  byDefault: 'none',
});

/** For the setup page. Any whole number of seconds is accepted for a timer, not only those offered. */
export const OFFERED_OPTIONS: readonly TableOption[] = [
  ...TABLE_OPTIONS,
  timed('offerTimer', 'JI-R54'),
  timed('helpTimer', 'JI-R22'),
];

/** Bundles of options (section 4). */
export const PRESETS = {
  live: { offerTimer: 30, helpTimer: 30 },
  classroom: { outcome: 'together', freeChat: false },
} as const;

export const SEATS = { min: 2, max: 5 } as const;
const TIMERS = ['turnTimer', 'offerTimer', 'helpTimer'] as const;
const APART = ['firstSeat', ...TIMERS, 'openActionsPerDay', 'contentSet'];
const USUAL_OPEN_ACTIONS = 200;

/** What cannot be played is refused before the start (E_BAD_OPTION). */
export function parseConfig(input: unknown, table: Table): Config {
  checkSeats(table, SEATS, 'JI-R1');
  const { chosen, fields } = readOptions(input, TABLE_OPTIONS, APART);
  const named = chosen as unknown as Omit<
    Config,
    'firstSeat' | (typeof TIMERS)[number] | 'openActionsPerDay' | 'contentSet'
  >;
  const seat = fieldOf(fields, 'firstSeat');
  if (named.startingPlayer !== 'host' && seat !== undefined && seat !== null) {
    throw new BadInput('firstSeat', 'goes with startingPlayer: host only (JI-R2)');
  }
  const timer = (name: (typeof TIMERS)[number]): number | null => {
    const given = fieldOf(fields, name);
    return given === undefined || given === null || given === 'none'
      ? null
      : wholeNumber(given, 10, 604_800, name);
  };
  const set = fieldOf(fields, 'contentSet');
  const isOurs = set === undefined || set === RECONSTRUCTED.id;
  return {
    ...named,
    firstSeat: named.startingPlayer === 'host' ? wholeNumber(seat, 0, table.seats - 1, 'firstSeat') : null,
    turnTimer: timer('turnTimer'),
    offerTimer: timer('offerTimer'),
    helpTimer: timer('helpTimer'),
    openActionsPerDay: wholeNumber(
      fieldOf(fields, 'openActionsPerDay') ?? USUAL_OPEN_ACTIONS,
      ...([0, 1000, 'openActionsPerDay'] as const),
    ),
    contentSet: isOurs ? RECONSTRUCTED.id : readSet(set, table.seats),
  };
}

const HIGHEST_SEAT = SEATS.max - 1;
const HIGHEST_CARD = 90;
const MOST_MONEY = 10_000_000;

export function parseAction(input: unknown): Action {
  const { type, fields } = typed(input, SHAPES);
  const f = (name: string): unknown => fieldOf(fields, name);
  const number = (name: string, min: number, max: number): number => wholeNumber(f(name), min, max, name);
  const one = <const T extends string>(name: string, values: readonly T[]): T => oneOf(f(name), values, name);
  const seat = (): Seat => number('to', 0, HIGHEST_SEAT);
  const to = (): To => (f('to') === 'all' ? 'all' : seat());
  const money = (name: string): number => number(name, -MOST_MONEY, MOST_MONEY);
  switch (type) {
    case 'move':
    case 'placeFromJail':
      return { type, to: one('to', PLACES) };
    case 'look':
      return { type, row: number('row', 1, WEEK), square: number('square', 1, SQUARES) };
    case 'payTask':
      return { type, card: one('card', ['obstacle', 'opportunity']), part: number('part', 0, 4) };
    case 'answerOffer':
      return { type, card: number('card', 1, HIGHEST_CARD), answer: one('answer', ['use', 'pass']) };
    case 'give':
      return { type, to: seat(), amount: money('amount'), tag: one('tag', TAGS) };
    case 'answerGift':
      return { type, gift: ref(f('gift'), 'gift'), answer: one('answer', ['accept', 'refuse']) };
    case 'withdrawGift':
      return { type, gift: ref(f('gift'), 'gift') };
    case 'withdrawDeal':
      return { type, deal: ref(f('deal'), 'deal') };
    case 'claim':
      return {
        type,
        to: to(),
        about: topic(f('about'), 'about'),
        what: one('what', WHATS),
        amount: money('amount'),
        ...attached(fields),
      };
    case 'say':
      return {
        type,
        to: to(),
        phrase: one('phrase', PHRASES),
        amount: money('amount'),
        day: number('day', 0, DAYS),
        place: one('place', PLACES),
        ...attached(fields),
      };
    case 'showPlanner':
      return { type, to: to(), days: days(f('days'), 'days'), ...attached(fields) };
    case 'proposeDeal':
      return {
        type,
        to: to(),
        deal: one('deal', DEALS),
        price: money('price'),
        about: topic(f('about'), 'about'),
        what: one('what', WHATS),
        amount: money('amount'),
        days: days(f('days'), 'days'),
        offers: one('offers', ['claim', 'pages']),
        wants: one('wants', ['claim', 'pages']),
        wantsAbout: topic(f('wantsAbout'), 'wantsAbout'),
        wantsDays: days(f('wantsDays'), 'wantsDays'),
        ...attached(fields),
      };
    case 'answerDeal':
      return {
        type,
        deal: ref(f('deal'), 'deal'),
        answer: one('answer', ['accept', 'decline']),
        what: one('what', WHATS),
        amount: money('amount'),
        ...attached(fields),
      };
    case 'editPlanner':
      return edit(number('day', 1, DAYS), f('field'), f('value'));
    case 'writeNote':
      return {
        type,
        day: number('day', 1, DAYS),
        text: f('text') === '' ? '' : shortText(f('text'), 200, 'text'),
      };
    case 'setStanding':
      return {
        type,
        journey: one('journey', ['ask', 'always']),
        work: one('work', ['ask', 'always']),
        gifts: one('gifts', ['accept', 'confirm']),
      };
    case 'voteEarlyEnd':
      return { type, vote: one('vote', ['yes', 'no']) };
    default:
      return { type };
  }
}

function edit(day: number, name: unknown, value: unknown): Action {
  const field = oneOf(name, ['police', 'mark', ...BOXES], 'field');
  const type = 'editPlanner';
  if (field === 'police') return { type, day, field, value: wholeNumber(value, 0, 2, 'value') };
  if (field === 'mark') return { type, day, field, value: oneOf(value, MARKS, 'value') };
  if (value === 'off' || value === 'on') return { type, day, field, value };
  const amount = wholeNumber(value, 1000, 99_000, 'value');
  if (amount % 1000 !== 0) throw new BadInput('value', 'must be off, on or a multiple of 1000');
  return { type, day, field, value: amount };
}

function topic(input: unknown, field: string): Topic {
  const found = typeof input === 'string' ? /^(card|day)-([1-9][0-9]?)$/.exec(input) : null;
  const n = Number(found?.[2]);
  if (found !== null && n <= (found[1] === 'day' ? DAYS : HIGHEST_CARD)) return input as Topic;
  throw new BadInput(field, 'must be card-N or day-N');
}

function ref(input: unknown, field: string): Ref {
  if (typeof input === 'string' && /^(all|[0-4])\.[1-9][0-9]{0,4}$/.test(input)) return input;
  throw new BadInput(field, 'must name the other side and a number, as in 2.1 or all.3');
}

function days(input: unknown, field: string): number[] {
  const found = listOf(input, DAYS, field, (item, at) => wholeNumber(item, 1, DAYS, at));
  if (found.length === 0 || found.some((day, i) => i > 0 && day <= (found[i - 1] ?? 0))) {
    throw new BadInput(field, 'must be days in rising order, at least one');
  }
  return found;
}

const attached = (fields: Fields): { readonly attach?: number } =>
  fieldOf(fields, 'attach') === undefined
    ? {}
    : { attach: wholeNumber(fieldOf(fields, 'attach'), 1, HIGHEST_CARD, 'attach') };
