import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as parts from '../room/parts.ts';
import * as protocol from '../room/protocol.ts';
import * as requests from '../room/requests.ts';
import * as rest from '../room/rest.ts';

/** docs/protocol.schema.json, from the very schemas that validate. Run this file to write it. */
export const SCHEMA_FILE = join(import.meta.dirname, '..', 'docs', 'protocol.schema.json');

export function protocolSchema(): string {
  const schemas = Object.entries({ ...parts, ...requests, ...protocol, ...rest })
    .filter(([, schema]) => typeof schema === 'object')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const names = new Map(schemas.map(([name, schema]) => [JSON.stringify(schema), name]));
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The protocol of Crossings, version 1',
    description:
      'Made from room/requests.ts, protocol.ts and rest.ts by server/protocolSchema.ts. Explained in protocol.md.',
    $defs: Object.fromEntries(schemas.map(([name, schema]) => [name, partsByName(schema, names)])),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Parts that have a name of their own are referred to, not repeated. */
function partsByName(schema: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(schema)) return schema.map((part) => byName(part, names));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, byName(part, names)]));
}

function byName(schema: unknown, names: ReadonlyMap<string, string>): unknown {
  const name = typeof schema === 'object' ? names.get(JSON.stringify(schema)) : undefined;
  return name === undefined ? partsByName(schema, names) : { $ref: `#/$defs/${name}` };
}

if (import.meta.main) writeFileSync(SCHEMA_FILE, protocolSchema());
