import { at } from './at.ts';
import type { ContentRow, ContentSpec, FieldSpec, Found, TableSpec, Tables, Value } from './contentSpec.ts';
import { canonical, digest } from './digest.ts';
import { anObject, BadInput, type Fields, fieldOf, onlyFields, shortText } from './door.ts';
import { nearest } from './nearest.ts';

export const CONTENT_FORMAT = 'crossings-content';
const VERSION = 1;
const MOST_PROBLEMS = 20;
const LONGEST_ID = 40;
const LONGEST_TEXT = 300;
const FIELDS = ['format', 'formatVersion', 'game', 'id', 'title', 'note', 'basedOn', 'tables'];

/** A document made whole: every row of every table as it will be played. */
export interface Resolved {
  readonly id: string;
  readonly title: string;
  readonly tables: Tables;
  /** Over the rows: documents that come to the same rows have the same. */
  readonly digest: string;
  /** The set it was based on is no longer ours. */
  readonly moved: boolean;
}

/** All that is wrong with a document, each with the row and the field. */
export class BadContent extends BadInput {
  readonly problems: readonly string[];

  constructor(field: string, problems: readonly string[]) {
    const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
    super(field, `${problems[0] ?? ''}${more}`);
    this.problems = problems;
  }
}

export const isDocument = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'format' in input && input.format === CONTENT_FORMAT;

/** Over what is played: what is only shown to people is left out. */
export function digestOf({ game, tables: specs, ours }: Spec, tables: Tables): string {
  const counts = ([name, rows]: [string, Tables[string]]): boolean =>
    specs[name]?.later !== true || canonical(rows) !== canonical(ours[name]);
  const played = Object.entries(tables)
    .filter(counts)
    .map(([name, rows]) => {
      const isPlayed = ([field]: [string, Value]): boolean => specs[name]?.fields[field]?.shown !== true;
      return [name, rows.map((row) => Object.fromEntries(Object.entries(row).filter(isPlayed)))];
    });
  return digest({ game, tables: Object.fromEntries(played) });
}

type Spec = Pick<ContentSpec, 'game' | 'tables' | 'ours'>;

/** Reads a document on top of our own set. Tells all problems at once. */
export function resolve(spec: ContentSpec, input: unknown, field = 'content'): Resolved {
  const problems: string[] = [];
  const found: Found = (path, problem, rule) => {
    if (problems.length < MOST_PROBLEMS)
      problems.push(`${path}: ${problem}${rule === '' ? '' : ` (${rule})`}`);
  };
  const doc = headOf(spec, input);
  const given = anObject(fieldOf(doc, 'tables') ?? {}, 'tables');
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(spec.tables, name))
      found(name, `no such table; ${guess(name, Object.keys(spec.tables))}`, '');
  }
  const tables: Record<string, readonly ContentRow[]> = {};
  for (const [name, table] of Object.entries(spec.tables)) {
    tables[name] = readTable(name, table, spec.ours[name] ?? [], fieldOf(given, name), found);
  }
  if (problems.length === 0) spec.check(tables, found);
  if (problems.length > 0) throw new BadContent(field, problems);
  const settled = spec.settled?.(tables) ?? tables;
  const base = fieldOf(doc, 'basedOn');
  const moved =
    base !== undefined && fieldOf(anObject(base, 'basedOn'), 'digest') !== digestOf(spec, spec.ours);
  const id = shortText(doc.id, LONGEST_ID, 'id');
  const title = doc.title === undefined ? id : shortText(doc.title, LONGEST_TEXT, 'title');
  return { id, title, tables: settled, digest: digestOf(spec, settled), moved };
}

function headOf({ game }: ContentSpec, input: unknown): Fields {
  const doc = anObject(input);
  onlyFields(doc, FIELDS);
  if (doc.format !== CONTENT_FORMAT) throw new BadInput('format', `must be ${CONTENT_FORMAT}`);
  if (doc.formatVersion !== VERSION) throw new BadInput('formatVersion', `must be ${VERSION}`);
  if (doc.game !== game) throw new BadInput('game', `this is content of ${String(doc.game)}, not of ${game}`);
  if (doc.note !== undefined) shortText(doc.note, LONGEST_TEXT, 'note');
  return doc;
}

/** A plain list replaces all of it; `change`, `add` and `remove` say what differs. */
function readTable(
  name: string,
  table: TableSpec,
  ours: readonly ContentRow[],
  given: unknown,
  found: Found,
): readonly ContentRow[] {
  if (given === undefined) return ours;
  const rows = Array.isArray(given)
    ? given.map((row, i) => newRow(`${name}[${i}]`, table, row, found))
    : changed(name, table, ours, given, found);
  const ids = rows.map(({ id }) => id);
  ids.forEach((id, i) => {
    if (ids.indexOf(id) < i) found(`${name}.${id}`, 'is there twice', '');
  });
  const [min, max] = table.rows;
  if (rows.length < min || rows.length > max) found(name, `${rows.length} rows are not ${min} to ${max}`, '');
  const isFixed =
    table.fixed === true &&
    ids.toSorted().join() !==
      ours
        .map(({ id }) => id)
        .toSorted()
        .join();
  if (isFixed) found(name, 'has exactly the rows of ours; only their fields may change', '');
  return rows;
}

