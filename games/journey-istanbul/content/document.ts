import type { Sourced } from '../../../engine/content.ts';
import type { ContentRow, ContentSpec, FieldSpec, Tables, Value } from '../../../engine/contentSpec.ts';
import { judged, sourceOf } from '../../../engine/own.ts';
import { isDocument, resolve } from '../../../engine/resolve.ts';
import { YES_NO } from '../../../engine/shape.ts';
import { type CardRow, type ContentSet, MOST_CARDS, PLACES, RECONSTRUCTED, UNIT, WEEK } from '../content.ts';
import { BONUS_LIST, checkSet, FEWEST_CARDS, OWN_SET, PARTS, TEXT } from '../own.ts';

const RULE = '5.8';
const TASK_KINDS = ['single', 'set', 'sequence', 'chain'];

const shown: FieldSpec = { kind: 'shape', shape: TEXT, shown: true, rule: RULE };
const few = (rule: string): FieldSpec => ({ kind: 'whole', min: 0, max: 4, rule });
const yesNo: FieldSpec = { kind: 'shape', shape: YES_NO, rule: 'JI-R1' };
const place: FieldSpec = { kind: 'one', of: PLACES, rule: RULE };
const task = {
  name: shown,
  text: shown,
  kind: { kind: 'one', of: TASK_KINDS, rule: RULE },
  parts: { kind: 'shape', shape: PARTS, rule: RULE },
} as const;

/** One column for each number of players, so that each can be a knob. */
const forPlayers = (of: string, [two, three, four, five]: readonly number[]) => ({
  [`${of}2`]: two ?? 0,
  [`${of}3`]: three ?? 0,
  [`${of}4`]: four ?? 0,
  [`${of}5`]: five ?? 0,
});

const amountOf = (row: CardRow): number =>
  row.kind === 'police' ? row.fine : row.kind === 'journey' ? row.cost : row.pay;

const tablesOf = (set: ContentSet): Tables => ({
  places: set.places.map((row) => ({
    id: row.id,
    name: row.name,
    ...forPlayers('eyes', row.eyes),
    ...forPlayers('cards', row.cards),
    raidedByOne: row.raidedByOne,
    raidedByTwo: row.raidedByTwo,
  })),
  lines: set.lines.map(({ between: [from, to] }) => ({ id: `${from}-${to}`, from, to })),
  cards: set.cards.map((row) => ({
    id: row.id,
    day: row.day,
    kind: row.kind,
    place: row.kind === 'police' ? null : row.place,
    amount: amountOf(row),
    name: row.name,
    text: row.text ?? null,
  })),
  obstacles: set.obstacles.map(({ id, name, text, task: { kind, parts } }) => ({
    id,
    name,
    text,
    kind,
    parts,
  })),
  opportunities: set.opportunities.map(({ id, name, text, task: { kind, parts }, bonuses }) => ({
    id,
    name,
    text,
    kind,
    parts,
    bonuses: bonuses.map((bonus) => ({ ...bonus })),
  })),
});

const OURS = tablesOf(RECONSTRUCTED);

/** Our set as tables, and what may be changed in them (5.8). */
export const CONTENT: ContentSpec = {
  game: 'journey-istanbul',
  option: 'contentSet',
  id: RECONSTRUCTED.id,
  ours: OURS,
  tables: {
    places: {
      rows: [PLACES.length, PLACES.length],
      fixed: true,
      fields: {
        name: shown,
        ...Object.fromEntries(
          ['eyes', 'cards'].flatMap((of) => [2, 3, 4, 5].map((n) => [`${of}${n}`, few('5.1')])),
        ),
        raidedByOne: yesNo,
        raidedByTwo: yesNo,
      },
    },
    lines: { rows: [PLACES.length - 1, 10], fields: { from: place, to: place } },
    cards: {
      rows: [FEWEST_CARDS, MOST_CARDS],
      fields: {
        day: { kind: 'whole', min: 1, max: WEEK, rule: RULE },
        kind: { kind: 'one', of: ['police', 'journey', 'work'], rule: RULE },
        place: { ...place, orNone: true, usual: null },
        amount: { kind: 'whole', min: UNIT, max: 99 * UNIT, step: UNIT, rule: RULE },
        name: shown,
        text: { ...shown, orNone: true, usual: null },
      },
    },
    obstacles: { rows: [2, MOST_CARDS], fields: task },
    opportunities: {
      rows: [2, MOST_CARDS],
      fields: { ...task, bonuses: { kind: 'shape', shape: BONUS_LIST, usual: [], rule: RULE } },
    },
  },
  check: (tables, found) =>
    judged(() => checkSet(OWN_SET.read(ownOf('a document', tables), ''), 2, ''), tables, found),
  // A line is called by its two ends.
  settled: (tables) => tablesOf(OWN_SET.read(ownOf('a document', tables), '')),
  tablesOf: (set) => tablesOf(OWN_SET.read(set, '')),
};

/** The rows of a document as an owner's set; what is as ours comes from where ours does. */
function ownOf(id: string, tables: Tables): unknown {
  const rowsOf = <R extends Sourced>(
    name: string,
    sourced: readonly R[],
    make: (row: ContentRow) => object,
  ): unknown[] =>
    (tables[name] ?? []).map((row) => ({ ...make(row), ...sourceOf(row, OURS[name] ?? [], sourced) }));
  const taskOf = ({ id, name, text, kind, parts }: ContentRow): object => ({
    id,
    name,
    text,
    task: { kind, parts },
  });
  return {
    id,
    places: rowsOf('places', RECONSTRUCTED.places, (row) => ({
      id: row.id,
      name: row.name,
      eyes: byPlayers(row, 'eyes'),
      cards: byPlayers(row, 'cards'),
      raidedByOne: row.raidedByOne,
      raidedByTwo: row.raidedByTwo,
    })),
    lines: rowsOf('lines', RECONSTRUCTED.lines, ({ from, to }) => ({ between: [from, to] })),
    cards: rowsOf('cards', RECONSTRUCTED.cards, cardOf),
    obstacles: rowsOf('obstacles', RECONSTRUCTED.obstacles, taskOf),
    opportunities: rowsOf('opportunities', RECONSTRUCTED.opportunities, (row) => ({
      ...taskOf(row),
      bonuses: row.bonuses,
    })),
  };
}

const byPlayers = (row: ContentRow, of: string): readonly (Value | undefined)[] =>
  [2, 3, 4, 5].map((players) => row[`${of}${players}`]);

const AMOUNT_NAMES: Readonly<Record<string, string>> = { police: 'fine', journey: 'cost', work: 'pay' };

/** A police card has no place: one that is given is refused as an unknown field. */
function cardOf({ id, day, kind, place: at, amount, name, text }: ContentRow): object {
  return {
    id,
    day,
    kind,
    name,
    ...(text === null ? {} : { text }),
    ...(at === null ? {} : { place: at }),
    [AMOUNT_NAMES[String(kind)] ?? 'amount']: amount,
  };
}

/** A document on top of ours, or an owner's set as it was written before there were documents. */
export function readOwn(input: unknown, players: number): ContentSet {
  const at = 'contentSet';
  if (!isDocument(input)) return checkSet(OWN_SET.read(input, at), players, `${at}.`);
  const { id, tables } = resolve(CONTENT, input, at);
  return checkSet(OWN_SET.read(ownOf(id, tables), at), players, `${at}.`);
}
