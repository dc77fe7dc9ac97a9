import type { ContentSpec, FieldSpec, TableSpec, Tables, Value } from '../engine/contentSpec.ts';
import { canonical } from '../engine/digest.ts';
import type { JsonSchema } from '../engine/shape.ts';

/** How a set differs from ours, one sentence for each row. */
export function differencesOf({ ours, tables }: ContentSpec, theirs: Tables): string[] {
  return Object.keys(tables).flatMap((table) => {
    const [before, after] = [ours[table] ?? [], theirs[table] ?? []];
    const known = new Map(before.map((row) => [row.id, row]));
    const said = after.flatMap((row) => {
      const mine = known.get(row.id);
      if (mine === undefined) return [`${table}: ${row.id} is new`];
      const moved = Object.keys(row).filter((key) => canonical(row[key]) !== canonical(mine[key]));
      return moved.map(
        (key) => `${table}: ${row.id} has ${key} ${text(row[key])} instead of ${text(mine[key])}`,
      );
    });
    const there = new Set(after.map(({ id }) => id));
    const gone = before.filter(({ id }) => !there.has(id)).map(({ id }) => `${table}: ${id} is left out`);
    return [...said, ...gone];
  });
}

const text = (value: Value | undefined): string =>
  value === null || value === undefined
    ? 'none'
    : typeof value === 'object'
      ? value.join(' and ')
      : String(value);

/** What a document may be, for editors that know JSON Schema. */
export function schemaOf({ game, tables }: ContentSpec): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      format: { const: 'crossings-content' },
      formatVersion: { const: 1 },
      game: { const: game },
      id: { type: 'string', minLength: 1, maxLength: 40 },
      title: { type: 'string' },
      note: { type: 'string' },
      basedOn: { type: 'object', properties: { id: { type: 'string' }, digest: { type: 'string' } } },
      tables: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(tables).map(([name, table]) => [name, tableSchema(table)]),
        ),
        additionalProperties: false,
      },
    },
    required: ['format', 'formatVersion', 'game', 'id'],
    additionalProperties: false,
  };
}

function tableSchema({ fields, rows }: TableSpec): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]),
  );
  const needed = Object.entries(fields).flatMap(([name, { usual }]) => (usual === undefined ? [name] : []));
  const row = {
    type: 'object',
    properties: { id: { type: 'string' }, ...properties },
    required: ['id', ...needed],
    additionalProperties: false,
  };
  const change = {
    type: 'object',
    additionalProperties: { type: 'object', properties, additionalProperties: false },
  };
  const parts = {
    change,
    add: { type: 'array', items: row },
    remove: { type: 'array', items: { type: 'string' } },
  };
  return {
    anyOf: [
      { type: 'array', items: row, minItems: rows[0], maxItems: rows[1] },
      { type: 'object', properties: parts, additionalProperties: false },
    ],
  };
}

function fieldSchema(field: FieldSpec): JsonSchema {
  const described = { ...bareSchema(field), description: field.rule };
  return field.orNone === true ? { anyOf: [described, { type: 'null' }] } : described;
}

function bareSchema(field: FieldSpec): JsonSchema {
  switch (field.kind) {
    case 'whole':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'one':
      return { enum: field.of };
    case 'some':
      return { type: 'array', items: { enum: field.of }, uniqueItems: true };
  }
}
