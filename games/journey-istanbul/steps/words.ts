import type { Field, Form, Refusal, Seat } from '../../../engine/game.ts';
import type { Action, ActionBy } from '../action.ts';
import { DAYS, PLACES } from '../content.ts';
import { itemFor } from '../eyes/item.ts';
import type { Ctx } from '../kind.ts';
import { type Page, pagesOf, withoutNote } from '../pieces/planner.ts';
import { say } from '../pieces/talk.ts';
import {
  cardIn,
  cardTopic,
  dayTopic,
  MONEY_PHRASES,
  type Phrase,
  PLAIN_PHRASES,
  type To,
  type Topic,
  WHATS,
  type What,
} from '../pieces/topics.ts';
import { refused } from '../refusals.ts';
import { isOpen, personOf, type State } from '../state.ts';
import { isAmount, othersInIstanbul } from './gifts.ts';
import { notice } from './undo.ts';

type Words = ActionBy<'claim' | 'say' | 'showPlanner'>;

export const isTalk = (action: Action): action is Words =>
  action.type === 'claim' || action.type === 'say' || action.type === 'showPlanner';

const isAboutMoney = (phrase: Phrase): boolean => MONEY_PHRASES.some((one) => one === phrase);

/** Only the phrases about money carry an amount. */
export const isPhrase = ({ phrase, amount }: ActionBy<'say'>): boolean =>
  amount === 0 || isAboutMoney(phrase);

export const MOST_SAID = 99_000;

/** JI-R46. Whether it is true is nobody's business but the receiver's. */
export function refuseWords(state: State, seat: Seat, action: Words): Refusal | undefined {
  if (action.to === seat) return refused('E_SELF_TARGET');
  if (action.attach !== undefined) return refused('E_CANNOT_SHOW_CARD');
  if (action.type === 'claim') return refuseTopic(state, action.about) ?? refuseSaid(action.amount);
  if (action.type === 'showPlanner' || action.amount === 0) {
    const needs = action.type === 'say' && isAboutMoney(action.phrase);
    return needs ? refused('E_BAD_AMOUNT') : undefined;
  }
  return isAmount(action.amount) && action.amount <= MOST_SAID ? undefined : refused('E_BAD_AMOUNT');
}

/** An amount in a claim; 0 leaves it open. */
export const refuseSaid = (amount: number): Refusal | undefined =>
  amount === 0 || (isAmount(amount) && amount <= MOST_SAID) ? undefined : refused('E_BAD_AMOUNT');

/** A card must lie face down, on the sheet or on the discard pile; a date is always a topic. */
export function refuseTopic(state: State, topic: Topic): Refusal | undefined {
  const card = cardIn(topic);
  if (card === 0) return undefined;
  if (card > state.deck.length) return refused('E_BAD_COMMAND');
  return card <= state.drawn && !isOpen(state, card)
    ? undefined
    : refused('E_NO_CARD_THERE', undefined, 'JI-R46');
}

/** What is neither a raid, a journey nor a job has no amount. */
export const saidAmount = (what: What, amount: number): number =>
  what === 'nothing' || what === 'unknown' ? 0 : amount;

/** JI-R46: what others get of a planner. Where free chat is off, a note would be a way around it. */
export function pagesFor(state: State, seat: Seat, days: readonly number[]): Page[] {
  const pages = pagesOf(personOf(state, seat).planner, days);
  return state.config.freeChat ? pages : pages.map(withoutNote);
}

export function applyWords(state: State, seat: Seat, action: Words, ctx: Ctx): void {
  const { to } = action;
  const all = to === 'all';
  const common = { from: seat, to, all, t: state.t };
  notice(state, seat, [to]);
  if (action.type === 'claim') {
    const { about, what } = action;
    const item = say(state, {
      ...common,
      kind: 'claim',
      about,
      what,
      amount: saidAmount(what, action.amount),
    });
    ctx.out?.push({ type: 'told', item: itemFor(state, item, seat) });
    return;
  }
  if (action.type === 'say') {
    const { phrase, amount, day, place } = action;
    const item = say(state, { ...common, kind: 'phrase', phrase, amount, day, place });
    ctx.out?.push({ type: 'told', item: itemFor(state, item, seat) });
    return;
  }
  // A page shows what stood in a private document.
  ctx.reveal(to);
  const item = say(state, {
    ...common,
    kind: 'pages',
    pages: pagesFor(state, seat, action.days),
  });
  ctx.out?.push({ type: 'told', item: itemFor(state, item, seat) });
}

const EVERY_DAY: readonly number[] = Array.from({ length: DAYS }, (_nothing, i) => i + 1);
export const DAYS_FIELD: Field = { kind: 'some', of: EVERY_DAY, min: 1, max: DAYS };
export const WHAT_FIELD: Field = { kind: 'one', of: WHATS };
export const SAID_FIELD: Field = { kind: 'number', min: 0, max: MOST_SAID, step: 1000 };
const DATES: readonly string[] = EVERY_DAY.map(dayTopic);
const SAY_DAY: Field = { kind: 'one', of: [0, ...EVERY_DAY] };
const SAY_PLACE: Field = { kind: 'one', of: PLACES };

export function topicField(state: State): Field {
  const cards: string[] = [];
  for (let card = 1; card <= state.drawn; card++) if (!isOpen(state, card)) cards.push(cardTopic(card));
  return { kind: 'one', of: [...cards, ...DATES] };
}

/** To whom: one of those who may hear, or all. */
export function toField(state: State, seat: Seat): Field {
  if (!state.config.privateTalk) return { kind: 'one', of: ['all'] };
  const others: To[] = state.config.leftPlayersTalk
    ? state.people.flatMap((_person, other) => (other === seat ? [] : [other]))
    : othersInIstanbul(state, seat);
  return { kind: 'one', of: [...others, 'all'] };
}

export function wordForms(state: State, seat: Seat, topics: Field): Form<Action>[] {
  const to = toField(state, seat);
  return [
    { type: 'claim', fields: { to, about: topics, what: WHAT_FIELD, amount: SAID_FIELD } },
    {
      type: 'say',
      fields: {
        to,
        phrase: { kind: 'one', of: MONEY_PHRASES },
        amount: { kind: 'number', min: 1000, max: MOST_SAID, step: 1000 },
        day: SAY_DAY,
        place: SAY_PLACE,
      },
    },
    {
      type: 'say',
      fields: {
        to,
        phrase: { kind: 'one', of: PLAIN_PHRASES },
        amount: { kind: 'one', of: [0] },
        day: SAY_DAY,
        place: SAY_PLACE,
      },
    },
    { type: 'showPlanner', fields: { to, days: DAYS_FIELD } },
  ];
}
