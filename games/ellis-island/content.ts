import type { Sourced } from '../../engine/content.ts';
import { EDGES, ONE_WAY, SPACE_ROWS, type SpaceRow } from './content/board.ts';

/** The name of what we rebuilt. */
export const OURS = 'reconstructed';

/** EI-8.2, EI-8.3. */
export const AGES = ['youth', 'adult', 'senior'] as const;
export type Age = (typeof AGES)[number];
export const WORKS = ['business', 'education', 'labor', 'military', 'trade'] as const;
export type Work = (typeof WORKS)[number];

/** Who is drawn on a card; behind it may stand how (content/portraits.ts). */
export const LOOKS = ['woman', 'man', 'boy', 'girl', 'oldMan', 'oldWoman'] as const;
type Sort = (typeof LOOKS)[number];
export type Look = Sort | `${Sort} ${string}`;
export const isLook = (words: string): words is Look =>
  LOOKS.some((sort) => words === sort || words.startsWith(`${sort} `));
/** A picture without what only those may see who read the card. */
export function openLook(look: Look): Look {
  const open = look.replace(/ \+.*/, '');
  return isLook(open) ? open : look;
}

/** EI-2.2: Time, Money, Passport, and a Job Offer of each Work Experience. Hands are counts in this order. */
export const KINDS = ['time', 'money', 'passport', ...WORKS] as const;
export type Kind = (typeof KINDS)[number];
export const [TIME, MONEY, PASSPORT, FIRST_JOB] = [0, 1, 2, 3] as const;
/** In public arithmetic: a Job Offer whose kind nobody saw. */
export const SOME_JOB = KINDS.length;

interface ResourceRow extends Sourced {
  readonly kind: Kind;
  readonly count: number;
}

/** 5.3. Kinds are the rulebook's; it prints XXX for their numbers. */
export const RESOURCE_ROWS: readonly ResourceRow[] = [
  { kind: 'time', count: 76, source: 'reconstructed' },
  { kind: 'money', count: 56, source: 'reconstructed' },
  { kind: 'passport', count: 28, source: 'reconstructed' },
  ...WORKS.map((kind) => ({ kind, count: 8, source: 'reconstructed' }) as const),
];

interface SetRow extends Sourced {
  readonly money: number;
  readonly passport: number;
  readonly job: number;
  readonly time: number;
}

/** EI-12.2 to EI-12.4. */
export const SETS: Readonly<Record<Age, SetRow>> = {
  youth: { money: 2, passport: 1, job: 1, time: 5, source: 'rulebook' },
  adult: { money: 3, passport: 1, job: 1, time: 4, source: 'rulebook' },
  senior: { money: 5, passport: 1, job: 1, time: 2, source: 'rulebook' },
};

export const CHALLENGES = ['physical', 'mental', 'documentation', 'interview'] as const;
export type Challenge = (typeof CHALLENGES)[number];
export const ALL_PASSED = 0b1111;

export const MODES = ['long', 'short', 'quick'] as const;
export type Mode = (typeof MODES)[number];
/** EI-R21. */
export const LAST_FERRY: Readonly<Record<Mode, number>> = { quick: 40, short: 80, long: 130 };
export const SLOTS = 5;
/** EI-8.6: inside the dotted line. */
export const INSIDE = 3;
export const STARTING_CARDS = 4;
export const HAND_LIMIT = 15;
export const HOLD = 2;

/** EI-R44. */
export const MOST_OPEN = 3;
export const MOST_OFFERS = 12;
export const MOST_COUNTERS = 2;
export const MOST_CARDS = 9;

/** Places by number, in the order of 5.1. */
export const SPACES: readonly SpaceRow[] = SPACE_ROWS;
export type SpaceId = (typeof SPACE_ROWS)[number]['id'];
export const SPACE_IDS: readonly SpaceId[] = SPACE_ROWS.map((row) => row.id);
export const spaceAt = (id: SpaceId): number => SPACE_IDS.indexOf(id);
export const START = spaceAt('S01');
export const DOH = spaceAt('DOH');
export const BOI = spaceAt('BOI');
export const HOS = spaceAt('HOS');
export const JAI = spaceAt('JAI');
export const KIS = spaceAt('KIS');
/** Where a token is that is not in play, and one that has immigrated. */
export const NOWHERE = -1;
export const HOME = SPACES.length;

