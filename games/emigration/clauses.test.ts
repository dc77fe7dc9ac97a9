import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('./', import.meta.url);
const rules = readFileSync(new URL('RULES.md', here), 'utf8');
const clauses = [...rules.matchAll(/^- \*\*((?:EM|LIFE)-[A-Z0-9.-]+)\*\*/gm)].map(([, id = '']) => id);

const titles = ['.', 'steps']
  .flatMap((folder) => readdirSync(new URL(`${folder}/`, here)).map((name) => `${folder}/${name}`))
  .filter((name) => name.endsWith('.test.ts') && !name.endsWith('clauses.test.ts'))
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');
const cited = new Set([...titles.matchAll(/\[((?:EM|LIFE)-[A-Z0-9.-]+)\]/g)].map(([, id = '']) => id));

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `EM-${letter}${String(i + 1).padStart(2, '0')}`);
const examples = [...numbered('X', 23), ...numbered('Y', 60)];

/** The same card twice: LIFE-SO-1 and LIFE-SO-2 are tested as EM-15.2, LIFE-SO-3 as EM-15.4, LIFE-HI-1 as EM-15.3. */
const BY_CLAUSE = ['LIFE-SO-1', 'LIFE-SO-2', 'LIFE-SO-3', 'LIFE-HI-1'];

test('every clause and ruling has a test', () => {
  expect(clauses.filter((id) => !cited.has(id) && !BY_CLAUSE.includes(id))).toEqual([]);
});

test('every worked example has a test', () => {
  expect(examples.filter((id) => !cited.has(id))).toEqual([]);
});

test('every test cites a clause or example that exists', () => {
  const known = new Set([...clauses, ...examples]);
  expect([...cited].filter((id) => !known.has(id))).toEqual([]);
});

test('no clause stands twice', () => {
  expect(clauses.filter((id, at) => clauses.indexOf(id) !== at)).toEqual([]);
});
