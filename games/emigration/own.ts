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
import { exactly, ownId } from '../../engine/own.ts';
import { type Effect, type Keep, STATUSES } from './content/effects.ts';
import { type Career, type Content, CROSSINGS, type Destination, type Life, type Rate } from './content.ts';

/**
 * The faces of the printed game as its owner reads them. Each list names rows of ours by id and gives what is printed
 * there; rows that are not named stay as they are. What comes out is complete and reads the same again.
 */
export function readOwnContent(input: unknown): Content {
  const fields = anObject(input, 'content');
  onlyFields(fields, ['id', ...TABLES, 'lanes'], 'content');
  const id = ownId(fields, CROSSINGS.id, 'content');
  const life = rows(fields, 'life', ['cost', 'effects', 'keep'], readLife);
  checkKept(life);
  return {
    id,
    nationalities: rows(fields, 'nationalities', ['home', 'n'], (row, at, ours) => ({
      home: has(row, 'home') ? readHome(row, at) : ours.home,
      n: number(row, 'n', at, ours.n, 0, 12),
    })),
    destinations: rows(
      fields,
      'destinations',
      ['money', 'documents', 'minimum', 'loss', 'connections'],
      readDestination,
    ),
    careers: rows(
      fields,
      'careers',
      ['base', 'uneven'],
      (row, at, ours): Omit<Career, 'id' | 'name'> => ({
        base: number(row, 'base', at, ours.base, 0, 6),
        uneven: number(row, 'uneven', at, ours.uneven, 0, 6),
      }),
    ),
    documents: rows(fields, 'documents', ['price'], readPrice),
    connections: rows(fields, 'connections', ['price'], readPrice),
    life,
    lanes: readLanes(fieldOf(fields, 'lanes')),
  };
}

const TABLES = [
  'nationalities',
  'destinations',
  'careers',
  'documents',
  'connections',
  'life',
] as const satisfies readonly (keyof Content)[];
type TableName = (typeof TABLES)[number];
type Row<T extends TableName> = Content[T][number];

/** Our rows of one table, each with what the owner says about it. */
function rows<T extends TableName>(
  fields: Fields,
  table: T,
  allowed: readonly string[],
  read: (row: Fields, at: string, ours: Row<T>) => Omit<Row<T>, 'id' | 'name'>,
): Row<T>[] {
  const ours = CROSSINGS[table] as readonly Row<T>[];
  const where = `content.${table}`;
  const given = new Map<string, { row: Fields; at: string }>();
  const list = fieldOf(fields, table);
  const ids = ours.map((row) => row.id);
  for (const [row, at] of list === undefined ? [] : listOf(list, ids.length, where, withPlace)) {
    onlyFields(row, ['id', 'name', ...allowed], at);
    const id = oneOf(fieldOf(row, 'id'), ids, `${at}.id`);
    if (given.has(id)) throw new BadInput(`${at}.id`, `${id} is named twice`);
    given.set(id, { row, at });
  }
  return ours.map((own) => {
    const { row = {}, at = where } = given.get(own.id) ?? {};
    const name = fieldOf(row, 'name') ?? null;
    const named = name === null ? null : shortText(name, 60, `${at}.name`);
    return { id: own.id, name: named, ...read(row, at, own) } as Row<T>;
  });
}

const withPlace = (item: unknown, at: string): [Fields, string] => [anObject(item, at), at];
const has = (row: Fields, key: string): boolean => fieldOf(row, key) !== undefined;

const number = (row: Fields, key: string, at: string, byDefault: number, min: number, max: number): number =>
  has(row, key) ? wholeNumber(fieldOf(row, key), min, max, `${at}.${key}`) : byDefault;

function readHome(row: Fields, at: string): string | null {
  const home = fieldOf(row, 'home');
  if (home === null) return null;
  return oneOf(
    home,
    CROSSINGS.destinations.map(({ id }) => id),
    `${at}.home`,
  );
}

const readPrice = (row: Fields, at: string, ours: { price: number }): { price: number } => ({
  price: number(row, 'price', at, ours.price, 0, 12),
});

