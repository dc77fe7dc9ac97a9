import type { ContentRow, ContentSpec, FieldSpec, TableSpec, Tables } from '../../../engine/contentSpec.ts';
import { judged } from '../../../engine/own.ts';
import { isDocument, resolve } from '../../../engine/resolve.ts';
import { text } from '../../../engine/shape.ts';
import { type Content, CROSSINGS, type Named, type Rate } from '../content.ts';
import { EFFECTS, LONGEST_NAME, OWN_SET } from '../own.ts';
import { KEEP } from './effects.ts';

const OURS: Content = CROSSINGS;

const size = (rule: string): FieldSpec => ({ kind: 'whole', min: 1, max: 20, rule });
const gives = (rule: string): FieldSpec => ({ kind: 'whole', min: 0, max: 20, rule });
const upTo = (max: number, rule: string): FieldSpec => ({ kind: 'whole', min: 0, max, rule });
const name: FieldSpec = {
  kind: 'shape',
  shape: text(LONGEST_NAME),
  orNone: true,
  usual: null,
  shown: true,
  rule: 'EM-R80',
};

/** The rules know each row by its place: none is added or taken away. */
const table = (rows: readonly unknown[], fields: TableSpec['fields']): TableSpec => ({
  rows: [rows.length, rows.length],
  fixed: true,
  fields,
});

const lane = (place: number): string => `lane-${place + 1}`;

/** The numbers of a rate are two columns, so that each can be a knob. */
const flat = <const N extends string>(of: N, rate: Rate) => ({
  [`${of}Size`]: rate.size,
  [`${of}Gives`]: rate.gives,
});

const tablesOf = (set: Content): Tables => ({
  nationalities: set.nationalities.map(({ id, name, home, n }) => ({ id, name, home, n })),
  destinations: set.destinations.map((row) => ({
    id: row.id,
    name: row.name,
    ...flat('money', row.money),
    ...flat('documents', row.documents),
    minimum: row.minimum,
    loss: row.loss,
    ...flat('connections', row.connections),
  })),
  careers: set.careers.map(({ id, name, base, uneven }) => ({ id, name, base, uneven })),
  documents: set.documents.map(({ id, name, price }) => ({ id, name, price })),
  connections: set.connections.map(({ id, name, price }) => ({ id, name, price })),
  life: set.life.map(({ id, name, cost, effects, keep }) => ({ id, name, cost, effects, keep })),
  lanes: set.lanes.map(([first = 0, second = 0, third = 0], i) => ({ id: lane(i), first, second, third })),
});

const idsOf = (rows: readonly Named[]): readonly string[] => rows.map(({ id }) => id);

/** Our set as tables, and what may be changed in them (EM-R80). */
export const CONTENT: ContentSpec = {
  game: 'emigration',
  option: 'content',
  id: OURS.id,
  ours: tablesOf(OURS),
  tables: {
    nationalities: table(OURS.nationalities, {
      name,
      home: { kind: 'one', of: idsOf(OURS.destinations), orNone: true, rule: 'EM-2.5' },
      n: upTo(12, 'EM-R80'),
    }),
    destinations: table(OURS.destinations, {
      name,
      moneySize: size('EM-R80'),
      moneyGives: gives('EM-R80'),
      documentsSize: size('EM-R80'),
      documentsGives: gives('EM-R80'),
      minimum: upTo(9, 'EM-R80'),
      loss: upTo(9, 'EM-R80'),
      connectionsSize: size('EM-R80'),
      connectionsGives: gives('EM-R80'),
    }),
    careers: table(OURS.careers, { name, base: upTo(6, 'EM-R61'), uneven: upTo(6, 'EM-R61') }),
    documents: table(OURS.documents, { name, price: upTo(12, 'EM-R80') }),
    connections: table(OURS.connections, { name, price: upTo(12, 'EM-R80') }),
    life: table(OURS.life, {
      name,
      cost: upTo(12, 'EM-R80'),
      effects: { kind: 'shape', shape: EFFECTS, rule: 'EM-R80' },
      keep: { kind: 'shape', shape: KEEP, orNone: true, rule: 'EM-R80' },
    }),
    lanes: table(OURS.lanes, {
      first: upTo(30, 'EM-2.2'),
      second: upTo(30, 'EM-2.2'),
      third: upTo(30, 'EM-2.2'),
    }),
  },
  check: (tables, found) => judged(() => OWN_SET.read(ownOf('a document', tables), ''), tables, found),
  // Tokens of a lane lie in their order.
  settled: (tables) => tablesOf(OWN_SET.read(ownOf('a document', tables), '')),
  tablesOf: (set) => tablesOf(OWN_SET.read(set, '')),
};

const rate = (row: ContentRow, of: string): unknown => ({ size: row[`${of}Size`], gives: row[`${of}Gives`] });

/** The rows of a document as an owner's lists; lanes lie in their order. */
function ownOf(id: string, { destinations = [], lanes = [], ...rest }: Tables): unknown {
  return {
    id,
    ...rest,
    destinations: destinations.map((row) => ({
      id: row.id,
      name: row.name,
      money: rate(row, 'money'),
      documents: rate(row, 'documents'),
      minimum: row.minimum,
      loss: row.loss,
      connections: rate(row, 'connections'),
    })),
    lanes: OURS.lanes.map((_tokens, i) => {
      const row = lanes.find((one) => one.id === lane(i));
      return [row?.first, row?.second, row?.third];
    }),
  };
}

/** A document on top of ours, or an owner's lists as they were written before there were documents. */
export function readOwn(input: unknown): Content {
  if (!isDocument(input)) return OWN_SET.read(input, 'content');
  const { id, tables } = resolve(CONTENT, input);
  return OWN_SET.read(ownOf(id, tables), 'content');
}
