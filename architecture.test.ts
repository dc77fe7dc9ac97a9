import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Which folders may import which. Anything else is an arrow across the architecture. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: ['engine'],
  games: ['engine'],
  room: ['room', 'engine'],
  bots: ['bots', 'engine'],
  kit: ['kit', 'engine'],
  service: ['service', 'room', 'bots', 'engine'],
  server: ['server', 'service', 'room', 'bots', 'games', 'engine'],
  lab: ['lab', 'server', 'service', 'room', 'bots', 'games', 'engine'],
  web: ['web', 'lab', 'room', 'bots', 'games', 'kit', 'engine'],
};

/**
 * Rules, rooms, bots and what is reckoned from their games run in a browser, on a server and in a worker alike,
 * the service on a server and in a simulation: they know none of these. The DOM's and Node's own names are kept
 * out by tsconfig.pure.json, which declares neither.
 */
const PURE = ['engine', 'games', 'room', 'service', 'bots', 'lab/stats', 'lab/ask', 'lab/plot', 'lab/text'];
const IMPURE: readonly RegExp[] = [
  /\bDate\b/,
  /\bMath\.random\b/,
  // Not the same to the last bit in every engine, so a replay could differ.
  /\bMath\.(log|log2|log10|exp|pow|sin|cos|tan)\b/,
  /\bset(Timeout|Interval|Immediate)\b/,
  /\bconsole\b/,
  /\bprocess\b/,
  /\bglobalThis\b/,
  /\bperformance\b/,
  /from '(node:|ws'|fastify|svelte)/,
];

const LONGEST = 400;
/** Content tables and texts hold nothing but data. */
const DATA = /(^|\/)(content[^/]*|content\/[^/]+|text\/[a-z-]+|icons?[^/]*)\.ts$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const code = files.filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith('bench/'));
const isTest = (file: string): boolean => /\.test\.ts$|(^|\/)testing\//.test(file);
const sources = code.filter((file) => !isTest(file));
const read = (file: string): string => readFileSync(file, 'utf8');

/** Comments may speak of clocks and windows; code may not use them. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');

describe('import directions', () => {
  test.each(Object.keys(MAY_IMPORT))('%s imports only what it may', (folder) => {
    const wrong: string[] = [];
    for (const file of sources.filter((name) => name.startsWith(`${folder}/`))) {
      for (const target of importsOf(file)) {
        const [top = ''] = target.split('/');
        const allowed = isOwnUi(file)
          ? ['kit', 'engine'].includes(top) || sameGame(file, target)
          : MAY_IMPORT[folder]?.includes(top) ||
            (folder === 'games' && (sameGame(file, target) || file === 'games/index.ts'));
        if (!allowed) wrong.push(`${file} -> ${target}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('of the laboratory a page has only what needs neither Node nor a disk', () => {
    const wrong = sources
      .filter((file) => file.startsWith('web/'))
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(
        ({ target }) => target.startsWith('lab/') && !PURE.some((folder) => target.startsWith(`${folder}/`)),
      )
      .map(({ file, target }) => `${file} -> ${target}`);
    expect(wrong).toEqual([]);
  });

  test('nothing outside a ui folder or the web imports a ui folder', () => {
    const wrong = sources
      .filter((file) => !file.startsWith('web/') && !isOwnUi(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => /^games\/[^/]+\/ui\//.test(target))
          .map((target) => `${file} -> ${target}`),
      );
    expect(wrong).toEqual([]);
  });
});

test('rules, rooms, the service and bots know no clock, dice, DOM or Node', () => {
  const wrong: string[] = [];
  for (const file of sources) {
    if (!PURE.some((folder) => file.startsWith(`${folder}/`)) || isOwnUi(file)) continue;
    const text = withoutComments(read(file));
    for (const word of IMPURE) {
      const found = word.exec(text);
      if (found !== null) wrong.push(`${file}: ${found[0]}`);
    }
  }
  expect(wrong).toEqual([]);
});

test(`no file is longer than ${LONGEST} lines`, () => {
  const long = code.filter((file) => !DATA.test(file) && read(file).split('\n').length > LONGEST + 1);
  expect(long).toEqual([]);
});

test('no game is named outside its folder', async () => {
  const ids = readdirSync('games', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
  const names = await Promise.all(
    ids.map(async (id) => (await import(`./games/${id}/card.ts`)).card.text.name),
  );
  const inCode = ids.map((id) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
  const named = new RegExp(`\\b(${[...ids, ...names, ...inCode].join('|')})\\b`, 'i');
  const wrong = files
    .filter((file) => /\.(ts|svelte|css|html)$/.test(file) && !isTest(file) && !/^(games|bench)\//.test(file))
    .flatMap(
      (file) =>
        named
          .exec(read(file))
          ?.slice(0, 1)
          .map((found) => `${file}: ${found}`) ?? [],
    );
  expect(wrong).toEqual([]);
});

function isOwnUi(file: string): boolean {
  return /^games\/[^/]+\/ui\//.test(file);
}

function sameGame(file: string, target: string): boolean {
  const game = file.split('/').slice(0, 2).join('/');
  return target.startsWith(`${game}/`);
}

/** The project's own files that this file imports, as paths from the root. */
function importsOf(file: string): string[] {
  const found = [...read(file).matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)];
  return found.map(([, path = '']) => normalize(join(dirname(file), path.replace(/\?.*$/, ''))));
}
