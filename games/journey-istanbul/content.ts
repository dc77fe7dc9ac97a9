import type { Sourced } from '../../engine/content.ts';

/** Content set `reconstructed-1` (section 5). Rows marked reconstructed are ours, not the publisher's. */

export const PLACES = ['TAK', 'FAT', 'SUL', 'USK', 'KAD'] as const;
export type Place = (typeof PLACES)[number];

/** Where a person is, as a small number: 0 to 4 as in PLACES. */
export const KAD = 4;
export const JAIL = 5;
export const OUT = 6;

export const DAYS = 18;
export const WEEK = 6;
export const SQUARES = 5;
export const OPENING_CARDS = 10;
export const START_MONEY = 6000;
export const UNIT = 1000;
export const JAIL_DAYS = 3;
/** The most rows of a kind in any content set. */
export const MOST_CARDS = 90;

/** The two task cards that each person has. */
export const TASKS = ['obstacle', 'opportunity'] as const;
export type TaskName = (typeof TASKS)[number];

export interface PlaceRow extends Sourced {
  readonly id: Place;
  readonly name: string;
  /** For two, three, four and five players. */
  readonly eyes: readonly [number, number, number, number];
  readonly cards: readonly [number, number, number, number];
  readonly raidedByOne: boolean;
  readonly raidedByTwo: boolean;
}

export interface LineRow extends Sourced {
  readonly between: readonly [Place, Place];
}

export type CardRow = Sourced & {
  readonly id: string;
  readonly day: number;
  readonly name: string;
  readonly text?: string;
} & (
    | { readonly kind: 'police'; readonly fine: number }
    | { readonly kind: 'journey'; readonly place: Place; readonly cost: number }
    | { readonly kind: 'work'; readonly place: Place; readonly pay: number }
  );

export type Condition =
  | { readonly is: 'journeyOffered'; readonly at: Place }
  | { readonly is: 'workOffered'; readonly at: Place }
  | { readonly is: 'exactlyPolice'; readonly count: number };

export type PartRow =
  | { readonly do: 'visit' | 'rest' | 'stay'; readonly at: Place; readonly gap?: number }
  | { readonly do: 'pay'; readonly at: Place; readonly amount: number; readonly gap?: number }
  | { readonly do: 'reveal'; readonly at: Place; readonly when: Condition; readonly gap?: number };

export type TaskKind = 'single' | 'set' | 'sequence' | 'chain';

export interface TaskRow extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly task: { readonly kind: TaskKind; readonly parts: readonly PartRow[] };
}

/** What a completed Opportunity card gives; some with an amount. */
export const BONUSES = [
  'journeyPriority',
  'journeyDiscount',
  'workPriority',
  'extraLook',
  'moveAnywhere',
  'raidExemptWhereWorkOffered',
  'raidExemptIfExactlyOnePoliceCard',
  'fineReduction',
  'fineDoesNotBar',
] as const;
export type Bonus = (typeof BONUSES)[number];

export interface BonusRow {
  readonly bonus: Bonus;
  readonly amount?: number;
  readonly from: 'now' | 'nextDay';
}

export interface OpportunityRow extends TaskRow {
  readonly bonuses: readonly BonusRow[];
}

export interface ContentSet {
  readonly id: string;
  readonly places: readonly PlaceRow[];
  readonly lines: readonly LineRow[];
  readonly cards: readonly CardRow[];
  readonly obstacles: readonly TaskRow[];
  readonly opportunities: readonly OpportunityRow[];
}

const ours = { source: 'reconstructed' } as const;

const police = (id: string, day: number, fine: number, name: string): CardRow => ({
  id,
  day,
  kind: 'police',
  fine,
  name,
  ...ours,
});
const journey = (
  id: string,
  day: number,
  place: Place,
  cost: number,
  name: string,
  text: string,
): CardRow => ({ id, day, kind: 'journey', place, cost, name, text, ...ours });
const work = (id: string, day: number, place: Place, pay: number, name: string): CardRow => ({
  id,
  day,
  kind: 'work',
  place,
  pay,
  name,
  ...ours,
});
const partly = (row: CardRow, note: string): CardRow => ({ ...row, note });

/** 5.1. What the Board Alterations A, B and C add stands in the columns for two and three players. */
const PLACE_ROWS: readonly PlaceRow[] = [
  {
    id: 'TAK',
    name: 'Taksim',
    eyes: [2, 2, 2, 2],
    cards: [2, 2, 2, 2],
    raidedByOne: true,
    raidedByTwo: true,
    source: 'rulebook',
  },
  {
    id: 'FAT',
    name: 'Fatih',
    eyes: [2, 2, 2, 2],
    cards: [1, 1, 0, 0],
    raidedByOne: false,
    raidedByTwo: true,
    source: 'reconstructed',
    note: 'eyes and raids: rulebook; Alteration B covers it for 2 and 3 players',
  },
  {
    id: 'SUL',
    name: 'Sultanahmet',
    eyes: [1, 1, 1, 1],
    cards: [1, 1, 1, 1],
    raidedByOne: false,
    raidedByTwo: true,
    source: 'reconstructed',
    note: 'eyes and raids: rulebook',
  },
  {
    id: 'USK',
    name: 'Üsküdar',
    eyes: [1, 1, 1, 1],
    cards: [2, 1, 0, 0],
    raidedByOne: false,
    raidedByTwo: true,
    source: 'reconstructed',
    note: 'raids: rulebook; Alteration A covers it for 2 players, C for 3',
  },
  {
    id: 'KAD',
    name: 'Kadıköy',
    eyes: [0, 0, 0, 0],
    cards: [0, 0, 0, 0],
    raidedByOne: false,
    raidedByTwo: false,
    source: 'reconstructed',
    note: 'eyes and raids: rulebook',
  },
];

