import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What lies in the root of every game, and nothing else but tests of these. CONTRIBUTING.md says what is in them. */
const ROOT = [
  'BALANCE.md',
  'README.md',
  'RULEBOOK.md',
  'RULES.md',
  'action.ts',
  'audit.ts',
  'bot',
  'box.ts',
  'card.ts',
  'config.ts',
  'content.ts',
  'event.ts',
  'eyes',
  'game.ts',
  'index.ts',
  'kind.ts',
  'lessons',
  'measure.ts',
  'own.ts',
  'recorded',
  'refusals.ts',
  'score.ts',
  'setup.ts',
  'state.ts',
  'steps',
  'testing',
  'text',
  'ui',
];
const TESTS = ['clauses.test.ts', 'game.test.ts'];
/** Where a game has such a thing. */
const OPTIONAL = ['content', 'pieces', 'schema.json'];

/** Inside these folders a game may have more files, but these it has. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  bot: ['brain.ts'],
  eyes: ['imagine.ts', 'memory.ts', 'redact.ts', 'view.ts'],
  lessons: ['en.ts', 'index.ts', 'lessons.test.ts', 'position.ts'],
  recorded: ['playthrough.txt'],
  testing: ['given.ts', 'knowledge.txt', 'record.ts'],
  text: ['en.ts', 'label.ts', 'measures.ts', 'tell.ts', 'told.ts', 'words.ts'],
  ui: ['Table.svelte', 'hosting.ts', 'index.ts', 'poster.ts', 'rules.ts', 'text'],
};

/** What a file is named after stands in it under that name. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'action.ts': ['ACTIONS', 'Action'],
  'audit.ts': ['audit'],
  'bot/brain.ts': ['brain'],
  'card.ts': ['card'],
  'config.ts': ['SEATS', 'TABLE_OPTIONS', 'Config', 'parseConfig'],
  'event.ts': ['Event', 'EVENT_TYPES'],
  'eyes/imagine.ts': ['imagine'],
  'eyes/memory.ts': ['Memory', 'recall'],
  'eyes/redact.ts': ['redact'],
  'eyes/view.ts': ['View', 'view'],
  'index.ts': ['title'],
  'measure.ts': ['measure'],
  'refusals.ts': ['CLAUSE', 'refused', 'BASIC'],
  'score.ts': ['outcome'],
  'setup.ts': ['layOut'],
  'state.ts': ['State', 'Frame', 'clone'],
  'text/label.ts': ['label'],
  'text/tell.ts': ['tell'],
};

const MOST_README_LINES = 60;

const games = readdirSync('games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const namesIn = (...path: readonly string[]): string[] => readdirSync(join('games', ...path)).sort();
const isTestOf = (names: readonly string[], file: string): boolean =>
  file.endsWith('.test.ts') && names.includes(file.replace('.test.ts', '.ts'));

describe.each(games)('the floor plan of %s', (game) => {
  const found = namesIn(game);

  test('has every file, and none that nobody expects', () => {
    expect([...ROOT, ...TESTS].filter((name) => !found.includes(name))).toEqual([]);
    const known = [...ROOT, ...TESTS, ...OPTIONAL];
    expect(found.filter((name) => !known.includes(name) && !isTestOf(ROOT, name))).toEqual([]);
  });

  test.each(Object.entries(INSIDE))('%s/ has its files', (folder, names) => {
    const inside = namesIn(game, folder);
    expect(names.filter((name) => !inside.includes(name))).toEqual([]);
  });

  test.each(Object.entries(EXPORTS))('%s holds what it is named after', (file, names) => {
    const text = readFileSync(join('games', game, file), 'utf8');
    const missing = names.filter((name) => !isExported(text, name));
    expect(missing).toEqual([]);
  });

  test('refusals are spelt E_NAME', () => {
    const text = readFileSync(join('games', game, 'refusals.ts'), 'utf8');
    const keys = [...text.matchAll(/^ {2}['"]?([\w-]+)['"]?: ['"][A-Z]+-/gm)].map(([, key = '']) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !/^E_[A-Z_0-9]+$/.test(key))).toEqual([]);
  });

  test('its README fits on a page', () => {
    const lines = readFileSync(join('games', game, 'README.md'), 'utf8').split('\n').length;
    expect(lines).toBeLessThanOrEqual(MOST_README_LINES);
  });
});

test('the list of games has one line for each folder', () => {
  const listed = [...readFileSync('games/index.ts', 'utf8').matchAll(/import\('\.\/([^/]+)\/index\.ts'\)/g)];
  expect(listed.map(([, id]) => id)).toEqual(games.filter((game) => !game.startsWith('_')));
  expect(existsSync('games/_template')).toBe(true);
});

/** As a value, a type, or a re-export; `viewWith` where the game is made from something (ADR 0017). */
function isExported(text: string, name: string): boolean {
  const declared = new RegExp(`export (?:async )?(?:const|function|type|interface) ${name}(?:With)?\\b`);
  const listed = new RegExp(`export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\}`);
  return declared.test(text) || listed.test(text);
}
