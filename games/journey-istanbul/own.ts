import {
  anObject,
  BadInput,
  type Fields,
  fieldOf,
  listOf,
  oneOf,
  onlyFields,
  shortText,
  wholeNumber,
} from '../../engine/door.ts';
import { allDifferent, ownId, readSource } from '../../engine/own.ts';
import {
  BONUSES,
  type BonusRow,
  type CardRow,
  type Condition,
  type ContentSet,
  type LineRow,
  type OpportunityRow,
  type PartRow,
  PLACES,
  type Place,
  type PlaceRow,
  RECONSTRUCTED,
  TASK_KINDS,
  type TaskRow,
  UNIT,
} from './content.ts';

/** 5.8: a content set as an owner of the printed game enters it. The first offending row is named. */

// The specification says 200, but the wording of Knowing the Driver in it is longer.
const LONGEST_TEXT = 300;
const MOST_ROWS = 90;
const MOST_AMOUNT = 99_000;
const NEEDS_AMOUNT = ['journeyDiscount', 'extraLook', 'fineReduction'];

export function readSet(input: unknown, players: number): ContentSet {
  const at = 'contentSet';
  const fields = anObject(input, at);
  onlyFields(fields, ['id', 'places', 'lines', 'cards', 'obstacles', 'opportunities'], at);
  const list = <T>(key: string, most: number, each: (item: Fields, field: string) => T): T[] =>
    listOf(fieldOf(fields, key), most, `${at}.${key}`, (item, field) => each(anObject(item, field), field));
  const id = ownId(fields, RECONSTRUCTED.id, at);
  const set: ContentSet = {
    id,
    places: list('places', 5, placeRow),
    lines: list('lines', 10, lineRow),
    cards: list('cards', MOST_ROWS, cardRow),
    obstacles: list('obstacles', MOST_ROWS, (row, field) => taskRow(row, field, [])),
    opportunities: list('opportunities', MOST_ROWS, opportunityRow),
  };
  checkWhole(set, players, at);
  return set;
}

function checkWhole(set: ContentSet, players: number, at: string): void {
  const fail = (key: string, problem: string): never => {
    throw new BadInput(`${at}.${key}`, `${problem} (5.8)`);
  };
  if (PLACES.some((id) => set.places.filter((row) => row.id === id).length !== 1)) {
    fail('places', `must be exactly ${PLACES.join(', ')}`);
  }
  const pairs = set.lines.map(({ between }) => [...between].sort().join('-'));
  allDifferent(pairs, (i) => `${at}.lines[${i}]`);
  const reached = new Set<Place>(['KAD']);
  for (let i = 0; i < PLACES.length; i++) {
    for (const { between } of set.lines) {
      if (between.some((place) => reached.has(place))) for (const place of between) reached.add(place);
    }
  }
  if (reached.size < PLACES.length) fail('lines', 'must connect all places');
  if (set.cards.length < 10) fail('cards', 'must be at least 10');
  for (const key of ['cards', 'obstacles', 'opportunities'] as const) {
    const ids = set[key].map((row) => row.id);
    allDifferent(ids, (i) => `${at}.${key}[${i}].id`);
    if (ids.length < players) fail(key, `must be at least as many as players`);
  }
}

function placeRow(row: Fields, at: string): PlaceRow {
  onlyFields(row, ['id', 'name', 'eyes', 'cards', 'raidedByOne', 'raidedByTwo', 'source', 'note'], at);
  const four = (key: string): [number, number, number, number] => {
    const found = listOf(fieldOf(row, key), 4, `${at}.${key}`, (n, field) => wholeNumber(n, 0, 4, field));
    const [a, b, c, d] = found;
    if (a === undefined || b === undefined || c === undefined || d === undefined) {
      throw new BadInput(`${at}.${key}`, 'must have an entry for 2, 3, 4 and 5 players');
    }
    return [a, b, c, d];
  };
  const yes = (key: string): boolean => oneOf(fieldOf(row, key), [true, false], `${at}.${key}`);
  const raidedByOne = yes('raidedByOne');
  const raidedByTwo = yes('raidedByTwo');
  if (raidedByOne && !raidedByTwo)
    throw new BadInput(`${at}.raidedByTwo`, 'must be true where raidedByOne is');
  return {
    id: placeIn(row, 'id', at),
    name: text(row, 'name', at),
    eyes: four('eyes'),
    cards: four('cards'),
    raidedByOne,
    raidedByTwo,
    ...readSource(row, at),
  };
}

function lineRow(row: Fields, at: string): LineRow {
  onlyFields(row, ['between', 'source', 'note'], at);
  const [a, b] = listOf(fieldOf(row, 'between'), 2, `${at}.between`, (item, field) =>
    oneOf(item, PLACES, field),
  );
  if (a === undefined || b === undefined || a === b) {
    throw new BadInput(`${at}.between`, 'must be two different places');
  }
  return { between: [a, b], ...readSource(row, at) };
}

