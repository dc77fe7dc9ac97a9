import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import { contentOf } from '../box.ts';
import type { Config } from '../config.ts';
import { PACKS, type Pack, type Paper } from '../content.ts';
import {
  type Card,
  cardOf,
  deckCounts,
  FIRST_CONNECTION,
  FIRST_LIFE,
  isDocument,
  isGood,
  isLife,
  NO_CARD,
  PAYDAY,
  packCards,
} from '../pieces/cards.ts';
import { numberOf } from '../pieces/people.ts';
import { PATTERNS, type Slot, uncoveredOf } from '../pieces/places.ts';
import type { Crossing, Frame, SeatState, State } from '../state.ts';

/** What is said about one player. Everything else is empty or zero. */
export interface Standing {
  /** Three letters of a country: `FRA`. */
  readonly from?: string;
  readonly to?: string;
  readonly career?: string;
  /** Without it, the number on the Nationality. */
  readonly money?: number;
  readonly assurance?: number;
  readonly inCollege?: boolean;
  readonly degrees?: number;
  readonly failed?: number;
  readonly passports?: number;
  readonly tickets?: number;
  readonly pending?: Paper;
  /** A number of cards that do not matter, or ids. */
  readonly documents?: number | readonly string[];
  readonly connections?: number | readonly string[];
  /** `CO-3` stands for LIFE-CO-3. */
  readonly life?: readonly string[];
  readonly side?: number;
  /** The cards that still lie there. `full`: all fourteen, whatever they are. */
  readonly layout?: Readonly<Partial<Record<Slot, string>>> | 'full';
  /** Slots turned up out of order. */
  readonly shown?: readonly Slot[];
  readonly crossing?: Crossing;
}

export interface Position {
  readonly seats: readonly Standing[];
  readonly active?: Seat;
  /** Who has all Passports and Tickets that nobody was given: the supply is empty then. */
  readonly hoarder?: Seat;
  readonly step?: Frame;
  readonly phase?: State['phase'];
  /** Each lane's tokens, top first. */
  readonly lanes?: readonly (readonly number[])[];
  readonly drawn?: readonly number[];
  readonly pandemics?: number;
  /** Ids of the two cards taken out. */
  readonly removed?: readonly string[];
}

const TURN: Frame = { step: 'turn', graduated: false, sold: 0, declined: 0, quiet: false };

export const card = (name: string): Card => {
  const found = [name, `LIFE-${name}`].map(cardOf).find((one) => one !== NO_CARD);
  return found ?? bug('no such card', name);
};

/** Preparation, and it is `active`'s turn. Cards nobody named lie in the Discard Pile. */
export function position(config: Config, facts: Position): State {
  const count = facts.seats.length;
  const packs = packsFor(config, facts);
  const pool = poolOf(facts, packs, count);
  const removed = facts.removed?.map((name) => pool.take(card(name))) ?? [pool.any(), pool.any()];
  const seats = facts.seats.map((one, seat) => build(one, seat, config, pool));
  facts.seats.forEach((one, seat) => {
    if (one.layout === 'full') fill(seats[seat] ?? bug('no seat'), pool);
  });
  const spare = (key: 'passports' | 'tickets', kind: Paper): number =>
    count - seats.reduce((sum, seat) => sum + seat[key] + (seat.pending === kind ? 1 : 0), 0);
  let passports = spare('passports', 'passport');
  let tickets = spare('tickets', 'ticket');
  const hoarder = facts.hoarder === undefined ? undefined : seats[facts.hoarder];
  if (hoarder !== undefined) {
    hoarder.passports += passports;
    hoarder.tickets += tickets;
    passports = 0;
    tickets = 0;
  }
  for (const seat of seats) seat.paired = seat.passports > 0 && seat.tickets > 0;
  return {
    config,
    agenda: [facts.step ?? TURN],
    phase: facts.phase ?? 'preparation',
    seats,
    packs,
    first: 0,
    active: facts.active ?? 0,
    turn: 9,
    decision: 20,
    passports,
    tickets,
    discard: pool.rest(),
    inPlay: NO_CARD,
    removed,
    lanes: facts.lanes ?? contentOf(config).lanes,
    drawn: [...(facts.drawn ?? [0, 0, 0, 0, 0])],
    turned: [false, false, false, false, false],
    pandemics: facts.pandemics ?? 0,
    ended: false,
  };
}

/** The first border turn, after Preparation. */
export const AT_BORDER: Pick<Position, 'step' | 'phase'> = {
  step: { step: 'withdraw', register: null, sets: [] },
  phase: 'border',
};

