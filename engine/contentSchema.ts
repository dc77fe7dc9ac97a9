import type { ContentSpec, FieldSpec, TableSpec } from './contentSpec.ts';
import type { JsonSchema } from './shape.ts';

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
      return { type: 'integer', minimum: field.min, maximum: field.max, multipleOf: field.step ?? 1 };
    case 'one':
      return { enum: field.of };
    case 'some':
      return { type: 'array', items: { enum: field.of }, uniqueItems: true };
    case 'shape':
      return field.shape.schema;
  }
}
