import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { protocolSchema, SCHEMA_FILE } from './protocolSchema.ts';

test('docs/protocol.schema.json is up to date (npx node server/protocolSchema.ts writes it)', () => {
  expect(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'))).toEqual(JSON.parse(protocolSchema()));
});

test('docs/protocol.md names every message and every close code', async () => {
  const text = readFileSync(SCHEMA_FILE.replace('schema.json', 'md'), 'utf8');
  const names = protocolSchema().matchAll(/"t": \{\s*"type": "string",\s*"const": "(\w+)"/g);
  const missing = [...names].flatMap(([, name]) => (text.includes(`\`${name}\``) ? [] : [name]));
  expect(missing).toEqual([]);
  const { CLOSE } = await import('../service/closeCodes.ts');
  for (const code of Object.values(CLOSE)) expect(text).toContain(String(code));
});