/** 5.2. */
const LINE_ROWS: readonly LineRow[] = [
  { between: ['KAD', 'SUL'], source: 'rulebook' },
  { between: ['KAD', 'USK'], source: 'rulebook' },
  { between: ['SUL', 'TAK'], source: 'rulebook', note: 'example move' },
  { between: ['FAT', 'TAK'], source: 'rulebook', note: 'example move' },
  { between: ['SUL', 'FAT'], source: 'reconstructed' },
  { between: ['USK', 'TAK'], source: 'reconstructed' },
];

/** 5.3. */
const CARD_ROWS: readonly CardRow[] = [
  police('P1A', 1, 2000, 'Morning check'),
  police('P1B', 1, 4000, 'Station sweep'),
  police('P2A', 2, 3000, 'Plain clothes'),
  police('P2B', 2, 5000, 'Closed street'),
  partly(police('P3A', 3, 4000, 'Identity control'), 'day and fine: rulebook (example)'),
  police('P3B', 3, 5000, 'Night patrol'),
  police('P4A', 4, 2000, 'A short conversation'),
  police('P4B', 4, 6000, 'Joint operation'),
  police('P5A', 5, 3000, 'Bus stop check'),
  police('P5B', 5, 4000, 'Hostel search'),
  police('P6A', 6, 3000, 'Crowd control'),
  police('P6B', 6, 5000, 'Workshop inspection'),

  journey('J1-SUL', 1, 'SUL', 10000, 'Behind the bazaar', 'A van leaves when it is full.'),
  journey('J1-USK', 1, 'USK', 11000, 'Fishing boat', 'The captain counts twice.'),
  journey('J2-TAK', 2, 'TAK', 8000, 'Last row of the coach', 'Do not speak until the coast.'),
  journey('J2-FAT', 2, 'FAT', 9000, 'After dark', 'A minibus without lights.'),
  partly(
    journey('J3-FAT', 3, 'FAT', 10000, 'Between the crates', 'Space for one more.'),
    'day and place: rulebook (example)',
  ),
  journey('J3-USK', 3, 'USK', 12000, 'White sails', 'It looks like a holiday.'),
  partly(
    journey('J4-TAK', 4, 'TAK', 7000, 'Rubber boat', 'Too many people, one small engine.'),
    'day and place: rulebook (example)',
  ),
  journey('J4-SUL', 4, 'SUL', 9000, 'A car to the coast', 'The driver gives no name.'),
  journey('J5-FAT', 5, 'FAT', 8000, 'Standing room', 'You pay before you see the boat.'),
  journey('J5-SUL', 5, 'SUL', 11000, 'Guided tour', 'A seat among the cameras.'),
  journey('J6-TAK', 6, 'TAK', 9000, 'From the last stop', 'The rest is on foot.'),
  journey('J6-USK', 6, 'USK', 10000, 'Quiet harbour', 'Tonight the wind is right.'),

  work('W1-TAK', 1, 'TAK', 4000, 'Dishes in a hot kitchen'),
  work('W1-FAT', 1, 'FAT', 3000, 'Cutting threads in a sewing workshop'),
  work('W2-SUL', 2, 'SUL', 4000, 'Carrying boxes through the bazaar'),
  work('W2-FAT', 2, 'FAT', 5000, 'Ironing for an export order'),
  work('W3-TAK', 3, 'TAK', 6000, 'Clearing a building site'),
  partly(work('W3-SUL', 3, 'SUL', 3000, 'Hotel laundry'), 'a job there beside two raids: rulebook (example)'),
  work('W4-USK', 4, 'USK', 3000, 'Painting a stairwell'),
  work('W4-FAT', 4, 'FAT', 4000, 'Gluing soles in a shoe workshop'),
  work('W5-USK', 5, 'USK', 4000, 'Unloading market lorries'),
  work('W5-SUL', 5, 'SUL', 5000, 'Night cleaning'),
  work('W6-USK', 6, 'USK', 4000, 'Moving a family’s furniture'),
  work('W6-TAK', 6, 'TAK', 5000, 'Building a festival stage'),
];

