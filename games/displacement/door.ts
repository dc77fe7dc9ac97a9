import {
  anObject,
  BadInput,
  type Fields,
  fieldOf,
  listOf,
  oneOf,
  onlyFields,
  shortText,
  typed,
  wholeNumber,
} from '../../engine/door.ts';
import type { Seat, Table } from '../../engine/game.ts';
import { allDifferent, ownId } from '../../engine/own.ts';
import { checkSeats, readOptions } from '../../engine/table.ts';
import { boxOf, type ContentChoice, OUR_GOALS } from './box.ts';
import {
  COLOURS,
  type Colour,
  CROSSINGS_SET,
  FAMILIES,
  GOALS,
  type GoalCounts,
  REGION_CARDS,
  type Region,
  SCENARIO_CARDS,
  type Scenario,
  TAG_GROUPS,
  TAGS,
  UNBLOCKABLE,
} from './content.ts';
import { type Config, TABLE_OPTIONS } from './options.ts';
import { goalDeckOf } from './pieces/goals.ts';

export type { Config } from './options.ts';

export const ZONES = ['displaced', 'housed'] as const;
export type Zone = (typeof ZONES)[number];

export type Action =
  | { readonly type: 'draw' }
  | { readonly type: 'block' }
  | { readonly type: 'accept' }
  | { readonly type: 'choosePin'; readonly zone: Zone; readonly colour: Colour }
  | { readonly type: 'settle'; readonly colour: Colour }
  | { readonly type: 'settleAll' }
  | { readonly type: 'buy' }
  | { readonly type: 'finish' }
  | { readonly type: 'send'; readonly to: Seat; readonly colour: Colour; readonly count: number }
  | { readonly type: 'sendRest'; readonly to: Seat }
  | { readonly type: 'spreadRest' }
  | { readonly type: 'doneSending' }
  | { readonly type: 'showGoal' };

const SHAPES = {
  draw: [],
  block: [],
  accept: [],
  choosePin: ['zone', 'colour'],
  settle: ['colour'],
  settleAll: [],
  buy: [],
  finish: [],
  send: ['to', 'colour', 'count'],
  sendRest: ['to'],
  spreadRest: [],
  doneSending: [],
  showGoal: [],
} as const satisfies Record<Action['type'], readonly string[]>;

export const ACTION_TYPES = Object.keys(SHAPES) as Action['type'][];
export const SEATS = { min: 2, max: 6 } as const;
/** More people than any game can bring about. */
const MOST_PINS = 99_999;
const MOST_CARDS = 200;
const MOST_REGIONS = 60;
const MOST_AMOUNT = 30;

export function parseAction(input: unknown): Action {
  const { type, fields } = typed(input, SHAPES);
  const colour = (): Colour => oneOf(fieldOf(fields, 'colour'), COLOURS, 'colour');
  const to = (): Seat => wholeNumber(fieldOf(fields, 'to'), 0, SEATS.max - 1, 'to');
  switch (type) {
    case 'choosePin':
      return { type, zone: oneOf(fieldOf(fields, 'zone'), ZONES, 'zone'), colour: colour() };
    case 'settle':
      return { type, colour: colour() };
    case 'send': {
      const count = wholeNumber(fieldOf(fields, 'count'), 1, MOST_PINS, 'count');
      return { type, to: to(), colour: colour(), count };
    }
    case 'sendRest':
      return { type, to: to() };
    default:
      return { type };
  }
}

/** E_BAD_OPTIONS: whatever is wrong with a table is a BadInput that names the field and the ruling. */
export function parseConfig(input: unknown, table: Table): Config {
  checkSeats(table, SEATS, 'DI-R01');
  const { chosen, fields } = readOptions(input, TABLE_OPTIONS, ['firstSeat', 'colours', 'content']);
  const named = chosen as unknown as Omit<Config, 'firstSeat' | 'colours' | 'content'>;
  const config: Config = {
    ...named,
    firstSeat: readFirstSeat(fieldOf(fields, 'firstSeat'), named.firstPlayer, table.seats),
    colours: readColours(fieldOf(fields, 'colours'), table.seats),
    content: readContent(fieldOf(fields, 'content')),
  };
  if (goalDeckOf(config).length < table.seats) {
    throw new BadInput('goalDeck', `has too few cards for ${table.seats} seats (DI-R04)`);
  }
  if (boxOf(config).regions.length < table.seats) {
    throw new BadInput('content.regions', `too few for ${table.seats} seats (DI-R05)`);
  }
  return config;
}

/** DI-R03: whoever names a seat names one that exists. */
function readFirstSeat(input: unknown, firstPlayer: Config['firstPlayer'], seats: number): Seat | null {
  if (firstPlayer.startsWith('seat:') && Number(firstPlayer.slice(5)) >= seats) {
    throw new BadInput('firstPlayer', `there is no such seat at a table of ${seats} (DI-R03)`);
  }
  if (firstPlayer === 'host') return wholeNumber(input, 0, seats - 1, 'firstSeat');
  if (input === undefined || input === null) return null;
  throw new BadInput('firstSeat', 'goes with firstPlayer: host only (DI-R03)');
}