function changed(
  name: string,
  table: TableSpec,
  ours: readonly ContentRow[],
  given: unknown,
  found: Found,
): readonly ContentRow[] {
  if (typeof given !== 'object' || given === null) {
    found(name, 'must be a list, or an object with change, add and remove', '');
    return ours;
  }
  const fields: Fields = anObject(given, name);
  for (const key of Object.keys(fields)) {
    if (!['change', 'add', 'remove'].includes(key))
      found(`${name}.${key}`, 'is not change, add or remove', '');
  }
  const ids = ours.map(({ id }) => id);
  const change = anObject(fieldOf(fields, 'change') ?? {}, `${name}.change`);
  const remove = listOfTexts(fieldOf(fields, 'remove'), `${name}.remove`, found);
  for (const id of [...Object.keys(change), ...remove]) {
    if (!ids.includes(id)) found(`${name}.${id}`, `no such row; ${guess(id, ids)}`, '');
  }
  const kept = ours
    .filter(({ id }) => !remove.includes(id))
    .map((row) => {
      const by = fieldOf(change, row.id);
      return by === undefined ? row : changedRow(`${name}.${row.id}`, table, row, by, found);
    });
  const add = fieldOf(fields, 'add') ?? [];
  if (!Array.isArray(add)) found(`${name}.add`, 'must be a list', '');
  const more = Array.isArray(add) ? add.map((row, i) => newRow(`${name}.add[${i}]`, table, row, found)) : [];
  return [...kept, ...more];
}

function changedRow(path: string, table: TableSpec, row: ContentRow, by: unknown, found: Found): ContentRow {
  const fields = objectOr(by, path, found);
  const made: Record<string, Value> = { ...row };
  for (const [key, value] of Object.entries(fields)) {
    const spec = Object.hasOwn(table.fields, key) ? table.fields[key] : undefined;
    if (spec === undefined)
      found(`${path}.${key}`, `no such field; ${guess(key, Object.keys(table.fields))}`, '');
    else made[key] = readField(`${path}.${key}`, spec, value, found);
  }
  return { ...made, id: row.id };
}

function newRow(path: string, table: TableSpec, input: unknown, found: Found): ContentRow {
  const fields = objectOr(input, path, found);
  const id = fieldOf(fields, 'id');
  const isId = typeof id === 'string' && id.length > 0 && id.length <= LONGEST_ID && !/[#.]/.test(id);
  if (!isId) found(`${path}.id`, `must be a text of 1 to ${LONGEST_ID} characters without # and .`, '');
  const made: Record<string, Value> = {};
  for (const [key, spec] of Object.entries(table.fields)) {
    const value = fieldOf(fields, key);
    if (value === undefined && spec.usual !== undefined) made[key] = spec.usual;
    else if (value === undefined) found(`${path}.${key}`, 'is missing', spec.rule);
    else made[key] = readField(`${path}.${key}`, spec, value, found);
  }
  for (const key of Object.keys(fields)) {
    if (key !== 'id' && !Object.hasOwn(table.fields, key)) {
      found(`${path}.${key}`, `no such field; ${guess(key, Object.keys(table.fields))}`, '');
    }
  }
  return { ...made, id: isId ? id : path };
}

function readField(path: string, spec: FieldSpec, value: unknown, found: Found): Value {
  const said = JSON.stringify(value);
  if (value === null && spec.orNone === true) return null;
  switch (spec.kind) {
    case 'whole': {
      const { min, max, step = 1 } = spec;
      if (typeof value === 'number' && value % step === 0 && value >= min && value <= max) return value;
      found(path, `${said} is not ${min} to ${max}${step === 1 ? '' : ` in steps of ${step}`}`, spec.rule);
      return min;
    }
    case 'one':
      if (typeof value === 'string' && spec.of.includes(value)) return value;
      found(path, `${said} is not one of ${spec.of.join(', ')}`, spec.rule);
      return at(spec.of, 0);
    case 'some': {
      const list = listOfTexts(value, path, found);
      for (const one of list)
        if (!spec.of.includes(one)) found(path, `"${one}"; ${guess(one, spec.of)}`, spec.rule);
      if (new Set(list).size < list.length) found(path, 'names something twice', spec.rule);
      return list;
    }
    case 'shape':
      try {
        return spec.shape.read(value, path);
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        found(error.field, error.problem, spec.rule);
        return null;
      }
  }
}

function listOfTexts(value: unknown, path: string, found: Found): readonly string[] {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  found(path, 'must be a list of texts', '');
  return [];
}

function objectOr(value: unknown, path: string, found: Found): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return anObject(value);
  found(path, 'must be an object', '');
  return {};
}

const guess = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known);
  return near === undefined ? `there are ${known.join(', ')}` : `${near}?`;
};
