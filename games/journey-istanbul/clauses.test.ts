import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Nothing to try: what the game is about, and how the scan was read. */
const WITHOUT_TEST: readonly string[] = ['JI-1.1', 'JI-R56'];

const here = new URL('./', import.meta.url);
const read = (url: URL): string => readFileSync(url, 'utf8');

function testFiles(folder: URL): URL[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const url = new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, folder);
    if (entry.isDirectory()) return testFiles(url);
    return entry.name.endsWith('.test.ts') ? [url] : [];
  });
}

test('every clause of RULES.md has a test, and every test cites clauses that exist', () => {
  const clauses = new Set(
    [...read(new URL('RULES.md', here)).matchAll(/^- \*\*(JI-[RXE]?[0-9.]+)/gm)].map(([, id = '']) => id),
  );
  const cited = new Set(
    testFiles(here).flatMap((url) =>
      [...read(url).matchAll(/\[(JI-[RXE]?[0-9.]+)\]/g)].map(([, id = '']) => id),
    ),
  );
  const untested = [...clauses].filter((id) => !cited.has(id) && !WITHOUT_TEST.includes(id));
  const unknown = [...cited].filter((id) => !clauses.has(id));
  expect({ untested, unknown }).toEqual({ untested: [], unknown: [] });
  expect(clauses.size).toBeGreaterThan(180);
});