/** DI-1.9: one colour each, all different. */
function readColours(input: unknown, seats: number): readonly Colour[] {
  if (input === undefined) return COLOURS.slice(0, seats);
  const colours = listOf(input, seats, 'colours', (item, field) => oneOf(item, COLOURS, field));
  if (colours.length === seats && new Set(colours).size === seats) return colours;
  throw new BadInput('colours', `must be ${seats} different ones (DI-1.9)`);
}

/** An owner's count of the printed cards. What is left out is taken from our own set. */
function readContent(input: unknown): ContentChoice {
  if (input === undefined || input === CROSSINGS_SET) return CROSSINGS_SET;
  const fields = anObject(input, 'content');
  onlyFields(fields, ['id', 'regions', 'scenarios', 'goals'], 'content');
  const id = ownId(fields, CROSSINGS_SET, 'content');
  const regions = fieldOf(fields, 'regions') ?? REGION_CARDS.rows.map(({ id, tags }) => ({ id, tags }));
  const scenarios = fieldOf(fields, 'scenarios') ?? SCENARIO_CARDS.rows.map(bare);
  const goals = fieldOf(fields, 'goals') ?? OUR_GOALS;
  return {
    id,
    regions: readRegions(regions),
    scenarios: readScenarios(scenarios),
    goals: readGoals(goals),
  };
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

function readRegions(input: unknown): readonly Region[] {
  const regions = listOf(input, MOST_REGIONS, 'content.regions', (item, field): Region => {
    const fields = anObject(item, field);
    onlyFields(fields, ['id', 'tags'], field);
    const tags = listOf(fieldOf(fields, 'tags'), TAGS.length, `${field}.tags`, (tag, at) =>
      oneOf(tag, TAGS, at),
    );
    for (const group of TAG_GROUPS) {
      if (tags.filter((tag) => (group as readonly string[]).includes(tag)).length > 1) {
        throw new BadInput(`${field}.tags`, `at most one of ${group.join(', ')}`);
      }
    }
    return { id: readId(fields, field), tags };
  });
  allDifferent(
    regions.map(({ id }) => id),
    'content.regions',
  );
  return regions;
}

function readScenarios(input: unknown): readonly Scenario[] {
  const rows = listOf(input, MOST_CARDS, 'content.scenarios', readScenario);
  allDifferent(
    rows.map(({ id }) => id),
    'content.scenarios',
  );
  const cards = rows.reduce((sum, row) => sum + row.copies, 0);
  if (cards > MOST_CARDS) throw new BadInput('content.scenarios', `at most ${MOST_CARDS} cards`);
  // DI-R43: Crashes are kept, so a deck of nothing else could run out.
  if (rows.every(({ family }) => family === 'crash')) {
    throw new BadInput('content.scenarios', 'needs a card that is not a crash (DI-R43)');
  }
  return rows;
}

function readScenario(item: unknown, field: string): Scenario {
  const fields = anObject(item, field);
  onlyFields(
    fields,
    ['id', 'family', 'copies', 'cost', 'safe', 'communities', 'pins', 'tokens', 'others'],
    field,
  );
  const amount = (key: string): number => {
    const given = fieldOf(fields, key);
    return given === undefined ? 0 : wholeNumber(given, 0, MOST_AMOUNT, `${field}.${key}`);
  };
  const family = oneOf(fieldOf(fields, 'family'), FAMILIES, `${field}.family`);
  const given = fieldOf(fields, 'cost') ?? null;
  if (UNBLOCKABLE.includes(family) !== (given === null)) {
    throw new BadInput(`${field}.cost`, given === null ? 'is missing' : 'this family has none (DI-3.10)');
  }
  return {
    id: readId(fields, field),
    family,
    copies: wholeNumber(fieldOf(fields, 'copies'), 1, 20, `${field}.copies`),
    cost: given === null ? null : wholeNumber(given, 1, MOST_AMOUNT, `${field}.cost`),
    safe: listOf(fieldOf(fields, 'safe') ?? [], TAGS.length, `${field}.safe`, (tag, at) =>
      oneOf(tag, TAGS, at),
    ),
    communities: amount('communities'),
    pins: amount('pins'),
    tokens: amount('tokens'),
    others: amount('others'),
  };
}

function readGoals(input: unknown): GoalCounts {
  const fields = anObject(input, 'content.goals');
  onlyFields(fields, GOALS, 'content.goals');
  const copies = (goal: string): number =>
    wholeNumber(fieldOf(fields, goal), 0, SEATS.max, `content.goals.${goal}`);
  return {
    humanitarian: copies('humanitarian'),
    metropolitan: copies('metropolitan'),
    entrepreneurial: copies('entrepreneurial'),
  };
}

/** The number of a copy follows a # in a card's name. */
function readId(fields: Fields, field: string): string {
  const id = shortText(fieldOf(fields, 'id'), 40, `${field}.id`);
  if (id.includes('#')) throw new BadInput(`${field}.id`, 'must not contain #');
  return id;
}
