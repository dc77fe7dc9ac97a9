import { type Chance, pick, shuffle } from '../chance.ts';
import type { ContentRow, ContentSpec, FieldSpec, TableSpec, Value } from '../contentSpec.ts';
import { BadContent, CONTENT_FORMAT, type Resolved, resolve } from '../resolve.ts';

type Document = Readonly<Record<string, unknown>>;

/** A lawful document at random: some fields of some rows changed, now and then a row left out. */
export function randomDocument(
  spec: ContentSpec,
  chance: Chance,
): { document: Document; resolved: Resolved } {
  for (;;) {
    const tables = Object.fromEntries(
      Object.entries(spec.tables).map(([name, table]) => {
        const rows = shuffle(chance, [...(spec.ours[name] ?? [])]);
        const change = Object.assign(
          {},
          ...Array.from({ length: chance.below(3) }, () => changed(table, rows, chance)),
        );
        const remove = table.fixed === true ? [] : rows.slice(6, 6 + chance.below(3)).map(({ id }) => id);
        return [name, { change, remove }];
      }),
    );
    const document = { format: CONTENT_FORMAT, formatVersion: 1, game: spec.game, id: 'random', tables };
    try {
      return { document, resolved: resolve(spec, document) };
    } catch (error) {
      // What the rows together must be is more than their bounds: another one is drawn.
      if (!(error instanceof BadContent)) throw error;
    }
  }
}

/**
 * One field of a row has another value; or two rows exchange theirs, so that totals stay and what is made of
 * several values stays lawful.
 */
function changed(table: TableSpec, rows: readonly ContentRow[], chance: Chance): Record<string, object> {
  const field = pick(chance, Object.keys(table.fields));
  const [one, other] = [pick(chance, rows.slice(0, 6)), pick(chance, rows)];
  const value = chance.below(2) === 0 ? undefined : randomValue(table.fields[field], chance);
  if (value !== undefined && one[field] !== null) return { [one.id]: { [field]: value } };
  return { [one.id]: { [field]: other[field] }, [other.id]: { [field]: one[field] } };
}

function randomValue(field: FieldSpec | undefined, chance: Chance): Value | undefined {
  if (field?.kind === 'some') return field.of.filter(() => chance.below(4) === 0);
  if (field?.kind !== 'whole') return undefined;
  const { min, max, step = 1 } = field;
  return min + step * chance.below(Math.min(12, Math.floor((max - min) / step) + 1));
}

/** What no field of a kind reads; an empty text is no name, and no shape of ours reads a date. */
const WRONG = { one: ['nonsense', 7, {}], some: ['nonsense', 7, {}], shape: ['', new Date(0), 1.5] } as const;

/** For every field of every table: documents with a value just beyond what is allowed, and the path to be told. */
export function* beyondBounds(spec: ContentSpec): Generator<{ document: Document; path: string }> {
  for (const [table, { fields }] of Object.entries(spec.tables)) {
    const row = spec.ours[table]?.[0];
    if (row === undefined) continue;
    for (const [field, is] of Object.entries(fields)) {
      const wrong = is.kind === 'whole' ? [is.min - 1, is.max + 1, 1.5, 'many'] : WRONG[is.kind];
      for (const value of wrong) {
        const change = { [row.id]: { [field]: value } };
        const tables = { [table]: { change } };
        yield {
          document: { format: CONTENT_FORMAT, formatVersion: 1, game: spec.game, id: 'wrong', tables },
          path: `${table}.${row.id}.${field}`,
        };
      }
    }
  }
}
