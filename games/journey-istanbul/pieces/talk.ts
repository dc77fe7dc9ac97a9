import type { Seat } from '../../../engine/game.ts';
import type { Place } from '../content.ts';
import { personOf, type State } from '../state.ts';
import type { Page } from './planner.ts';
import type { DealKind, Phrase, Ref, Tag, To, Topic, What } from './topics.ts';

/**
 * What passes between people. `n` counts within the channel (a pair, or everybody), so that a number tells
 * nobody that others are talking (7.4, 12). `all`: everybody sees it; otherwise only `from` and `to`.
 */
interface Common {
  readonly n: number;
  readonly from: Seat;
  readonly to: To;
  readonly all: boolean;
  readonly t: number;
}

export interface Statement {
  readonly about: Topic;
  readonly what: What;
  readonly amount: number;
}

export type Claim = Common & { readonly kind: 'claim' } & Statement;
export type Said = Common & {
  readonly kind: 'phrase';
  readonly phrase: Phrase;
  readonly amount: number;
  readonly day: number;
  readonly place: Place;
};
export type Pages = Common & { readonly kind: 'pages'; readonly pages: readonly Page[] };
export type Gift = Common & {
  readonly kind: 'gift';
  readonly amount: number;
  readonly tag: Tag;
  readonly status: 'open' | 'given' | 'refused' | 'gone';
};
export type Deal = Common & {
  readonly kind: 'deal';
  readonly deal: DealKind;
  readonly price: number;
  /** What is asked about, or what the sealed claim is about; null if pages are offered. */
  readonly about: Topic | null;
  /** The days of the sealed pages; null if a claim is offered. */
  readonly days: readonly number[] | null;
  /** Hidden from the other side until it accepts. */
  readonly claim: { readonly what: What; readonly amount: number } | null;
  readonly pages: readonly Page[] | null;
  /** Of a swap: what is wanted in return. */
  readonly wantsAbout: Topic | null;
  readonly wantsDays: readonly number[] | null;
  readonly status: 'open' | 'done' | 'declined' | 'gone';
  /** Who of several has declined. */
  readonly declined: readonly Seat[];
};
export type Item = Claim | Said | Pages | Gift | Deal;

type Unnumbered<I> = I extends Item ? Omit<I, 'n'> : never;

/** The other end of the channel as this seat names it. */
const channelOf = (item: Pick<Item, 'all' | 'from' | 'to'>): string => {
  if (item.all || item.to === 'all') return 'all';
  return item.from < item.to ? `${item.from}-${item.to}` : `${item.to}-${item.from}`;
};

export function say(state: State, item: Unnumbered<Item>): Item {
  const numbered: Item = { ...item, n: nextIn(state, channelOf(item)) };
  state.talk = [...state.talk, numbered];
  if ('status' in numbered && numbered.status === 'open') state.pending++;
  return numbered;
}

function nextIn(state: State, channel: string): number {
  let n = 1;
  for (const other of state.talk) if (channelOf(other) === channel) n++;
  return n;
}

/** How `to` will name what `from` is about to say to that seat alone. */
export const nextRef = (state: State, from: Seat, to: Seat): Ref =>
  `${from}.${nextIn(state, channelOf({ all: false, from, to }))}`;

/** Puts a changed item in the place of the old one. */
export function replace(state: State, old: Gift | Deal, next: Gift | Deal): void {
  state.talk = state.talk.map((item) => (item === old ? next : item));
  if (old.status === 'open' && next.status !== 'open') state.pending--;
}

export const sees = (item: Item, seat: Seat): boolean => item.all || item.from === seat || item.to === seat;

/** How this seat names it. */
export function refOf(item: Item, seat: Seat): Ref {
  if (item.all || item.to === 'all') return `all.${item.n}`;
  return `${item.from === seat ? item.to : item.from}.${item.n}`;
}

/** The gift or deal that this seat names so; undefined if there is none. */
export function named<K extends 'gift' | 'deal'>(
  state: State,
  seat: Seat,
  kind: K,
  ref: Ref,
): Extract<Item, { kind: K }> | undefined {
  return state.talk.find(
    (item): item is Extract<Item, { kind: K }> =>
      item.kind === kind && sees(item, seat) && refOf(item, seat) === ref,
  );
}

export const openGifts = (state: State): Gift[] =>
  state.pending === 0
    ? []
    : state.talk.filter((item): item is Gift => item.kind === 'gift' && item.status === 'open');
export const openDeals = (state: State): Deal[] =>
  state.pending === 0
    ? []
    : state.talk.filter((item): item is Deal => item.kind === 'deal' && item.status === 'open');

/** Whether this seat is one of those a deal was proposed to. */
export const isAddressed = (deal: Deal, seat: Seat): boolean =>
  deal.from !== seat && (deal.to === 'all' || deal.to === seat);

/** JI-R65: whether this seat has commands of the open layer left today. */
export const mayBegin = (state: State, seat: Seat): boolean =>
  personOf(state, seat).spoken < state.config.openActionsPerDay;
