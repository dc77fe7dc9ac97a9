import { byKey } from '../../engine/byKey.ts';
import type { ContentSet, Source, Sourced } from '../../engine/content.ts';

/** DI-1.1, DI-1.5 to DI-1.11: what the rulebook fixes for every nation. */
export const SPACES = 16;
export const ROOM = 3;
export const PRICE = 3;
export const START_TOKENS = 5;
/** DI-R06: the corner triangle at the top left. */
export const START_SPACES: readonly number[] = [1, 2, 5];
export const START_DISPLACED = 3;
export const STARTING_PINS = START_SPACES.length * ROOM + START_DISPLACED;
/** DI-7.11, DI-R23: this turn and the next one. */
export const CRASH_TURNS = 2;

/** DI-R08: every nation has a colour with its pattern letter. */
export const COLOURS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Colour = (typeof COLOURS)[number];

/** In the order of the goal deck before it is shuffled. */
export const GOALS = ['humanitarian', 'metropolitan', 'entrepreneurial'] as const;
export type Goal = (typeof GOALS)[number];
export type GoalCounts = Readonly<Record<Goal, number>>;

export interface GoalRow extends Sourced {
  readonly id: string;
  readonly goal: Goal;
  readonly copies: number;
  /** What must be reached; null where the world as a whole is looked at. */
  readonly target: number | null;
}

/** 5.2 of the specification. */
export const GOAL_ROWS: readonly GoalRow[] = [
  {
    id: 'G-HUM',
    goal: 'humanitarian',
    copies: 2,
    target: null,
    source: 'rulebook',
    note: 'the rulebook attests at least two copies',
  },
  {
    id: 'G-MET',
    goal: 'metropolitan',
    copies: 2,
    target: 16,
    source: 'rulebook',
    note: 'the copies are reconstructed',
  },
  {
    id: 'G-ENT',
    goal: 'entrepreneurial',
    copies: 2,
    target: 15,
    source: 'rulebook',
    note: 'the copies are reconstructed',
  },
];

const copiesOf = (goal: Goal): number => GOAL_ROWS.find((row) => row.goal === goal)?.copies ?? 0;

export const OUR_GOALS: GoalCounts = byKey(GOALS, copiesOf);

/** What a designer may set otherwise: DI-1.5, DI-8.4, DI-8.5. */
export const NUMBERS = ['startTokens', 'metropolis', 'fortune'] as const;
export type Numbers = Readonly<Record<(typeof NUMBERS)[number], number>>;

const targetOf = (goal: Goal): number => GOAL_ROWS.find((row) => row.goal === goal)?.target ?? 0;

export const OUR_NUMBERS: Numbers = {
  startTokens: START_TOKENS,
  metropolis: targetOf('metropolitan'),
  fortune: targetOf('entrepreneurial'),
};

/** DI-R48: an easier Metropolitan. */
export const LEVELLED_METROPOLIS = 12;

/** A region has at most one tag of each group. */
export const TAG_GROUPS = [
  ['cold', 'temperate', 'warm'],
  ['arid', 'wet'],
  ['sparse', 'forested'],
  ['flat', 'mountainous'],
  ['coastal', 'inland'],
] as const;
export type Tag = (typeof TAG_GROUPS)[number][number];
export const TAGS: readonly Tag[] = TAG_GROUPS.flat();

/** What a region card is to the rules; an owner's own region has no more than this. */
export interface Region {
  /** Of our own set a number, of an owner's set the name on the card. */
  readonly id: string;
  readonly tags: readonly Tag[];
}

export const FAMILIES = [
  'crisis',
  'babyBoom',
  'crash',
  'pandemic',
  'marketBoom',
  'tech',
  'urbanization',
  'aid',
] as const;
export type Family = (typeof FAMILIES)[number];

/** DI-3.10: these have no cost and cannot be blocked. */
export const UNBLOCKABLE: readonly Family[] = ['marketBoom', 'tech', 'urbanization', 'aid'];
/** Whose nations a card looks at. */
export const SCOPE_ALL: readonly Family[] = ['crash', 'pandemic', 'urbanization', 'aid'];

/**
 * What a scenario card is to the rules. The family says whether the amounts are lost (crisis, crash, pandemic), gained
 * (babyBoom, marketBoom, tech) or handed over (aid).
 */
export interface Scenario {
  readonly id: string;
  readonly family: Family;
  readonly copies: number;
  /** Tokens to block it; null if it cannot be blocked. */
  readonly cost: number | null;
  /** A nation is safe if its region has at least one of these. */
  readonly safe: readonly Tag[];
  readonly communities: number;
  readonly pins: number;
  readonly tokens: number;
  /** Crash only: what every other nation loses. */
  readonly others: number;
}

const region = (id: string, tags: readonly Tag[], source: Source, note?: string): Region & Sourced =>
  note === undefined ? { id, tags, source } : { id, tags, source, note };

