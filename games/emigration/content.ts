import type { Sourced } from '../../engine/content.ts';
import type { Effect, Keep } from './content/effects.ts';
import { LIFE_ROWS } from './content/life.ts';

export const PACKS = [
  'augustine',
  'socrates',
  'hippocrates',
  'hypatia',
  'confucius',
  'ibnKhaldun',
  'laozi',
] as const;
export type Pack = (typeof PACKS)[number];

/** Passports and Tickets: what the public supply holds. */
export const PAPERS = ['passport', 'ticket'] as const;
export type Paper = (typeof PAPERS)[number];

/** EM-R72: what a Family Register counts as at the border. */
export const REGISTER_SIDES = ['document', 'connection'] as const;
export type RegisterSide = (typeof REGISTER_SIDES)[number];

/** EM-6.1, EM-10.1: what a card brings when it is discarded or sold, whatever it cost. */
export const RESALE = 2;
/** EM-4.4. */
export const TOLL = 1;
/** EM-9.3: the tokens on the Pay Raise slots by number of degrees, added up (EM-R30). */
export const RAISE: readonly number[] = [0, 1, 4];
export const DEGREE_ASSURANCE = 2;
/** EM-R29. */
export const MOST_FAILURES = 6;
/** EM-9.2: the highest roll that graduates. */
export const GRADUATES_UP_TO = 3;

/** A row of a content set; `name` is an owner's name for it, null where the texts have one. */
export interface Named {
  readonly id: string;
  readonly name: string | null;
}

/**
 * 5.1: `n` is the starting Money and the tuition; `home` the Destination of the same country, if there is
 * one.
 */
export interface Nationality extends Named {
  readonly home: string | null;
  readonly n: number;
}

/** `size` of a kind give `gives` Assurance Tokens. */
export interface Rate {
  readonly size: number;
  readonly gives: number;
}

/** 5.2: with fewer Documents than `minimum`, `loss` Assurance Tokens are lost. */
export interface Destination extends Named {
  readonly money: Rate;
  readonly documents: Rate;
  readonly minimum: number;
  readonly loss: number;
  readonly connections: Rate;
}

/** 5.3: `uneven` is the base salary at tables with `careers: uneven` (EM-R61). */
export interface Career extends Named {
  readonly base: number;
  readonly uneven: number;
}

export interface Priced extends Named {
  readonly price: number;
}

/** 5.6: `cost` must be paid to activate it; with `keep` it goes to the stash. */
export interface Life extends Named {
  readonly cost: number;
  readonly effects: readonly Effect[];
  readonly keep: Keep | null;
}

/**
 * A complete content set. Rows lie in the order of ours, so that a place in a list names the same row in
 * every set.
 */
export interface Content {
  readonly id: string;
  readonly nationalities: readonly Nationality[];
  readonly destinations: readonly Destination[];
  readonly careers: readonly Career[];
  readonly documents: readonly Priced[];
  readonly connections: readonly Priced[];
  /** Four for each pack, in the order of PACKS. */
  readonly life: readonly Life[];
  /** The three tokens of each lane. */
  readonly lanes: readonly (readonly number[])[];
}

const nationality = (country: string, n: number, origin: Sourced): Nationality & Sourced => ({
  id: `NAT-${country}`,
  name: null,
  home: `DEST-${country}`,
  n,
  ...origin,
});

type Pair = readonly [size: number, gives: number];

const destination = (
  country: string,
  money: Pair,
  documents: Pair,
  [minimum, loss]: readonly [number, number],
  connections: Pair,
  origin: Sourced,
): Destination & Sourced => ({
  id: `DEST-${country}`,
  name: null,
  money: { size: money[0], gives: money[1] },
  documents: { size: documents[0], gives: documents[1] },
  minimum,
  loss,
  connections: { size: connections[0], gives: connections[1] },
  ...origin,
});

const career = (id: string, uneven: number, origin: Sourced): Career & Sourced => ({
  id: `CAR-${id}`,
  name: null,
  base: 1,
  uneven,
  ...origin,
});

const priced = (id: string, price: number, origin: Sourced): Priced & Sourced => ({
  id,
  name: null,
  price,
  ...origin,
});

const RULEBOOK: Sourced = { source: 'rulebook' };
const OURS: Sourced = { source: 'reconstructed' };
const deduced = (note: string): Sourced => ({ source: 'deduced', note });

