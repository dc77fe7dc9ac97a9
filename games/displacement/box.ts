import { bug } from '../../engine/bug.ts';
import type { Config } from './config.ts';
import {
  type GoalCounts,
  type Numbers,
  OUR_GOALS,
  OUR_NUMBERS,
  REGION_CARDS,
  type Region,
  SCENARIO_CARDS,
  SCOPE_ALL,
  type Scenario,
  TAGS,
  type Tag,
} from './content.ts';
import type { OwnSet } from './own.ts';

/** One scenario card. Its number in the state is its place in `Box.cards`. */
export interface Card {
  /** `<id>#<copy>`. */
  readonly name: string;
  readonly row: Scenario;
  readonly scope: 'drawer' | 'all';
  /** One bit for each safe tag. */
  readonly safe: number;
}

/** What lies in the box of a table, laid out for the rules. */
export interface Box {
  readonly regions: readonly Region[];
  /** One bit for each tag of a region. */
  readonly climates: readonly number[];
  readonly cards: readonly Card[];
  readonly goals: GoalCounts;
  readonly numbers: Numbers;
}

type Content = Pick<Config, 'content'>;

function unpack({ regions, scenarios, goals, numbers = OUR_NUMBERS }: Omit<OwnSet, 'id'>): Box {
  const cards = scenarios.flatMap((row) =>
    Array.from({ length: row.copies }, (_nothing, copy): Card => {
      const scope = SCOPE_ALL.includes(row.family) ? 'all' : 'drawer';
      return { name: `${row.id}#${copy + 1}`, row, scope, safe: bits(row.safe) };
    }),
  );
  return { regions, climates: regions.map(({ tags }) => bits(tags)), cards, goals, numbers };
}

const bits = (tags: readonly Tag[]): number => tags.reduce((sum, tag) => sum | (1 << TAGS.indexOf(tag)), 0);

const OURS = unpack({ regions: REGION_CARDS.rows, scenarios: SCENARIO_CARDS.rows, goals: OUR_GOALS });

// Unpacking is a pure function of a value that never changes; only its result is kept, for speed.
const unpacked = new WeakMap<OwnSet, Box>();

export function boxOf({ content }: Content): Box {
  if (typeof content === 'string') return OURS;
  let box = unpacked.get(content);
  if (box === undefined) {
    box = unpack(content);
    unpacked.set(content, box);
  }
  return box;
}

export const cardOf = (config: Content, card: number): Card =>
  boxOf(config).cards[card] ?? bug('no card', card);

/** The number of a card by its name; -1 if there is none. */
export const cardByName = (config: Content, name: string): number =>
  boxOf(config).cards.findIndex((card) => card.name === name);
