import { type Chance, pick, shuffle } from '../chance.ts';
import type { ContentSpec, FieldSpec, Value } from '../contentSpec.ts';
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
        const change = Object.fromEntries(
          rows.slice(0, chance.below(5)).map(({ id, ...row }) => {
            const field = pick(chance, Object.keys(table.fields));
            return [id, { [field]: randomValue(table.fields[field], row[field] ?? null, chance) }];
          }),
        );
        const remove = table.fixed === true ? [] : rows.slice(5, 5 + chance.below(3)).map(({ id }) => id);
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

function randomValue(field: FieldSpec | undefined, now: Value, chance: Chance): Value {
  switch (field?.kind) {
    case 'whole':
      return now === null ? null : field.min + chance.below(Math.min(12, field.max - field.min + 1));
    case 'one':
      return now;
    case 'some':
      return field.of.filter(() => chance.below(4) === 0);
    default:
      return now;
  }
}

/** For every field of every table: documents with a value just beyond what is allowed, and the path to be told. */
export function* beyondBounds(spec: ContentSpec): Generator<{ document: Document; path: string }> {
  for (const [table, { fields }] of Object.entries(spec.tables)) {
    const row = spec.ours[table]?.[0];
    if (row === undefined) continue;
    for (const [field, is] of Object.entries(fields)) {
      const wrong = is.kind === 'whole' ? [is.min - 1, is.max + 1, 1.5, 'many'] : ['nonsense', 7, {}];
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