/** EI-9.1, EI-9.2. */
export const CHALLENGES_AT: ReadonlyMap<number, readonly Challenge[]> = new Map([
  [DOH, ['physical', 'mental']],
  [BOI, ['documentation', 'interview']],
]);
/** EI-9.3, EI-9.4. */
export const HELD_AT: Readonly<Record<Challenge, number>> = {
  physical: HOS,
  mental: HOS,
  documentation: JAI,
  interview: JAI,
};

const FAR = 99;

const WAYS: readonly (readonly number[])[] = SPACE_IDS.map((id) => [
  ...EDGES.flatMap(([a, b]) => (a === id ? [spaceAt(b)] : b === id ? [spaceAt(a)] : [])),
  ...ONE_WAY.flatMap(([from, to]) => (from === id ? [spaceAt(to)] : [])),
]);

/** Steps between any two spaces; FAR where there is no way. */
export const DISTANCE: readonly (readonly number[])[] = SPACES.map((_space, from) => {
  const steps = new Array<number>(SPACES.length).fill(FAR);
  const met = [from];
  steps[from] = 0;
  for (const here of met) {
    for (const next of WAYS[here] ?? []) {
      if (steps[next] !== FAR) continue;
      steps[next] = (steps[here] ?? FAR) + 1;
      met.push(next);
    }
  }
  return steps;
});

/** EI-R12: where a token may end, by space and roll, the Kissing Post left out. */
export const REACH: readonly (readonly (readonly number[])[])[] = SPACES.map((_space, from) =>
  [0, 1, 2, 3, 4, 5, 6].map((roll) =>
    SPACES.flatMap((space, to) => {
      const steps = DISTANCE[from]?.[to] ?? FAR;
      const open = space.kind === 'resource' || space.kind === 'challenge';
      return open && steps >= 1 && steps <= roll ? [to] : [];
    }),
  ),
);

/** EI-R24: a card by its number, 0 to 215. */
export const COLORS = ['B', 'O', 'G', 'P', 'Y', 'K'] as const;
export const SHAPES = ['CF', 'CO', 'SF', 'SO', 'TF', 'TO'] as const;
export const PHYSICAL_CARDS = 216;
export const FEATURES = ['color', 'shape', 'number'] as const;
export type Feature = (typeof FEATURES)[number];

/** The value of a feature, 0 to 5. */
export function featureOf(card: number, feature: Feature): number {
  if (feature === 'color') return Math.floor(card / 36);
  return feature === 'shape' ? Math.floor(card / 6) % 6 : card % 6;
}
export const physicalId = (card: number): string =>
  `PH-${COLORS[featureOf(card, 'color')]}-${SHAPES[featureOf(card, 'shape')]}-${(card % 6) + 1}`;
export const physicalCard = (id: string): number =>
  Array.from({ length: PHYSICAL_CARDS }, (_nothing, card) => card).find((card) => physicalId(card) === id) ??
  -1;

/** 6.4 and the rulings, in milliseconds. */
export const TIMES = {
  idle: 20_000,
  ready: 10_000,
  challengerReady: 20_000,
  nerve: 20_000,
  doctor: 10_000,
  tap: 900,
  mark: 20_000,
  back: 30_000,
  /** How long bots and people who look on are asked before a maker of offers is waited for again. */
  consider: 10_000,
  /** Limits of puzzles and questions are counted in these, so that nobody but the challenger knows how many are left. */
  tick: 30_000,
  family: 60_000,
  day: 86_400_000,
} as const;
/** 5.10, in ticks of 30 s. */
export const LIMITS = { cube: 1, form: 4, pict: 2, comp: 2, tags: 5, ferry: 5 } as const;
export const MOST_PUZZLE_STEPS = 400;
export const QUESTIONS_ASKED = 3;
export const RIGHT_NEEDED = 2;
/** EI-R32: slower lines switch the table to Steady Nerve. */
export const SLOW_LINE_MS = 500;
