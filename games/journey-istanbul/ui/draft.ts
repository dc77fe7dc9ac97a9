import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { JAIL, type Place } from '../content.ts';
import { knownIn } from '../eyes/known.ts';
import type { View } from '../eyes/view.ts';
import { dateOf, dayOf, rowOf } from '../pieces/calendar.ts';
import {
  cardIn,
  cardTopic,
  dayTopic,
  type Phrase,
  type Tag,
  type To,
  type Topic,
  type What,
} from '../pieces/topics.ts';
import { faceIn } from './sums.ts';

/**
 * Something about to be said, given, asked or shown. Every blank has a value, so a sentence always stands.
 */
export interface Draft {
  readonly mode: Mode;
  readonly to: To;
  readonly about: Topic;
  readonly kind: 'police' | 'journey' | 'work' | 'nothing' | 'unknown';
  readonly place: Place;
  /** 0 leaves the amount of a claim open. */
  readonly amount: number;
  readonly price: number;
  readonly sum: number;
  readonly tag: Tag;
  readonly phrase: Phrase;
  readonly day: number;
  readonly days: readonly number[];
  readonly trade: 'tell' | 'show' | 'swap';
  readonly offers: 'claim' | 'pages';
  readonly wants: 'claim' | 'pages';
  readonly wantsAbout: Topic;
  readonly wantsDays: readonly number[];
  /** The deal that is answered. */
  readonly ref: string;
}

export const MODES = ['tell', 'ask', 'say', 'trade', 'give', 'show'] as const;
export type Mode = (typeof MODES)[number] | 'answer';

/**
 * What a person would most likely say first: about a card they saw, else about the next one that comes up.
 */
export function newDraft(view: View, seat: Seat, mode: Mode, to: To = 'all'): Draft {
  const lying = view.sheet.filter((card) => card > 0 && !view.faceUp.includes(card));
  const [soonest] = lying.toSorted((a, b) => daysTo(view, a) - daysTo(view, b));
  const seen = lying.filter((card) => faceIn(view, card) !== undefined);
  const [known] = seen.toSorted((a, b) => daysTo(view, a) - daysTo(view, b));
  const card = (mode === 'ask' ? lying.find((one) => faceIn(view, one) === undefined) : known) ?? soonest;
  const about = card === undefined ? dayTopic(view.t) : cardTopic(card);
  return onTopic(view, {
    mode,
    to: someone(view, seat, to, mode),
    about,
    kind: 'unknown',
    place: 'TAK',
    amount: 0,
    price: 1000,
    sum: 1000,
    tag: 'gift',
    phrase: 'askGift',
    day: view.t,
    days: [view.t],
    trade: 'tell',
    offers: 'claim',
    wants: 'claim',
    wantsAbout: dayTopic(view.t),
    wantsDays: [view.t],
    ref: '',
  });
}

const daysTo = (view: View, card: number): number =>
  dateOf(view.t, rowOf(view.sheet.indexOf(card)), view.sideways.includes(card)) - view.t;

/**
 * What somebody lacks for a fine, for leaving jail or for the journey they are asked about; 0 if nothing, or
 * if it is hidden.
 */
export function lackOf(view: View, seat: Seat): number {
  const person = view.people[seat];
  const money = person?.money ?? null;
  if (person === undefined || money === null) return 0;
  const known = knownIn(view);
  const asked = view.offer?.kind === 'journey' && view.offer.asked.includes(seat) ? known.offered(seat) : 0;
  const due =
    view.help?.short.find((one) => one.seat === seat)?.due ??
    (person.place === JAIL ? known.bail(seat) : asked);
  return Math.max(0, due - money);
}

/** Money goes to one person. */
export function someone(view: View, seat: Seat, to: To, mode: Mode): To {
  if (to !== 'all' || mode !== 'give') return to;
  const other = view.people.findIndex((person, i) => i !== seat && person.left === null);
  return other < 0 ? 'all' : other;
}

/** A new topic starts with the truth as far as it is known: a lie is chosen, never slipped into. */
export function onTopic(view: View, draft: Draft): Draft {
  const card = cardIn(draft.about);
  const face = card === 0 ? undefined : faceIn(view, card);
  if (face === undefined) return { ...draft, kind: 'unknown', amount: 0 };
  const place = face.place < 0 ? draft.place : PLACE_IDS[face.place];
  return { ...draft, kind: face.kind, place: place ?? draft.place, amount: face.amount };
}

const PLACE_IDS: readonly Place[] = ['TAK', 'FAT', 'SUL', 'USK', 'KAD'];

export const hasPlace = ({ kind }: Pick<Draft, 'kind'>): boolean => kind === 'journey' || kind === 'work';
export const hasAmount = ({ kind }: Draft): boolean => kind === 'police' || hasPlace({ kind });
export const whatOf = (draft: Draft): What =>
  draft.kind === 'journey' || draft.kind === 'work' ? `${draft.kind}-${draft.place}` : draft.kind;

/** The row a topic belongs to: of a card, or of a date. */
export function rowIn(view: View, about: Topic): number {
  const card = cardIn(about);
  return card === 0 ? dayOf(Number(about.slice(4))) : (view.cards[card - 1]?.day ?? 1);
}

const MONEY: readonly Phrase[] = ['askGift', 'askLoan', 'promise'];
export const saysMoney = ({ phrase }: Draft): boolean => MONEY.includes(phrase);

export function actionOf(draft: Draft): Action {
  const { to, about, place, price, days, wantsAbout, wantsDays } = draft;
  const what = whatOf(draft);
  const amount = hasAmount(draft) ? draft.amount : 0;
  switch (draft.mode) {
    case 'tell':
      return { type: 'claim', to, about, what, amount };
    case 'say':
      return {
        type: 'say',
        to,
        phrase: draft.phrase,
        amount: saysMoney(draft) ? draft.sum : 0,
        day: draft.day,
        place,
      };
    case 'give':
      return { type: 'give', to: to === 'all' ? 0 : to, amount: draft.sum, tag: draft.tag };
    case 'show':
      return { type: 'showPlanner', to, days };
    case 'answer':
      return { type: 'answerDeal', deal: draft.ref, answer: 'accept', what, amount };
    default: {
      const deal = draft.mode === 'ask' ? 'ask' : draft.trade;
      const { offers, wants } = draft;
      return {
        type: 'proposeDeal',
        to,
        deal,
        price,
        about,
        what,
        amount,
        days,
        offers,
        wants,
        wantsAbout,
        wantsDays,
      };
    }
  }
}

/** For the author alone: is this what they saw? */
export function truthOf(view: View, draft: Draft): 'seen' | 'other' | 'unseen' | 'none' {
  const claims =
    draft.mode === 'tell' ||
    draft.mode === 'answer' ||
    (draft.mode === 'trade' &&
      (draft.trade === 'tell' || (draft.trade === 'swap' && draft.offers === 'claim')));
  const card = cardIn(draft.about);
  if (!claims || card === 0 || draft.kind === 'unknown') return 'none';
  const face = faceIn(view, card);
  if (face === undefined) return 'unseen';
  const what = face.kind === 'police' ? face.kind : `${face.kind}-${PLACE_IDS[face.place]}`;
  return whatOf(draft) === what && (draft.amount === 0 || draft.amount === face.amount) ? 'seen' : 'other';
}
