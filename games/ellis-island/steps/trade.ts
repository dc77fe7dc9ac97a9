import { bug } from '../../../engine/bug.ts';
import type { Form, Seat } from '../../../engine/game.ts';
import type { Action, Cards } from '../action.ts';
import { KINDS, MOST_COUNTERS, MOST_OFFERS, MOST_OPEN } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { giveCards, holds, takeCards } from '../pieces/supply.ts';
import { findOffer, isAddressed, nextId, openOffers, type Trade } from '../pieces/trade.ts';
import { type Counter, type Offer, playerOf, type State } from '../state.ts';

/** EI-7.1 to EI-7.3, EI-R43 to EI-R46, EI-R54. */
export function doTrade(state: State, seat: Seat, action: Trade, ctx: Ctx): void {
  if (action.type === 'offer') {
    makeOffer(state, seat, action, ctx);
    return;
  }
  const { offer, counter } = findOffer(state, action.offer) ?? bug('no such offer', action);
  switch (action.type) {
    case 'counter':
      makeCounter(state, seat, offer, action, ctx);
      return;
    case 'accept':
      if (counter === null) {
        exchange(state, offer, offer.from, seat, offer.give, offer.want, ctx);
        return;
      }
      exchange(state, offer, counter.from, seat, counter.give, counter.want, ctx);
      return;
    case 'decline':
      ctx.out?.push({ type: 'declined', seat, id: action.offer, to: offer.to, from: offer.from });
      if (counter !== null) {
        closeCounter(state, offer, counter);
        return;
      }
      replace(state, offer, { ...offer, declined: [...offer.declined, seat] });
      closeIfDeclined(state, offer.id, ctx);
      return;
    case 'withdraw':
      if (counter === null) {
        closeOffer(state, offer, ctx);
        return;
      }
      ctx.out?.push({ type: 'offerClosed', id: counter.id, from: offer.from, to: offer.to });
      closeCounter(state, offer, counter);
      return;
  }
}

function makeOffer(
  state: State,
  seat: Seat,
  { to, give, want }: Extract<Action, { type: 'offer' }>,
  ctx: Ctx,
): void {
  const id = nextId(state, seat, to);
  state.offers.push({ id, from: seat, to, give, want, declined: [], counters: [] });
  playerOf(state, seat).offered++;
  consider(state);
  ctx.out?.push({ type: 'offered', offer: { id, from: seat, to, give, want } });
}

function makeCounter(
  state: State,
  seat: Seat,
  offer: Offer,
  { give, want }: Extract<Action, { type: 'counter' }>,
  ctx: Ctx,
): void {
  const id = `${offer.id}-${seat}`;
  replace(state, offer, {
    ...offer,
    counters: [...offer.counters, { id, from: seat, give, want, open: true }],
  });
  playerOf(state, seat).countered++;
  consider(state);
  ctx.out?.push({
    type: 'countered',
    offer: { id, from: seat, to: offer.to === 'all' ? 'all' : offer.from, give, want },
  });
}

/** For a while nobody waits for the current player: those who were asked come first. */
function consider(state: State): void {
  state.window++;
  state.considering = state.window;
}

/** `from` gives what `to` wanted; one offer leads to at most one trade. */
function exchange(
  state: State,
  offer: Offer,
  from: Seat,
  to: Seat,
  give: Cards,
  want: Cards,
  ctx: Ctx,
): void {
  takeCards(state, from, give);
  takeCards(state, to, want);
  giveCards(state, to, give);
  giveCards(state, from, want);
  state.offers = state.offers.filter((other) => other.id !== offer.id);
  // A private offer becomes known to all when it is carried out.
  if (offer.to !== 'all') ctx.reveal('all');
  ctx.out?.push({ type: 'traded', from, to, give, want });
  withdrawUncovered(state, ctx);
}

