import { bug } from '../../../engine/bug.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import type { Action, Cards, OfferId } from '../action.ts';
import { MOST_CARDS, MOST_COUNTERS, MOST_OFFERS, MOST_OPEN } from '../content.ts';
import { NO_OFFER_NOW, refused } from '../refusals.ts';
import { type Counter, isExamined, type Offer, playerOf, type State } from '../state.ts';
import { cardsArg } from './cardLines.ts';
import { holds } from './supply.ts';

export const TRADES = ['offer', 'counter', 'accept', 'decline', 'withdraw'] as const;
export type Trade = Extract<Action, { type: (typeof TRADES)[number] }>;
const TRADING: ReadonlySet<string> = new Set(TRADES);
export const isTrade = (action: Action): action is Trade => TRADING.has(action.type);

/** An open offer or counter-offer by its id; a counter-offer comes with the offer it answers. */
export function findOffer(
  state: State,
  id: OfferId,
): { readonly offer: Offer; readonly counter: Counter | null } | undefined {
  for (const offer of state.offers) {
    if (offer.id === id) return { offer, counter: null };
    for (const counter of offer.counters) {
      if (counter.id === id) return counter.open ? { offer, counter } : undefined;
    }
  }
  return undefined;
}

/** EI-R54: who may act on an offer, whatever they hold. */
export const isAddressed = (offer: Offer, seat: Seat): boolean =>
  offer.from !== seat && (offer.to === 'all' || offer.to === seat) && !offer.declined.includes(seat);

/** Who sees it: all, or its two partners. */
export const seesOffer = (offer: Pick<Offer, 'from' | 'to'>, seat: Seat): boolean =>
  offer.to === 'all' || offer.to === seat || offer.from === seat;

/** Neither a turn nor a Challenge is going on. */
const NOT_OPEN = refused('E_WRONG_STEP', undefined, 'EI-R43');

/** EI-R43: what is said about trading outside the parts of a turn in which it is open. */
export function noTradeNow(state: State, seat: Seat, { type }: Trade): Refusal {
  if (type === 'offer') {
    if (state.round === 0) return NOT_OPEN;
    if (seat !== state.turn.seat) return NO_OFFER_NOW;
  }
  return isExamined(state) ? refused('E_CHALLENGE_RUNNING') : NOT_OPEN;
}

/** EI-R44 to EI-R46, EI-R54, in the order of 6.1: offer exists, form, limit, cards held. */
export function refuseTrade(state: State, seat: Seat, action: Trade): Refusal | undefined {
  if (action.type === 'offer') return refuseOffer(state, seat, action);
  const found = findOffer(state, action.offer);
  if (found === undefined) return refused('E_OFFER_GONE');
  const { offer, counter } = found;
  if (action.type === 'withdraw') {
    return (counter ?? offer).from === seat ? undefined : refused('E_OFFER_GONE');
  }
  if (counter !== null) {
    if (action.type === 'counter') {
      const isTheirs = seesOffer(offer, seat);
      return isTheirs ? refused('E_BAD_OFFER', { why: { key: 'offer.counter' } }) : refused('E_OFFER_GONE');
    }
    if (offer.from !== seat) return refused('E_OFFER_GONE');
    return action.type === 'accept' ? lacks(state, seat, counter.want) : undefined;
  }
  if (!isAddressed(offer, seat)) return refused('E_OFFER_GONE');
  if (action.type === 'decline') return undefined;
  if (action.type === 'accept') return lacks(state, seat, offer.want);
  const problem = badSides(state, action.give, action.want);
  if (problem !== undefined) return problem;
  if (offer.counters.some((other) => other.from === seat)) {
    return refused('E_OFFER_LIMIT', { of: 'again', most: 1 });
  }
  if (playerOf(state, seat).countered >= MOST_COUNTERS) {
    return refused('E_OFFER_LIMIT', { of: 'answers', most: MOST_COUNTERS });
  }
  return lacks(state, seat, action.give);
}

function refuseOffer(
  state: State,
  seat: Seat,
  { to, give, want }: Extract<Action, { type: 'offer' }>,
): Refusal | undefined {
  if (seat !== state.turn.seat) return NO_OFFER_NOW;
  if (state.turn.others.length === 0) return refused('E_BAD_OFFER', { why: { key: 'offer.toWhom' } });
  if (to !== 'all') {
    const player = state.players[to];
    const isThere = player !== undefined && player.resigned === 0 && !player.finished;
    if (to === seat || !isThere) return refused('E_BAD_OFFER', { why: { key: 'offer.toWhom' } });
  }
  const problem = badSides(state, give, want);
  if (problem !== undefined) return problem;
  if (openOffers(state, seat) >= MOST_OPEN) {
    return refused('E_OFFER_LIMIT', { of: 'open', most: MOST_OPEN });
  }
  if (playerOf(state, seat).offered >= MOST_OFFERS) {
    return refused('E_OFFER_LIMIT', { of: 'turn', most: MOST_OFFERS });
  }
  return lacks(state, seat, give);
}

export const openOffers = (state: State, seat: Seat): number => {
  let open = 0;
  for (const offer of state.offers) if (offer.from === seat) open++;
  return open;
};

/** EI-R44, EI-R45: one to nine cards on each side and no kind on both; with `gifts` nothing may be wanted. */
function badSides(state: State, give: Cards, want: Cards): Refusal | undefined {
  const bad = (why: string): Refusal => refused('E_BAD_OFFER', { why: { key: `offer.${why}` } });
  const isGift = want.length === 0 && state.config.gifts === 'on';
  if (give.length === 0 || (want.length === 0 && !isGift)) {
    return refused('E_BAD_OFFER', { why: { key: 'offer.empty' } }, 'EI-R45');
  }
  if (give.length > MOST_CARDS || want.length > MOST_CARDS) return bad('tooMany');
  return want.some((kind) => give.includes(kind)) ? bad('bothSides') : undefined;
}

/** What is missing is said to the sender only. */
function lacks(state: State, seat: Seat, cards: Cards): Refusal | undefined {
  if (holds(state, seat, cards)) return undefined;
  return refused('E_NOT_HELD', { cards: cardsArg(cards) });
}

/** 7.3: by what the seat itself holds and whom an offer addresses. */
export function tradeOptions(state: State, seat: Seat): Action[] {
  const found: Action[] = [];
  for (const offer of state.offers) {
    if (offer.from === seat) {
      for (const { id, open, want } of offer.counters) {
        if (!open) continue;
        if (holds(state, seat, want)) found.push({ type: 'accept', offer: id });
        found.push({ type: 'decline', offer: id });
      }
      found.push({ type: 'withdraw', offer: offer.id });
      continue;
    }
    if (isAddressed(offer, seat)) {
      if (holds(state, seat, offer.want)) found.push({ type: 'accept', offer: offer.id });
      found.push({ type: 'decline', offer: offer.id });
    }
    for (const { id, open, from } of offer.counters) {
      if (open && from === seat) found.push({ type: 'withdraw', offer: id });
    }
  }
  return found;
}

/** `0.all.3`: the numbers of one maker to one audience, so that an id tells nobody of offers to others. */
export function nextId(state: State, from: Seat, to: Seat | 'all'): OfferId {
  const { numbers } = playerOf(state, from);
  const audience = to === 'all' ? numbers.length - 1 : to;
  const n = (numbers[audience] ?? bug('no audience', to)) + 1;
  numbers[audience] = n;
  return `${from}.${to}.${n}`;
}
