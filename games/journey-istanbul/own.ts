import { BadInput } from '../../engine/door.ts';
import { allDifferent, notOurs, SOURCED } from '../../engine/own.ts';
import {
  among,
  checked,
  type FieldShapes,
  list,
  maybe,
  object,
  type Shape,
  text,
  whole,
  YES_NO,
} from '../../engine/shape.ts';
import { tagged } from '../../engine/tagged.ts';
import {
  BONUSES,
  type Bonus,
  type ContentSet,
  MOST_CARDS,
  PLACES,
  type Place,
  RECONSTRUCTED,
  UNIT,
  WEEK,
} from './content.ts';

// The specification says 200, but the wording of Knowing the Driver in it is longer.
export const TEXT = text(300);
const ID = text(40);
const PLACE = among(PLACES);
const AMOUNT = checked(whole(UNIT, 99 * UNIT), (amount, field) => {
  if (amount % UNIT === 0) return amount;
  throw new BadInput(field, 'must be a multiple of 1000');
});

const BY_PLAYERS = checked(list(whole(0, 4), 4), ([a, b, c, d], field) => {
  if (a === undefined || b === undefined || c === undefined || d === undefined) {
    throw new BadInput(field, 'must have an entry for 2, 3, 4 and 5 players');
  }
  return [a, b, c, d] as const;
});

const PLACE_ROW = checked(
  object({
    id: PLACE,
    name: TEXT,
    eyes: BY_PLAYERS,
    cards: BY_PLAYERS,
    raidedByOne: YES_NO,
    raidedByTwo: YES_NO,
    ...SOURCED,
  }),
  (row, field) => {
    if (row.raidedByTwo || !row.raidedByOne) return row;
    throw new BadInput(`${field}.raidedByTwo`, 'must be true where raidedByOne is');
  },
);

const LINE_ROW = object({
  between: checked(list(PLACE, 2), ([a, b], field) => {
    if (a !== undefined && b !== undefined && a !== b) return [a, b] as const;
    throw new BadInput(field, 'must be two different places');
  }),
  ...SOURCED,
});

const CARD = { id: ID, day: whole(1, WEEK), name: TEXT, text: maybe(TEXT), ...SOURCED } as const;
const CARD_ROW = tagged('kind', {
  police: { ...CARD, fine: AMOUNT },
  journey: { ...CARD, place: PLACE, cost: AMOUNT },
  work: { ...CARD, place: PLACE, pay: AMOUNT },
});

const CONDITION = tagged('is', {
  journeyOffered: { at: PLACE },
  workOffered: { at: PLACE },
  exactlyPolice: { count: whole(0, 5) },
});

const AT = { at: PLACE } as const;
const PAY = { at: PLACE, amount: AMOUNT } as const;
const REVEAL = { at: PLACE, when: CONDITION } as const;
const PART = tagged('do', { visit: AT, rest: AT, stay: AT, pay: PAY, reveal: REVEAL });
/** Only parts of a chain have a day on which they are due. */
const DUE = { gap: maybe(whole(1, WEEK)) } as const;
const LINK = tagged('do', {
  visit: { ...AT, ...DUE },
  rest: { ...AT, ...DUE },
  stay: { ...AT, ...DUE },
  pay: { ...PAY, ...DUE },
  reveal: { ...REVEAL, ...DUE },
});

const MOST_PARTS = 5;
const SINGLE = checked(list(PART, MOST_PARTS), (parts, field) => {
  if (parts.length === 1) return parts;
  throw new BadInput(field, 'must be one part');
});
const several = <T>(part: Shape<T>): Shape<readonly T[]> =>
  checked(list(part, MOST_PARTS), (parts, field) => {
    if (parts.length > 0) return parts;
    throw new BadInput(field, `must be 1 to ${MOST_PARTS} parts`);
  });

/** Of any kind of task. */
export const PARTS = several(LINK);

const TASK = tagged('kind', {
  single: { parts: SINGLE },
  set: { parts: several(PART) },
  sequence: { parts: several(PART) },
  chain: { parts: several(LINK) },
});
const TASK_FIELDS = { id: ID, name: TEXT, text: TEXT, task: TASK, ...SOURCED } as const;

const FROM = { from: among(['now', 'nextDay']) } as const;
const MONEY = { amount: AMOUNT, ...FROM } as const;
const BONUS_ROW = tagged('bonus', {
  journeyPriority: FROM,
  journeyDiscount: MONEY,
  workPriority: FROM,
  extraLook: { amount: whole(1, 2), ...FROM },
  moveAnywhere: FROM,
  raidExemptWhereWorkOffered: FROM,
  raidExemptIfExactlyOnePoliceCard: FROM,
  fineReduction: MONEY,
  fineDoesNotBar: FROM,
} satisfies Record<Bonus, FieldShapes>);

export const BONUS_LIST = list(BONUS_ROW, BONUSES.length);

/** 5.8: a content set as an owner of the printed game enters it. The first offending row is named. */
export const OWN_SET = object({
  id: notOurs(RECONSTRUCTED.id),
  places: list(PLACE_ROW, 5),
  lines: list(LINE_ROW, 10),
  cards: list(CARD_ROW, MOST_CARDS),
  obstacles: list(object(TASK_FIELDS), MOST_CARDS),
  opportunities: list(object({ ...TASK_FIELDS, bonuses: BONUS_LIST }), MOST_CARDS),
});

export const FEWEST_CARDS = 10;

/** What the rows must be together. `at` stands before the names of fields. */
export function checkSet(set: ContentSet, players: number, at: string): ContentSet {
  const fail = (key: string, problem: string): never => {
    throw new BadInput(`${at}${key}`, `${problem} (5.8)`);
  };
  if (PLACES.some((id) => set.places.filter((row) => row.id === id).length !== 1)) {
    fail('places', `must be exactly ${PLACES.join(', ')}`);
  }
  const pairs = set.lines.map(({ between }) => [...between].sort().join('-'));
  allDifferent(pairs, (i) => `${at}lines[${i}]`);
  if (!connectsAll(set)) fail('lines', 'must connect all places');
  if (set.cards.length < FEWEST_CARDS) fail('cards', `must be at least ${FEWEST_CARDS}`);
  for (const key of ['cards', 'obstacles', 'opportunities'] as const) {
    const ids = set[key].map((row) => row.id);
    allDifferent(ids, (i) => `${at}${key}[${i}].id`);
    if (ids.length < players) fail(key, 'must be at least as many as players');
  }
  return set;
}

function connectsAll({ lines }: ContentSet): boolean {
  const reached = new Set<Place>(['KAD']);
  for (let i = 0; i < PLACES.length; i++) {
    for (const { between } of lines) {
      if (between.some((place) => reached.has(place))) for (const place of between) reached.add(place);
    }
  }
  return reached.size === PLACES.length;
}