/** EI-R46: after every loss of cards. What is closed here tells about a hand, so it counts as learnt. */
export function withdrawUncovered(state: State, ctx: Ctx): void {
  for (const offer of state.offers.slice()) {
    if (!holds(state, offer.from, offer.give)) {
      ctx.reveal('all');
      closeOffer(state, offer, ctx);
      continue;
    }
    for (const counter of offer.counters) {
      if (!counter.open || holds(state, counter.from, counter.give)) continue;
      ctx.reveal('all');
      ctx.out?.push({ type: 'offerClosed', id: counter.id, from: offer.from, to: offer.to });
      const now = state.offers.find((other) => other.id === offer.id);
      if (now !== undefined) closeCounter(state, now, counter);
    }
  }
}

export function closeOffer(state: State, offer: Offer, ctx: Ctx): void {
  state.offers = state.offers.filter((other) => other.id !== offer.id);
  ctx.out?.push({ type: 'offerClosed', id: offer.id, from: offer.from, to: offer.to });
}

function closeCounter(state: State, offer: Offer, counter: Counter): void {
  const counters = offer.counters.map((other) =>
    other.id === counter.id ? { ...other, open: false } : other,
  );
  replace(state, offer, { ...offer, counters });
}

function replace(state: State, old: Offer, now: Offer): void {
  state.offers = state.offers.map((offer) => (offer.id === old.id ? now : offer));
}

/** EI-R54: closed when all addressed have declined. */
function closeIfDeclined(state: State, id: string, ctx: Ctx): void {
  const offer = state.offers.find((other) => other.id === id);
  if (offer === undefined) return;
  const isWaited = state.players.some(
    (player, seat) => player.resigned === 0 && !player.finished && isAddressed(offer, seat),
  );
  if (!isWaited) closeOffer(state, offer, ctx);
}

/** EI-R23, EI-R54: whatever this seat made, or alone was asked, is closed. */
export function closeOffersOf(state: State, seat: Seat, ctx: Ctx): void {
  for (const offer of state.offers.slice()) {
    if (offer.from === seat || offer.to === seat) {
      closeOffer(state, offer, ctx);
      continue;
    }
    for (const counter of offer.counters) {
      if (counter.from !== seat || !counter.open) continue;
      const now = state.offers.find((other) => other.id === offer.id);
      if (now !== undefined) closeCounter(state, now, counter);
    }
    closeIfDeclined(state, offer.id, ctx);
  }
}

const MOST_WANTED = 3;
const HALVES = [KINDS.filter((_kind, i) => i % 2 === 0), KINDS.filter((_kind, i) => i % 2 === 1)] as const;

/**
 * A part of what may be offered, so that each filling is lawful: kinds of one half for kinds of the other.
 * Any other lawful offer may be sent as well.
 */
export function tradeForms(state: State, seat: Seat): Form<Action>[] {
  const { hand, offered, countered } = playerOf(state, seat);
  const holds = (kind: Cards[number]): boolean => (hand[KINDS.indexOf(kind)] ?? 0) > 0;
  const half = HALVES[0].some(holds) ? 0 : 1;
  const of = HALVES[half].filter(holds);
  if (of.length === 0) return [];
  const sides: Form<Action>['fields'] = {
    give: { kind: 'some', of, min: 1, max: Math.min(of.length, MOST_WANTED) },
    want: { kind: 'some', of: HALVES[1 - half] ?? [], min: 1, max: MOST_WANTED },
  };
  const forms: Form<Action>[] = [];
  const mayOffer = state.turn.seat === seat && offered < MOST_OFFERS && openOffers(state, seat) < MOST_OPEN;
  if (mayOffer && state.turn.others.length > 0) {
    const to = ['all', ...state.turn.others];
    forms.push({ type: 'offer', fields: { to: { kind: 'one', of: to }, ...sides } });
  }
  if (countered >= MOST_COUNTERS) return forms;
  const open = state.offers.flatMap((offer) =>
    isAddressed(offer, seat) && !offer.counters.some((counter) => counter.from === seat) ? [offer.id] : [],
  );
  if (open.length > 0)
    forms.push({ type: 'counter', fields: { offer: { kind: 'one', of: open }, ...sides } });
  return forms;
}
