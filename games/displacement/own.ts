import { byKey } from '../../engine/byKey.ts';
import type { ContentSpec, FieldSpec, Tables } from '../../engine/contentSpec.ts';
import { canonical } from '../../engine/digest.ts';
import { BadInput } from '../../engine/door.ts';
import { allDifferent, judged, notOurs } from '../../engine/own.ts';
import { isDocument, resolve } from '../../engine/resolve.ts';
import {
  among,
  byName,
  checked,
  list,
  maybe,
  type Of,
  object,
  orElse,
  orNull,
  text,
  whole,
} from '../../engine/shape.ts';
import {
  COLOURS,
  CROSSINGS_SET,
  FAMILIES,
  GOAL_ROWS,
  GOALS,
  NUMBERS,
  OUR_GOALS,
  OUR_NUMBERS,
  REGION_CARDS,
  SCENARIO_CARDS,
  type Scenario,
  TAG_GROUPS,
  TAGS,
  type Tag,
  UNBLOCKABLE,
} from './content.ts';

const LONGEST_ID = 40;
const MOST_REGIONS = 60;
const MOST_CARDS = 200;
const MOST_COPIES = 20;
const MOST_AMOUNT = 30;

/** What is printed on a card. The number of a copy follows a # in a card's name. */
const ID = checked(text(LONGEST_ID), (id, field) => {
  if (id.includes('#')) throw new BadInput(field, 'must not contain #');
  return id;
});

const SAFE = list(among(TAGS), TAGS.length);

const CLIMATE = checked(SAFE, (tags, field) => {
  for (const group of TAG_GROUPS) {
    const isOfGroup = (tag: Tag): boolean => group.some((one) => one === tag);
    if (tags.filter(isOfGroup).length > 1) throw new BadInput(field, `at most one of ${group.join(', ')}`);
  }
  return tags;
});

const REGIONS = checked(list(object({ id: ID, tags: CLIMATE }), MOST_REGIONS), namesDiffer);

const AMOUNT = orElse(whole(0, MOST_AMOUNT), 0);

const SCENARIO = checked(
  object({
    id: ID,
    family: among(FAMILIES),
    copies: whole(1, MOST_COPIES),
    cost: orElse(orNull(whole(1, MOST_AMOUNT)), null),
    safe: orElse(SAFE, []),
    communities: AMOUNT,
    pins: AMOUNT,
    tokens: AMOUNT,
    others: AMOUNT,
  }),
  (row, field) => {
    if (UNBLOCKABLE.includes(row.family) === (row.cost === null)) return row;
    throw new BadInput(`${field}.cost`, row.cost === null ? 'is missing' : 'this family has none (DI-3.10)');
  },
);

const SCENARIOS = checked(list(SCENARIO, MOST_CARDS), (rows, field) => {
  const cards = namesDiffer(rows, field).reduce((sum, row) => sum + row.copies, 0);
  if (cards > MOST_CARDS) throw new BadInput(field, `at most ${MOST_CARDS} cards`);
  // DI-R43: Crashes are kept, so a deck of nothing else could run out.
  if (rows.every(({ family }) => family === 'crash')) {
    throw new BadInput(field, 'needs a card that is not a crash (DI-R43)');
  }
  return rows;
});

/** At most one for each nation. */
const GOAL_COPIES = byName(GOALS, whole(0, COLOURS.length));

/** Who begins with a fortune has won; a metropolis is more than everybody has at the start. */
const NUMBER_OF = object({ startTokens: whole(0, 12), metropolis: whole(4, 16), fortune: whole(13, 30) });
const MOST_NUMBER = 30;

function namesDiffer<T extends { readonly id: string }>(rows: readonly T[], field: string): readonly T[] {
  allDifferent(
    rows.map(({ id }) => id),
    field,
  );
  return rows;
}

/** A row of our own set without what only readers need. */
const bare = ({ id, family, copies, cost, safe, communities, pins, tokens, others }: Scenario): Scenario => ({
  id,
  family,
  copies,
  cost,
  safe,
  communities,
  pins,
  tokens,
  others,
});