function readDestination(row: Fields, at: string, ours: Destination): Omit<Destination, 'id' | 'name'> {
  const rate = (key: 'money' | 'documents' | 'connections'): Rate => {
    if (!has(row, key)) return { size: ours[key].size, gives: ours[key].gives };
    const where = `${at}.${key}`;
    const given = anObject(fieldOf(row, key), where);
    onlyFields(given, ['size', 'gives'], where);
    return {
      size: wholeNumber(fieldOf(given, 'size'), 1, 20, `${where}.size`),
      gives: wholeNumber(fieldOf(given, 'gives'), 0, 20, `${where}.gives`),
    };
  };
  return {
    money: rate('money'),
    documents: rate('documents'),
    minimum: number(row, 'minimum', at, ours.minimum, 0, 9),
    loss: number(row, 'loss', at, ours.loss, 0, 9),
    connections: rate('connections'),
  };
}

const MOST_EFFECTS = 4;
const MOST_COST = 12;

function readLife(row: Fields, at: string, ours: Life): Omit<Life, 'id' | 'name'> {
  return {
    cost: number(row, 'cost', at, ours.cost, 0, MOST_COST),
    effects: has(row, 'effects')
      ? listOf(fieldOf(row, 'effects'), MOST_EFFECTS, `${at}.effects`, readEffect)
      : ours.effects,
    keep: has(row, 'keep') ? readKeep(fieldOf(row, 'keep'), `${at}.keep`) : ours.keep,
  };
}

type EffectName = Effect['do'];
type Part = 'of' | 'money' | 'assurance' | 'amount' | 'most' | 'per' | 'times' | 'upTo' | 'by';

const PARTS: Readonly<Record<EffectName, readonly Part[]>> = {
  take: ['money'],
  takePer: ['of', 'money', 'most'],
  everyoneTakes: ['money'],
  assure: ['assurance'],
  fogLoss: ['amount'],
  newDestination: [],
  pandemic: [],
  discardLife: [],
  turnUp: ['times'],
  shareOfRichest: ['per'],
  assureHolders: ['of', 'assurance', 'money'],
  anotherTakes: ['money'],
  byDegree: ['assurance', 'money'],
  examDay: ['money'],
  loseEither: ['money', 'assurance'],
  everyoneLosesPer: ['per'],
  cashIn: ['times', 'money', 'assurance'],
  duesFromRicher: ['by', 'money'],
  turnToken: [],
  reliefForPoor: ['upTo', 'money'],
};
const EFFECT_NAMES = Object.keys(PARTS) as EffectName[];
const LEAST: Readonly<Partial<Record<Part, number>>> = { per: 1, times: 1, by: 1 };
/** What a set may leave out: it was written before there was such a part. */
const WITHOUT: Readonly<Partial<Record<Part, number>>> = { by: 1 };
const MOST: Readonly<Partial<Record<Part, number>>> = { times: 3 };

function readEffect(input: unknown, at: string): Effect {
  const given = anObject(input, at);
  const name = oneOf(fieldOf(given, 'do'), EFFECT_NAMES, `${at}.do`);
  onlyFields(given, ['do', ...PARTS[name]], at);
  const effect: Record<string, unknown> = { do: name };
  for (const part of PARTS[name]) {
    const value = fieldOf(given, part) ?? WITHOUT[part];
    effect[part] =
      part === 'of'
        ? oneOf(value, ['documents', 'connections'], `${at}.of`)
        : wholeNumber(value, LEAST[part] ?? 0, MOST[part] ?? 20, `${at}.${part}`);
  }
  return effect as unknown as Effect;
}

function readKeep(input: unknown, at: string): Keep | null {
  if (input === null) return null;
  const given = anObject(input, at);
  onlyFields(given, ['as', 'n'], at);
  return {
    as: oneOf(fieldOf(given, 'as'), STATUSES, `${at}.as`),
    n: wholeNumber(fieldOf(given, 'n'), 0, 12, `${at}.n`),
  };
}

/** A seat has one side business, one register and so on: two cards of one status could not be told apart. */
function checkKept(life: readonly Life[]): void {
  for (const status of STATUSES) {
    const cards = life.filter(({ keep }) => keep?.as === status);
    if (cards.length > 1) {
      const ids = cards.map(({ id }) => id).join(' and ');
      throw new BadInput('content.life', `${ids} are both kept as ${status}; only one card can be`);
    }
  }
}

function readLanes(input: unknown): readonly (readonly number[])[] {
  if (input === undefined) return CROSSINGS.lanes;
  const token = (item: unknown, at: string): number => wholeNumber(item, 0, 30, at);
  const readLane = (lane: unknown, at: string): number[] =>
    exactly(lane, 3, at, token, 'must have three tokens (EM-2.2)').sort((a, b) => a - b);
  return exactly(input, 5, 'content.lanes', readLane, 'must be five lanes (EM-2.1)');
}
