import type { Seat } from '../../../engine/game.ts';
import type { Cards, To } from '../action.ts';
import { KINDS } from '../content.ts';
import type { Event, OfferTold } from '../event.ts';
import { kindOf } from '../pieces/supply.ts';

/** What a head has gathered about one of the others from offers, trades and draws that it saw. By kind. */
export interface Trader {
  /** In which turn it last asked for this kind, and offered it; 0 for never, or if it is over. */
  readonly wants: readonly number[];
  readonly spares: readonly number[];
  /** In percent: how much hope its refusals leave that it gives us this kind, and wants it from us. */
  readonly gives: readonly number[];
  readonly takes: readonly number[];
}

export type Market = readonly Trader[];

export const SURE = 100;
const none = KINDS.map(() => 0);
const all = KINDS.map(() => SURE);
const STRANGER: Trader = { wants: none, spares: none, gives: all, takes: all };

export const traderOf = (market: Market, seat: Seat): Trader => market[seat] ?? STRANGER;

/** From 0 to 1: how much hope its refusals leave that it gives this for that. */
export function hopeOf({ gives, takes }: Trader, want: Cards, give: Cards): number {
  const least = (numbers: readonly number[], cards: Cards): number =>
    cards.reduce((percent, card) => Math.min(percent, numbers[kindOf(card)] ?? SURE), SURE);
  return (least(gives, want) * least(takes, give)) / (SURE * SURE);
}

/** Each round a refusal weighs a fifth less: hands have changed meanwhile. */
const REGAINED = 5;

const changed = (market: Market, seat: Seat, change: (trader: Trader) => Trader): Market => {
  const next = market.slice();
  while (next.length <= seat) next.push(STRANGER);
  next[seat] = change(traderOf(next, seat));
  return next;
};

/** The same numbers but for these cards. */
const put = (numbers: readonly number[], cards: Cards, make: (old: number) => number): readonly number[] => {
  const next = numbers.slice();
  for (const card of new Set(cards)) next[kindOf(card)] = make(next[kindOf(card)] ?? 0);
  return next;
};
const halved = (percent: number): number => percent >> 1;
const gone = (): number => 0;
const sure = (): number => SURE;
const regained = (percent: number): number => percent + Math.ceil((SURE - percent) / REGAINED);

/** What the head of `me` makes of what it sees in this turn. */
export function heard(market: Market, me: Seat, seats: number, turn: number, event: Event): Market {
  switch (event.type) {
    case 'offered':
    case 'countered':
      return event.offer.from === me
        ? refusedBy(market, me, seats, event.offer)
        : said(market, turn, event.offer);
    case 'traded':
      return traded(market, me, event);
    case 'drew': {
      const kinds = event.draws.flatMap(({ kind }) => (kind === null ? [] : [kind]));
      if (event.seat === me || kinds.length === 0) return market;
      return changed(market, event.seat, (trader) => ({
        ...trader,
        wants: put(trader.wants, kinds, gone),
        gives: put(trader.gives, kinds, sure),
      }));
    }
    case 'turnBegan':
      if (event.seat !== me) return market;
      return market.map((trader) => ({
        ...trader,
        gives: trader.gives.map(regained),
        takes: trader.takes.map(regained),
      }));
    default:
      return market;
  }
}

/** An own offer counts as refused by everybody it is made to until somebody takes it. */
function refusedBy(market: Market, me: Seat, seats: number, { to, give, want }: OfferTold): Market {
  let now = market;
  for (let seat = 0; seat < seats; seat++) {
    if (seat === me || (to !== 'all' && to !== seat)) continue;
    now = changed(now, seat, (trader) => ({
      ...trader,
      gives: put(trader.gives, want, halved),
      takes: put(trader.takes, give, halved),
    }));
  }
  return now;
}

const said = (market: Market, turn: number, { from, give, want }: OfferTold): Market =>
  changed(market, from, (trader) => ({
    ...trader,
    wants: put(
      put(trader.wants, want, () => turn),
      give,
      gone,
    ),
    spares: put(
      put(trader.spares, give, () => turn),
      want,
      gone,
    ),
  }));

function traded(
  market: Market,
  me: Seat,
  { from, to, give, want }: { from: Seat; to: Seat; give: Cards; want: Cards },
): Market {
  let now = market;
  for (const [seat, got, gave] of [[from, want, give] as const, [to, give, want] as const]) {
    if (seat === me) continue;
    now = changed(now, seat, (trader) => ({
      wants: put(trader.wants, got, gone),
      spares: put(trader.spares, gave, gone),
      gives: put(put(trader.gives, got, sure), gave, sure),
      takes: put(trader.takes, got, sure),
    }));
  }
  return now;
}

/** An own offer, as far as it must not be made again. */
export interface Asked {
  readonly turn: number;
  readonly to: To;
  readonly give: string;
  readonly want: string;
}

/** Whoever it was made to has one of these cards anew: it may be asked once more. */
const isNews = ({ to, want }: Asked, seat: Seat, cards: Cards): boolean =>
  (to === 'all' || to === seat) && cards.some((card) => want.split(',').includes(card));

/** The own offers that nothing has happened to since. */
export function stillRefused(offers: readonly Asked[], me: Seat, event: Event): readonly Asked[] {
  const without = (seat: Seat, cards: Cards): readonly Asked[] =>
    seat === me || cards.length === 0 ? offers : offers.filter((one) => !isNews(one, seat, cards));
  if (event.type === 'drew')
    return without(
      event.seat,
      event.draws.flatMap(({ kind }) => kind ?? []),
    );
  if (event.type === 'traded')
    return without(event.from === me ? event.to : event.from, [...event.give, ...event.want]);
  return offers;
}
