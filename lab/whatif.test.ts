import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseBotNames } from '../bots/names.ts';
import { digest } from '../engine/digest.ts';
import { parseRecord, replay } from '../engine/record.ts';
import { fateOf, momentBefore } from './ask/whatif.ts';
import { crossings } from './testing/crossings.ts';
import { titleOf } from './titles.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'record.json');
const text = crossings(['record', 'migrato', '--seed', 'lab/3', '--bots', 'greedy']).out;
writeFileSync(file, text);
const record = parseRecord(JSON.parse(text));
const title = titleOf('migrato');

test('the moment before an entry is the recorded one', () => {
  const moment = momentBefore(title, record, 20);
  expect(digest(moment.state)).toBe(record.entries[18]?.hash);
  const [start] = [...replay(title.game, record)];
  expect(start?.action).toBeUndefined();
  expect(digest(momentBefore(title, record, 1).state)).toBe(record.start.hash);
});

test('the same choice has the same fate, in the true world and in imagined ones; nothing is changed by looking', () => {
  const moment = momentBefore(title, record, 20);
  const before = digest(moment);
  const entry = record.entries[19];
  const action = title.game.parseAction(entry?.action);
  const bots = parseBotNames('greedy', 2);
  for (const knowing of ['all', 'seat'] as const) {
    const fate = (seed: string) =>
      fateOf(title, moment, { seat: Number(entry?.actor), action, knowing, bots, seed });
    expect(fate('a')).toEqual(fate('a'));
    const scores = new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => fate(seed).score));
    expect(scores.size).toBeGreaterThan(1);
  }
  expect(digest(moment)).toBe(before);
});

test('without a choice it lists them; with one it answers, twice the same', () => {
  const list = crossings(['whatif', file, '--at', '20', '--json']);
  const choices: { isDid: boolean }[] = JSON.parse(list.out);
  expect(choices.filter(({ isDid }) => isDid)).toHaveLength(1);
  const other = `${choices.findIndex(({ isDid }) => !isDid)}`;
  const ask = (): { digest: string; pairs: number; figures: { low: number | null }[] } =>
    JSON.parse(crossings(['whatif', file, '--at', '20', '--do', other, '--pairs', '30', '--json']).out);
  const found = ask();
  expect(found.pairs).toBe(30);
  expect(found.figures.every(({ low }) => low !== null)).toBe(true);
  expect(ask().digest).toBe(found.digest);
  expect(found).toMatchObject({
    bots: 'greedy',
    build: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{16}$/),
  });
});

test.each([
  [[], 'at: is missing'],
  [['--at', '9999'], 'at: must be a whole number'],
  [['--at', '20', '--do', '99'], 'do: must be a whole number'],
  [['--at', '20', '--knowing', 'god'], 'knowing: must be seat or all'],
])('%j is answered with a sentence', (more, problem) => {
  const { code, err } = crossings(['whatif', file, ...more]);
  expect(err).toContain(problem);
  expect(code).toBe(2);
});
