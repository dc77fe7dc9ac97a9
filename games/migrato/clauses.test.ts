import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clausesOf, provesClauses } from '../../engine/testing/clauses.ts';
import { ACTIONS, SKY_ANSWERS } from './action.ts';
import { TABLE_OPTIONS } from './config.ts';
import { DANGERS, SPECIES } from './content.ts';
import { EVENT_TYPES } from './event.ts';
import { CLAUSE } from './refusals.ts';
import { outcome } from './score.ts';
import { given } from './testing/given.ts';
import { play, redraw } from './testing/play.ts';
import { en } from './text/en.ts';
import { options } from './ui/text/options.ts';

/** Clauses no test of the rules can prove, each with its reason. */
const UNTESTABLE: Readonly<Record<string, string>> = {
  'MI-R3': 'explains a picture of the booklet',
  'MI-E33': 'whether a command comes too late is decided by the table, where versions are kept',
};

const folder = new URL('./', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const paths = globSync('{*,steps/*,text/*,testing/*}.ts', { cwd: folder });
const sources = paths.filter((path) => !path.endsWith('.test.ts'));

const ID = /MI-(?:\d+\.\d+|[RXEP]\d+)/;

provesClauses({
  here: import.meta.url,
  id: ID,
  untestable: UNTESTABLE,
  named: [...Object.values(CLAUSE), ...TABLE_OPTIONS.map(({ rule }) => rule)],
  options: TABLE_OPTIONS,
  texts: options,
});

test('the rules are all there, each once, in order', () => {
  const numbered = (prefix: string, last: number, first = 1): string[] =>
    Array.from({ length: last - first + 1 }, (_, i) => `MI-${prefix}${first + i}`);
  const sections = [10, 7, 12, 11, 10, 8, 4, 3, 2, 3].flatMap((last, i) => numbered(`${i}.`, last));
  expect(clausesOf({ here: import.meta.url, id: ID })).toEqual([
    ...sections,
    ...numbered('R', 53),
    ...numbered('X', 8),
    ...numbered('E', 43),
    ...numbered('P', 10),
  ]);
});

// A form of a thing (`#a`) goes with the thing.
const keys = Object.keys(en).filter((key) => !key.includes('#'));
const under = (prefix: string): string[] => keys.filter((key) => key.startsWith(prefix)).sort();
const named = (prefix: string, names: readonly string[]): string[] =>
  names.map((name) => prefix + name).sort();

/** Every text key in the sources, with `*` where a part is put in. */
const used = sources
  .filter((path) => !/^text\/(en|words|told)[.]ts$/.test(path))
  .flatMap((path) => read(path).match(/(['"`])(?:log|label|cards?|colony|phase)\.[^'"`\s]*\1/g) ?? [])
  .map((text) => text.slice(1, -1).replace(/\$\{[^}]*\}/g, '*'));
const fits = (pattern: string, key: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[\\w.]*')}$`).test(key);

describe('texts', () => {
  test('every key of the log, of a label or of a card has its text', () => {
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((pattern) => !keys.some((key) => fits(pattern, key)))).toEqual([]);
  });

  test('and no such text is without use', () => {
    const texts = ['log.', 'label.', 'card.', 'cards.', 'colony.', 'phase.'].flatMap(under);
    expect(texts.filter((key) => !used.some((pattern) => fits(pattern, key)))).toEqual([]);
    const parts = (prefix: string): string[] => [
      ...new Set(under(prefix).map((key) => key.split('.')[1] ?? '')),
    ];
    expect(parts('label.').filter((type) => !ACTIONS.types.some((known) => known === type))).toEqual([]);
    const more = ['skyCompared', 'hand', 'winner', 'shared'];
    expect(
      parts('log.').filter((type) => ![...EVENT_TYPES, ...more].some((known) => known === type)),
    ).toEqual([]);
    expect(EVENT_TYPES.filter((type) => !parts('log.').includes(type))).toEqual([]);
    expect(ACTIONS.types.filter((type) => !parts('label.').includes(type))).toEqual([]);
  });

  test('refusals, options, names and fates: exactly those there are', () => {
    expect(under('E_').filter((key) => !key.endsWith('.short'))).toEqual(Object.keys(CLAUSE).sort());
    const there = TABLE_OPTIONS.flatMap(({ name, values }) => [
      name,
      ...values.map((value) => `${name}.${value}`),
    ]);
    expect(Object.keys(options).sort()).toEqual(named('option.', there));
    expect(under('species.')).toEqual(named('species.', SPECIES));
    expect(under('flock.')).toEqual(named('flock.', SPECIES));
    expect(under('danger.')).toEqual(named('danger.', DANGERS));
    expect(under('line.')).toEqual(named('line.', [...SPECIES, ...DANGERS]));
    expect(under('sky.')).toEqual(named('sky.', SKY_ANSWERS));
    const closing = given({ sinceArrival: 39 });
    const ahead = given({ sinceArrival: 39, settlements: [['T5d T3d'], []] });
    const ends = [play(closing, redraw).state, play(ahead, redraw).state];
    const fates = ends.flatMap((state) => outcome(state)?.fates ?? []);
    expect(under('fate.')).toEqual(named('fate.', [...new Set([...fates, 'resigned'])]));
  });

  test('each step that waits for somebody has its question, and nothing else is left over', () => {
    expect(under('prompt.')).toEqual(named('prompt.', ['act', 'declare', 'discard', 'leftovers', 'sky']));
    const groups =
      /^(E_|species\.|flock\.|danger\.|line\.|sky\.|fate\.|prompt\.|log\.|label\.|cards?\.|colony\.|phase\.|why\.)/;
    expect(keys.filter((key) => !groups.test(key)).sort()).toEqual(['aim', 'name', 'seat']);
  });
});