function cardRow(row: Fields, at: string): CardRow {
  const kind = oneOf(fieldOf(row, 'kind'), ['police', 'journey', 'work'], `${at}.kind`);
  const own = kind === 'police' ? ['fine'] : kind === 'journey' ? ['place', 'cost'] : ['place', 'pay'];
  onlyFields(row, ['id', 'day', 'kind', 'name', 'text', 'source', 'note', ...own], at);
  const common = {
    id: shortText(fieldOf(row, 'id'), 40, `${at}.id`),
    day: wholeNumber(fieldOf(row, 'day'), 1, 6, `${at}.day`),
    name: text(row, 'name', at),
    ...(fieldOf(row, 'text') === undefined ? {} : { text: text(row, 'text', at) }),
    ...readSource(row, at),
  };
  if (kind === 'police') return { ...common, kind, fine: amount(row, 'fine', at) };
  const place = placeIn(row, 'place', at);
  if (kind === 'journey') return { ...common, kind, place, cost: amount(row, 'cost', at) };
  return { ...common, kind, place, pay: amount(row, 'pay', at) };
}

function taskRow(row: Fields, at: string, more: readonly string[]): TaskRow {
  onlyFields(row, ['id', 'name', 'text', 'task', 'source', 'note', ...more], at);
  const task = anObject(fieldOf(row, 'task'), `${at}.task`);
  onlyFields(task, ['kind', 'parts'], `${at}.task`);
  const kind = oneOf(fieldOf(task, 'kind'), TASK_KINDS, `${at}.task.kind`);
  const parts = listOf(fieldOf(task, 'parts'), 5, `${at}.task.parts`, (item, field) =>
    partRow(anObject(item, field), field, kind === 'chain'),
  );
  if (parts.length < 1 || (kind === 'single' && parts.length > 1)) {
    throw new BadInput(`${at}.task.parts`, kind === 'single' ? 'must be one part' : 'must be 1 to 5 parts');
  }
  return {
    id: shortText(fieldOf(row, 'id'), 40, `${at}.id`),
    name: text(row, 'name', at),
    text: text(row, 'text', at),
    task: { kind, parts },
    ...readSource(row, at),
  };
}

function partRow(row: Fields, at: string, chained: boolean): PartRow {
  const does = oneOf(fieldOf(row, 'do'), ['visit', 'rest', 'stay', 'pay', 'reveal'], `${at}.do`);
  const own = does === 'pay' ? ['amount'] : does === 'reveal' ? ['when'] : [];
  onlyFields(row, ['do', 'at', ...(chained ? ['gap'] : []), ...own], at);
  const given = fieldOf(row, 'gap');
  const gap = given === undefined ? {} : { gap: wholeNumber(given, 1, 6, `${at}.gap`) };
  const place = placeIn(row, 'at', at);
  if (does === 'pay') return { do: does, at: place, amount: amount(row, 'amount', at), ...gap };
  if (does !== 'reveal') return { do: does, at: place, ...gap };
  return {
    do: does,
    at: place,
    when: condition(anObject(fieldOf(row, 'when'), `${at}.when`), `${at}.when`),
    ...gap,
  };
}

function condition(row: Fields, at: string): Condition {
  const is = oneOf(fieldOf(row, 'is'), ['journeyOffered', 'workOffered', 'exactlyPolice'], `${at}.is`);
  onlyFields(row, ['is', is === 'exactlyPolice' ? 'count' : 'at'], at);
  if (is === 'exactlyPolice') return { is, count: wholeNumber(fieldOf(row, 'count'), 0, 5, `${at}.count`) };
  return { is, at: placeIn(row, 'at', at) };
}

function opportunityRow(row: Fields, at: string): OpportunityRow {
  const bonuses = listOf(fieldOf(row, 'bonuses'), BONUSES.length, `${at}.bonuses`, (item, field) =>
    bonusRow(anObject(item, field), field),
  );
  return { ...taskRow(row, at, ['bonuses']), bonuses };
}

function bonusRow(row: Fields, at: string): BonusRow {
  const bonus = oneOf(fieldOf(row, 'bonus'), BONUSES, `${at}.bonus`);
  const withAmount = NEEDS_AMOUNT.includes(bonus);
  onlyFields(row, ['bonus', 'from', ...(withAmount ? ['amount'] : [])], at);
  const from = oneOf(fieldOf(row, 'from'), ['now', 'nextDay'], `${at}.from`);
  if (!withAmount) return { bonus, from };
  const looks = bonus === 'extraLook';
  const n = looks ? wholeNumber(fieldOf(row, 'amount'), 1, 2, `${at}.amount`) : amount(row, 'amount', at);
  return { bonus, amount: n, from };
}

const placeIn = (row: Fields, key: string, at: string): Place =>
  oneOf(fieldOf(row, key), PLACES, `${at}.${key}`);
const text = (row: Fields, key: string, at: string): string =>
  shortText(fieldOf(row, key), LONGEST_TEXT, `${at}.${key}`);

function amount(row: Fields, key: string, at: string): number {
  const found = wholeNumber(fieldOf(row, key), UNIT, MOST_AMOUNT, `${at}.${key}`);
  if (found % UNIT !== 0) throw new BadInput(`${at}.${key}`, 'must be a multiple of 1000');
  return found;
}