const amount = (rule: string): FieldSpec => ({ kind: 'whole', min: 0, max: MOST_AMOUNT, usual: 0, rule });
const copies = (min: number, max: number): FieldSpec => ({ kind: 'whole', min, max, rule: 'DI-9.1' });

/** Our set as tables, and what may be changed in them. */
export const CONTENT: ContentSpec = {
  game: 'displacement',
  option: 'content',
  id: CROSSINGS_SET,
  ours: {
    regions: REGION_CARDS.rows.map(({ id, tags }) => ({ id, tags })),
    scenarios: SCENARIO_CARDS.rows.map(bare).map((row) => ({ ...row })),
    goals: GOAL_ROWS.map(({ id, copies }) => ({ id, copies })),
    numbers: NUMBERS.map((id) => ({ id, value: OUR_NUMBERS[id] })),
  },
  tables: {
    regions: {
      rows: [2, MOST_REGIONS],
      fields: { tags: { kind: 'some', of: TAGS, rule: 'DI-1.2' } },
    },
    scenarios: {
      rows: [1, MOST_CARDS],
      fields: {
        family: { kind: 'one', of: FAMILIES, rule: 'DI-3.10' },
        copies: copies(1, MOST_COPIES),
        cost: { kind: 'whole', min: 1, max: MOST_AMOUNT, orNone: true, usual: null, rule: 'DI-3.10' },
        safe: { kind: 'some', of: TAGS, usual: [], rule: 'DI-3.7' },
        communities: amount('DI-9.1'),
        pins: amount('DI-9.1'),
        tokens: amount('DI-9.1'),
        others: amount('DI-7.11'),
      },
    },
    goals: { rows: [GOALS.length, GOALS.length], fixed: true, fields: { copies: copies(0, COLOURS.length) } },
    numbers: {
      rows: [NUMBERS.length, NUMBERS.length],
      fixed: true,
      later: true,
      fields: { value: { kind: 'whole', min: 0, max: MOST_NUMBER, rule: 'DI-9.1' } },
    },
  },
  check: (tables, found) => judged(() => OWN_SET.read(ownOf('a document', tables), ''), tables, found),
  tablesOf(set) {
    const { regions, scenarios, goals, numbers = OUR_NUMBERS } = OWN_SET.read(set, '');
    return {
      regions: regions.map((row) => ({ ...row })),
      scenarios: scenarios.map((row) => ({ ...row })),
      goals: GOAL_ROWS.map(({ id, goal }) => ({ id, copies: goals[goal] })),
      numbers: NUMBERS.map((id) => ({ id, value: numbers[id] })),
    };
  },
};

/** The rows of a document as an owner's lists. */
function ownOf(id: string, { regions, scenarios, goals = [], numbers = [] }: Tables): unknown {
  const ofGoal = byKey(GOALS, (goal) => {
    const row = GOAL_ROWS.find((one) => one.goal === goal);
    return goals.find((one) => one.id === row?.id)?.copies;
  });
  const own = byKey(NUMBERS, (name) => numbers.find((row) => row.id === name)?.value);
  // A set that leaves them as ours is the set that it was before they could be changed.
  const isOurs = canonical(own) === canonical(OUR_NUMBERS);
  return { id, regions, scenarios, goals: ofGoal, ...(!isOurs && { numbers: own }) };
}

/** A document on top of ours, or an owner's lists as they were written before there were documents. */
export const readOwn = (input: unknown): OwnSet => {
  if (!isDocument(input)) return OWN_SET.read(input, 'content');
  const { id, tables } = resolve(CONTENT, input);
  return OWN_SET.read(ownOf(id, tables), 'content');
};

/** An owner's count of the printed cards. What is left out is taken from our own set. */
export const OWN_SET = object({
  id: notOurs(CROSSINGS_SET),
  regions: orElse(
    REGIONS,
    REGION_CARDS.rows.map(({ id, tags }) => ({ id, tags })),
  ),
  scenarios: orElse(SCENARIOS, SCENARIO_CARDS.rows.map(bare)),
  goals: orElse(GOAL_COPIES, OUR_GOALS),
  numbers: maybe(NUMBER_OF),
});
export type OwnSet = Of<typeof OWN_SET>;
