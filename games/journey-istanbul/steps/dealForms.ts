import type { Field, Form, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { UNIT } from '../content.ts';
import { type Deal, isAddressed, mayBegin, openDeals, refOf } from '../pieces/talk.ts';
import { personOf, type State } from '../state.ts';
import { othersInIstanbul } from './gifts.ts';
import { DAYS_FIELD, MOST_SAID, SAID_FIELD, WHAT_FIELD } from './words.ts';

export const dealForms = (state: State, seat: Seat, topics: Field): Form<Action>[] => [
  ...(mayBegin(state, seat) ? [...proposalForms(state, seat, topics), ...answerForms(state, seat)] : []),
  ...withdrawalForms(state, seat),
];

/** Who asks needs the price at once; who offers gets it. */
function proposalForms(state: State, seat: Seat, topics: Field): Form<Action>[] {
  const others = othersInIstanbul(state, seat);
  if (others.length === 0) return [];
  const side: Field = { kind: 'one', of: ['claim', 'pages'] };
  const form = (deals: readonly string[], most: number): Form<Action> => ({
    type: 'proposeDeal',
    fields: {
      to: { kind: 'one', of: [...others, 'all'] },
      deal: { kind: 'one', of: deals },
      price: { kind: 'number', min: 0, max: most, step: UNIT },
      about: topics,
      what: WHAT_FIELD,
      amount: SAID_FIELD,
      days: DAYS_FIELD,
      offers: side,
      wants: side,
      wantsAbout: topics,
      wantsDays: DAYS_FIELD,
    },
  });
  const { money } = personOf(state, seat);
  return [form(['ask'], Math.min(money, MOST_SAID)), form(['tell', 'show', 'swap'], MOST_SAID)];
}

/** Whoever cannot pay the price can only decline. */
function answerForms(state: State, seat: Seat): Form<Action>[] {
  const { money } = personOf(state, seat);
  const canPay = (deal: Deal): boolean => deal.deal === 'ask' || deal.price <= money;
  const form = (deals: readonly Deal[], answers: readonly string[]): Form<Action> => ({
    type: 'answerDeal',
    fields: {
      deal: { kind: 'one', of: deals.map((deal) => refOf(deal, seat)) },
      answer: { kind: 'one', of: answers },
      what: WHAT_FIELD,
      amount: SAID_FIELD,
    },
  });
  const toMe = openDeals(state).filter((deal) => isAddressed(deal, seat) && !deal.declined.includes(seat));
  const paid = toMe.filter(canPay);
  const unpaid = toMe.filter((deal) => !canPay(deal));
  const forms: Form<Action>[] = [];
  if (paid.length > 0) forms.push(form(paid, ['accept', 'decline']));
  if (unpaid.length > 0) forms.push(form(unpaid, ['decline']));
  return forms;
}

function withdrawalForms(state: State, seat: Seat): Form<Action>[] {
  const mine = openDeals(state).filter((deal) => deal.from === seat);
  if (mine.length === 0) return [];
  const refs = mine.map((deal) => refOf(deal, seat));
  return [{ type: 'withdrawDeal', fields: { deal: { kind: 'one', of: refs } } }];
}
