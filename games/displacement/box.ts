import {
  type CROSSINGS_SET,
  GOAL_ROWS,
  type Goal,
  type GoalCounts,
  REGION_CARDS,
  type Region,
  SCENARIO_CARDS,
  SCOPE_ALL,
  type Scenario,
  TAGS,
  type Tag,
} from './content.ts';

/** Everything an owner of the printed game can put in place of our reconstruction. */
export interface OwnContent {
  readonly id: string;
  readonly regions: readonly Region[];
  readonly scenarios: readonly Scenario[];
  readonly goals: GoalCounts;
}
export type ContentChoice = typeof CROSSINGS_SET | OwnContent;

/** One scenario card. Its number in the state is its place in `Box.cards`. */
export interface Card {
  /** `<id>#<copy>`. */
  readonly name: string;
  readonly row: Scenario;
  readonly scope: 'drawer' | 'all';
  /** One bit for each safe tag. */
  readonly safe: number;
}

/** A content set laid out for the rules. */
export interface Box {
  readonly regions: readonly Region[];
  /** One bit for each tag of a region. */
  readonly climates: readonly number[];
  readonly cards: readonly Card[];
  readonly goals: GoalCounts;
}

export const OUR_GOALS: GoalCounts = Object.fromEntries(
  GOAL_ROWS.map(({ goal, copies }) => [goal, copies]),
) as Record<Goal, number>;

function unpack({ regions, scenarios, goals }: Omit<OwnContent, 'id'>): Box {
  const cards = scenarios.flatMap((row) =>
    Array.from({ length: row.copies }, (_nothing, copy): Card => {
      const scope = SCOPE_ALL.includes(row.family) ? 'all' : 'drawer';
      return { name: `${row.id}#${copy + 1}`, row, scope, safe: bits(row.safe) };
    }),
  );
  return { regions, climates: regions.map(({ tags }) => bits(tags)), cards, goals };
}

const bits = (tags: readonly Tag[]): number => tags.reduce((sum, tag) => sum | (1 << TAGS.indexOf(tag)), 0);

const OURS = unpack({ regions: REGION_CARDS.rows, scenarios: SCENARIO_CARDS.rows, goals: OUR_GOALS });

// Unpacking is a pure function of a value that never changes; only its result is kept, for speed.
const unpacked = new WeakMap<OwnContent, Box>();

export function boxOf({ content }: { readonly content: ContentChoice }): Box {
  if (typeof content === 'string') return OURS;
  let box = unpacked.get(content);
  if (box === undefined) {
    box = unpack(content);
    unpacked.set(content, box);
  }
  return box;
}

export const cardOf = (config: { readonly content: ContentChoice }, card: number): Card =>
  boxOf(config).cards[card] as Card;

/** The number of a card by its name; -1 if there is none. */
export const cardByName = (config: { readonly content: ContentChoice }, name: string): number =>
  boxOf(config).cards.findIndex((card) => card.name === name);