/** Section 5: what the text of the rulebook keeps, and what we put in the place of its lost pictures. */
export const CROSSINGS = {
  id: 'crossings',
  nationalities: [
    nationality('FRA', 5, RULEBOOK),
    nationality('BIH', 5, deduced('name from the Destination (EM-2.5), number reconstructed')),
    nationality('BRA', 5, OURS),
    nationality('CAN', 6, OURS),
    nationality('GHA', 5, OURS),
    nationality('IND', 4, OURS),
    nationality('JPN', 6, OURS),
    nationality('MAR', 5, OURS),
    nationality('PHL', 4, OURS),
  ],
  destinations: [
    destination('BIH', [6, 2], [4, 2], [2, 2], [2, 6], RULEBOOK),
    destination(
      'JPN',
      [8, 2],
      [2, 6],
      [2, 3],
      [3, 4],
      deduced(
        'Money, loss and Connections from the WITHDRAW example; name, minimum and Documents reconstructed',
      ),
    ),
    destination('FRA', [7, 2], [2, 5], [2, 2], [4, 5], deduced('name deduced, numbers reconstructed')),
    destination('CAN', [6, 2], [3, 7], [3, 3], [4, 4], OURS),
    destination('BRA', [7, 2], [4, 4], [1, 1], [2, 6], OURS),
    destination('GHA', [6, 2], [4, 4], [1, 1], [3, 8], OURS),
    destination('IND', [6, 2], [2, 5], [3, 2], [3, 3], OURS),
    destination('MAR', [6, 2], [2, 4], [2, 2], [2, 5], OURS),
    destination('PHL', [6, 2], [1, 2], [2, 3], [4, 4], OURS),
  ],
  careers: [
    career('AUT', 1, RULEBOOK),
    career('BAK', 1, OURS),
    career('CAR', 1, OURS),
    career('ELE', 2, OURS),
    career('FAR', 1, OURS),
    career('MUS', 1, OURS),
    career('NUR', 2, OURS),
    career('PRO', 2, OURS),
    career('TEA', 1, OURS),
  ],
  documents: [
    priced('DOC-01', 3, OURS),
    priced('DOC-02', 3, OURS),
    priced('DOC-03', 3, OURS),
    priced('DOC-04', 3, OURS),
    priced('DOC-05', 3, OURS),
    priced('DOC-06', 3, OURS),
    priced('DOC-07', 3, OURS),
    priced('DOC-08', 4, {
      source: 'reconstructed',
      note: 'a Document at price 4 stands in the rulebook, its name does not',
    }),
    priced('DOC-09', 4, OURS),
    priced('DOC-10', 4, OURS),
    priced('DOC-11', 4, OURS),
    priced('DOC-12', 4, OURS),
    priced('DOC-13', 4, OURS),
    priced('DOC-14', 4, OURS),
    priced('DOC-15', 5, OURS),
    priced('DOC-16', 5, OURS),
    priced('DOC-17', 5, OURS),
    priced('DOC-18', 5, OURS),
    priced('DOC-19', 5, OURS),
    priced('DOC-20', 5, OURS),
    priced('DOC-21', 5, OURS),
  ],
  connections: [
    priced('CON-01', 3, OURS),
    priced('CON-02', 3, OURS),
    priced('CON-03', 3, OURS),
    priced('CON-04', 3, OURS),
    priced('CON-05', 3, OURS),
    priced('CON-06', 3, OURS),
    priced('CON-07', 3, OURS),
    priced('CON-08', 4, OURS),
    priced('CON-09', 4, OURS),
    priced('CON-10', 4, OURS),
    priced('CON-11', 4, OURS),
    priced('CON-12', 4, OURS),
    priced('CON-13', 4, OURS),
    priced('CON-14', 4, OURS),
    priced('CON-15', 5, OURS),
    priced('CON-16', 5, OURS),
    priced('CON-17', 5, OURS),
    priced('CON-18', 5, OURS),
    priced('CON-19', 5, OURS),
    priced('CON-20', 5, OURS),
    priced('CON-21', 5, OURS),
  ],
  life: LIFE_ROWS,
  // Lanes 1 and 5 stand in the rulebook, lanes 2 to 4 are reconstructed (EM-R17).
  lanes: [
    [6, 7, 7],
    [5, 7, 8],
    [5, 6, 9],
    [4, 8, 10],
    [3, 9, 11],
  ],
} as const satisfies Content;

export const LANE_SOURCES: readonly Sourced[] = [RULEBOOK, OURS, OURS, OURS, RULEBOOK];