function build(one: Standing, seat: Seat, config: State['config'], pool: Pool): SeatState {
  const content = contentOf(config);
  const at = (table: 'nationalities' | 'destinations' | 'careers', id: string): number => {
    const found = content[table].findIndex((row) => row.id === id);
    return found < 0 ? bug('no such row', id) : found;
  };
  const nationality = one.from === undefined ? seat : at('nationalities', `NAT-${one.from}`);
  const destination = one.to === undefined ? (seat + 3) % 9 : at('destinations', `DEST-${one.to}`);
  const goods = (what: number | readonly string[] | undefined, from: Card, to: Card): Card[] =>
    (typeof what === 'object'
      ? what.map((name) => pool.take(card(name)))
      : pool.some(what ?? 0, from, to)
    ).sort((a, b) => a - b);
  const pattern = PATTERNS[config.layout];
  let there = 0;
  const named = one.layout === 'full' ? {} : (one.layout ?? {});
  const layout = pattern.slots.map((slot, place) => {
    const name = named[slot];
    if (name === undefined) return NO_CARD;
    there |= 1 << place;
    return pool.take(card(name));
  });
  const shown = (one.shown ?? []).reduce((mask, slot) => mask | (1 << pattern.slots.indexOf(slot)), 0);
  return {
    nationality,
    destination,
    career: one.career === undefined ? seat : at('careers', `CAR-${one.career}`),
    money: one.money ?? numberOf(config, { nationality }),
    assurance: one.assurance ?? 0,
    inCollege: one.inCollege ?? false,
    degrees: one.degrees ?? 0,
    failed: one.failed ?? 0,
    passports: one.passports ?? 0,
    tickets: one.tickets ?? 0,
    paired: false,
    pending: one.pending ?? null,
    documents: goods(one.documents, 0, FIRST_CONNECTION),
    connections: goods(one.connections, FIRST_CONNECTION, FIRST_LIFE),
    life: (one.life ?? []).map((name) => pool.take(card(name))),
    side: one.side ?? 0,
    layout,
    there,
    up: pattern.up | uncoveredOf(config.layout, there) | shown,
    crossing: one.crossing ?? null,
  };
}

function fill(seat: SeatState, pool: Pool): void {
  seat.layout = seat.layout.map(() => pool.any());
  seat.there = 2 ** seat.layout.length - 1;
}

/** Every Life card that is named needs its pack on the table. */
function packsFor({ packs }: Config, { seats, removed }: Position): readonly Pack[] {
  if (typeof packs === 'object') return packs;
  const count = seats.length;
  const names = [
    ...seats.flatMap(({ life = [], layout = {} }) => [
      ...life,
      ...(layout === 'full' ? [] : (Object.values(layout) as string[])),
    ]),
    ...(removed ?? []),
  ];
  const needed = new Set(
    names
      .map(card)
      .filter(isLife)
      .map((life) => PACKS[Math.floor((life - FIRST_LIFE) / 4)] ?? bug('no pack', life)),
  );
  for (const pack of PACKS) if (needed.size < count) needed.add(pack);
  if (needed.size > count) bug('Life cards of too many packs', [...needed]);
  return PACKS.filter((pack) => needed.has(pack));
}

interface Pool {
  take(one: Card): Card;
  some(count: number, from: Card, to: Card): Card[];
  any(): Card;
  rest(): Card[];
}

/** The deck of this table: the named Documents and Connections and as many others as it needs. */
function poolOf(facts: Position, packs: readonly Pack[], count: number): Pool {
  const named = new Set<Card>();
  for (const { documents, connections, layout } of facts.seats) {
    for (const list of [documents, connections]) {
      if (typeof list === 'object') for (const name of list) named.add(card(name));
    }
    if (layout !== 'full') for (const name of Object.values(layout ?? {})) named.add(card(name as string));
  }
  for (const name of facts.removed ?? []) named.add(card(name));
  const wanted = deckCounts(count);
  const goods = (from: Card, to: Card, total: number): Card[] => {
    const list = [...named].filter((one) => one >= from && one < to);
    for (let one = from; one < to && list.length < total; one++) if (!list.includes(one)) list.push(one);
    return list;
  };
  const left = [
    ...new Array<Card>(wanted.paydays).fill(PAYDAY),
    ...goods(0, FIRST_CONNECTION, wanted.documents),
    ...goods(FIRST_CONNECTION, FIRST_LIFE, wanted.connections),
    ...packs.flatMap(packCards),
  ];
  const take = (one: Card): Card => {
    const at = left.indexOf(one);
    if (at < 0) bug('named more often than there are copies', one);
    left.splice(at, 1);
    return one;
  };
  const free = (one: Card): boolean => !named.has(one) && (isDocument(one) || isGood(one));
  return {
    take,
    some(n, from, to) {
      const list = left.filter((one) => one >= from && one < to && free(one)).slice(0, n);
      if (list.length < n) bug('too few cards for', n);
      return list.map(take);
    },
    any() {
      const unnamed = (each: Card): boolean => free(each) || each === PAYDAY || !named.has(each);
      const one = left.find(unnamed) ?? bug('no card left');
      return take(one);
    },
    rest: () => left.splice(0),
  };
}