/** 5.4. */
const OBSTACLE_ROWS: readonly TaskRow[] = [
  {
    id: 'OB-DOC',
    name: 'Documents',
    text: 'Hand in your papers in Taksim. Collect them in Fatih exactly two days later.',
    task: {
      kind: 'chain',
      parts: [
        { do: 'visit', at: 'TAK' },
        { do: 'visit', at: 'FAT', gap: 2 },
      ],
    },
    source: 'rulebook',
    note: 'wording ours',
  },
  {
    id: 'OB-SIS',
    name: 'Missing Sister',
    text: 'Your sister travelled ahead of you. Ask for her in Sultanahmet, in Fatih and in Üsküdar, in any order.',
    task: {
      kind: 'set',
      parts: [
        { do: 'visit', at: 'SUL' },
        { do: 'visit', at: 'FAT' },
        { do: 'visit', at: 'USK' },
      ],
    },
    ...ours,
  },
  {
    id: 'OB-PHO',
    name: 'Broken Phone',
    text: 'Every number you had was in it. Go to Fatih, then to Taksim, then to Üsküdar.',
    task: {
      kind: 'sequence',
      parts: [
        { do: 'visit', at: 'FAT' },
        { do: 'visit', at: 'TAK' },
        { do: 'visit', at: 'USK' },
      ],
    },
    ...ours,
  },
  {
    id: 'OB-FEV',
    name: 'Fever',
    text: 'Go to Üsküdar for medicine. Rest in Kadıköy on the next day and on the day after.',
    task: {
      kind: 'chain',
      parts: [
        { do: 'visit', at: 'USK' },
        { do: 'rest', at: 'KAD', gap: 1 },
        { do: 'rest', at: 'KAD', gap: 1 },
      ],
    },
    ...ours,
  },
  {
    id: 'OB-JAC',
    name: 'Life Jacket',
    text: 'You will not board without one that floats. Go to Fatih and pay 1,000 TL.',
    task: { kind: 'single', parts: [{ do: 'pay', at: 'FAT', amount: 1000 }] },
    ...ours,
  },
];

/** 5.5. */
const OPPORTUNITY_ROWS: readonly OpportunityRow[] = [
  {
    id: 'OP-DRI',
    name: 'Knowing the Driver',
    text: 'A former teacher has friends who know when the boats leave. Be in Taksim on a day when a journey is offered there. From the next day on you come first when a journey is offered, and you pay 5,000 TL less.',
    task: {
      kind: 'single',
      parts: [{ do: 'reveal', at: 'TAK', when: { is: 'journeyOffered', at: 'TAK' } }],
    },
    bonuses: [
      { bonus: 'journeyPriority', from: 'nextDay' },
      { bonus: 'journeyDiscount', amount: 5000, from: 'nextDay' },
    ],
    source: 'rulebook',
    note: 'wording ours',
  },
  {
    id: 'OP-PER',
    name: 'Work Permit',
    text: 'Register in Fatih and, on a later day, in Taksim. From then on raids do not touch you wherever work is on offer that day.',
    task: {
      kind: 'sequence',
      parts: [
        { do: 'visit', at: 'FAT' },
        { do: 'visit', at: 'TAK' },
      ],
    },
    bonuses: [{ bonus: 'raidExemptWhereWorkOffered', from: 'now' }],
    source: 'rulebook',
    note: 'two circles deduced; wording ours',
  },
  {
    id: 'OP-SID',
    name: 'Side Streets',
    text: 'A student shows you the city on foot. Go to Üsküdar and then to Sultanahmet. Then you may move to any neighbourhood, and a single police raid does not affect you.',
    task: {
      kind: 'sequence',
      parts: [
        { do: 'visit', at: 'USK' },
        { do: 'visit', at: 'SUL' },
      ],
    },
    bonuses: [
      { bonus: 'moveAnywhere', from: 'now' },
      { bonus: 'raidExemptIfExactlyOnePoliceCard', from: 'now' },
    ],
    ...ours,
  },
  {
    id: 'OP-LAN',
    name: 'Language Lessons',
    text: 'A neighbour corrects your Turkish over tea. Stay in Üsküdar for a turn without moving. Then you look at one more card on each of your turns, and you come first when work is offered.',
    task: { kind: 'single', parts: [{ do: 'stay', at: 'USK' }] },
    bonuses: [
      { bonus: 'extraLook', amount: 1, from: 'now' },
      { bonus: 'workPriority', from: 'now' },
    ],
    ...ours,
  },
  {
    id: 'OP-LEG',
    name: 'Legal Aid',
    text: 'A lawyer takes your case for nothing. Be in Fatih on a day with exactly one police raid. Then your fines are 1,000 TL lower, and a fine no longer keeps you from using cards that day.',
    task: {
      kind: 'single',
      parts: [{ do: 'reveal', at: 'FAT', when: { is: 'exactlyPolice', count: 1 } }],
    },
    bonuses: [
      { bonus: 'fineReduction', amount: 1000, from: 'now' },
      { bonus: 'fineDoesNotBar', from: 'now' },
    ],
    ...ours,
  },
];

export const RECONSTRUCTED: ContentSet = {
  id: 'reconstructed-1',
  places: PLACE_ROWS,
  lines: LINE_ROWS,
  cards: CARD_ROWS,
  obstacles: OBSTACLE_ROWS,
  opportunities: OPPORTUNITY_ROWS,
};