/** 5.3 of the specification; the names and card texts stand in text/en.ts. */
const REGIONS: readonly (Region & Sourced)[] = [
  region(
    'RG-01',
    ['cold', 'forested', 'mountainous', 'inland'],
    'rulebook',
    'name, forest, mountains and "not sparse" are printed; cold and inland deduced',
  ),
  region('RG-02', ['cold', 'sparse', 'coastal'], 'reconstructed'),
  region('RG-03', ['warm', 'arid', 'sparse', 'inland'], 'reconstructed', 'the tag arid is attested'),
  region('RG-04', ['cold', 'arid', 'sparse', 'inland'], 'reconstructed'),
  region('RG-05', ['warm', 'arid', 'sparse', 'flat', 'coastal'], 'reconstructed'),
  region('RG-06', ['temperate', 'sparse', 'flat', 'inland'], 'reconstructed'),
  region('RG-07', ['warm', 'flat', 'inland'], 'reconstructed'),
  region('RG-08', ['warm', 'wet', 'forested', 'flat', 'inland'], 'reconstructed'),
  region('RG-09', ['warm', 'wet', 'flat', 'coastal'], 'reconstructed'),
  region('RG-10', ['temperate', 'forested', 'mountainous', 'coastal'], 'reconstructed'),
  region('RG-11', ['temperate', 'wet', 'forested', 'flat', 'inland'], 'reconstructed'),
  region('RG-12', ['warm', 'wet', 'forested', 'mountainous', 'coastal'], 'reconstructed'),
];

type Amounts = Partial<Pick<Scenario, 'communities' | 'pins' | 'tokens' | 'others'>>;
type Row = Scenario & Sourced;

const NOTHING = { communities: 0, pins: 0, tokens: 0, others: 0 };
const NAME_ONLY = 'the name is printed, the numbers are reconstructed';
const COPIES = 'the copies are reconstructed';

/** `cost = 1 + c + p + floor(t / 2)` for every crisis: it fits the one printed, Forest Fire. */
function crisis(id: string, copies: number, safe: readonly Tag[], amounts: Amounts, origin: Sourced): Row {
  const lost = { ...NOTHING, ...amounts };
  const cost = 1 + lost.communities + lost.pins + Math.floor(lost.tokens / 2);
  return { id, family: 'crisis', copies, cost, safe, ...lost, ...origin };
}

const ours: Sourced = { source: 'reconstructed' };
const named: Sourced = { source: 'reconstructed', note: NAME_ONLY };

const boom = (id: string, pins: number, cost: number): Row => ({
  id,
  family: 'babyBoom',
  copies: 1,
  cost,
  safe: [],
  ...NOTHING,
  pins,
  source: 'reconstructed',
  note: 'the family is printed, the numbers are reconstructed',
});

const special = (id: string, family: Family, copies: number, cost: number | null, amounts: Amounts): Row => ({
  id,
  family,
  copies,
  cost,
  safe: [],
  ...NOTHING,
  ...amounts,
  source: 'rulebook',
  note: COPIES,
});

/** 5.4 of the specification: 54 cards. */
const SCENARIOS: readonly Row[] = [
  crisis('CR-TOR', 2, ['mountainous', 'coastal'], { communities: 2 }, named),
  crisis('CR-FLO', 2, ['mountainous'], { communities: 3 }, named),
  crisis('CR-HUR', 2, ['inland', 'cold', 'temperate'], { communities: 3, pins: 1 }, named),
  crisis('CR-FIR', 2, ['sparse'], { communities: 1, pins: 1 }, { source: 'rulebook', note: COPIES }),
  crisis('CR-CON', 3, [], { communities: 2, pins: 2 }, named),
  crisis('CR-DRO', 2, ['wet'], { communities: 1, tokens: 3 }, ours),
  crisis('CR-LAN', 3, ['flat'], { communities: 2 }, ours),
  crisis('CR-BLI', 2, ['warm'], { communities: 1, tokens: 2 }, ours),
  crisis('CR-HEA', 2, ['cold'], { pins: 2 }, ours),
  crisis('CR-EAR', 2, [], { communities: 3 }, ours),
  boom('BB-01', 3, 2),
  boom('BB-02', 4, 2),
  boom('BB-03', 4, 3),
  boom('BB-04', 5, 3),
  boom('BB-05', 5, 4),
  boom('BB-06', 6, 3),
  boom('BB-07', 6, 4),
  boom('BB-08', 6, 5),
  boom('BB-09', 7, 4),
  boom('BB-10', 7, 5),
  boom('BB-11', 8, 5),
  boom('BB-12', 9, 6),
  special('SM-CRA', 'crash', 3, 7, { tokens: 3, others: 2 }),
  { ...special('PA-PAN', 'pandemic', 1, 5, { pins: 3 }), safe: ['arid'] },
  special('MB-BOO', 'marketBoom', 4, null, { communities: 1, tokens: 2 }),
  special('TI-INN', 'tech', 3, null, { tokens: 2 }),
  special('MU-URB', 'urbanization', 5, null, {}),
  special('DA-AID', 'aid', 4, null, { tokens: 4 }),
];

export const CROSSINGS_SET = 'crossings';
export const REGION_CARDS: ContentSet<Region & Sourced> = { id: CROSSINGS_SET, rows: REGIONS };
export const SCENARIO_CARDS: ContentSet<Scenario & Sourced> = { id: CROSSINGS_SET, rows: SCENARIOS };
