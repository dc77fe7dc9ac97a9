import { BadInput } from '../../engine/door.ts';
import { allDifferent, notOurs } from '../../engine/own.ts';
import {
  among,
  byName,
  checked,
  list,
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
  GOALS,
  OUR_GOALS,
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

/** An owner's count of the printed cards. What is left out is taken from our own set. */
export const OWN_SET = object({
  id: notOurs(CROSSINGS_SET),
  regions: orElse(
    REGIONS,
    REGION_CARDS.rows.map(({ id, tags }) => ({ id, tags })),
  ),
  scenarios: orElse(SCENARIOS, SCENARIO_CARDS.rows.map(bare)),
  goals: orElse(GOAL_COPIES, OUR_GOALS),
});
export type OwnSet = Of<typeof OWN_SET>;
