import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { anObject } from '../engine/door.ts';
import { playout } from '../engine/playout.ts';
import { BadContent, digestOf, resolve } from '../engine/resolve.ts';
import { beyondBounds, randomDocument } from '../engine/testing/randomContent.ts';
import { titles } from '../games/index.ts';
import { csvOfTable, smallestDocument, tableOfCsv } from './contentSheet.ts';
import { crossings } from './testing/crossings.ts';
import { toldDifferences } from './text/contentTold.ts';

const LONG = process.env.CROSSINGS_LONG === '1';
const DOCUMENTS = LONG ? 200 : 12;
const folder = mkdtempSync(join(tmpdir(), 'crossings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const games = Object.values(titles).flatMap((title) =>
  title.content === undefined ? [] : [{ name: title.game.id, title, spec: title.content }],
);

test('every game is changed by documents', () => {
  expect(games.map(({ name }) => name)).toEqual(Object.keys(titles));
});

describe.each(games)('the content of $name', ({ title: { game }, spec }) => {
  test('our own set, printed and read, is ours', () => {
    const head = { format: 'crossings-content', formatVersion: 1, game: spec.game, id: 'mine' };
    expect(resolve(spec, { ...head, tables: spec.ours }).digest).toBe(digestOf(spec, spec.ours));
  });

  test('every field one beyond its bound is refused with its own path', () => {
    const fields = Object.values(spec.tables).flatMap((table) => Object.keys(table.fields));
    const tried = new Set<string>();
    for (const { document, path } of beyondBounds(spec)) {
      tried.add(path);
      expect(() => resolve(spec, document)).toThrow(BadContent);
      expect(() => resolve(spec, document)).toThrow(new RegExp(`^content: ${path}[^ ]*: `));
    }
    expect(tried.size).toBe(fields.length);
  });

  test('lawful documents at random are played to the end, and their config reads the same again', () => {
    for (let i = 0; i < DOCUMENTS; i++) {
      const { document, resolved } = randomDocument(spec, seeded(`document ${i}`));
      const seats = game.seats.min;
      const config = game.parseConfig({ [spec.option]: document }, { seats, ranked: false });
      expect(game.parseConfig(config, { seats, ranked: false })).toEqual(config);
      const set = anObject(config)[spec.option];
      expect(digestOf(spec, spec.tablesOf(set))).toBe(resolved.digest);
      game.audit(playout(game, config, seats, seeded(`play ${i}`)).state);
    }
  });

  test('every table goes through a spreadsheet and back', () => {
    const sheets = Object.keys(spec.tables).map(
      (name) => [name, tableOfCsv(spec, name, csvOfTable(spec, name))] as const,
    );
    const nothing = { change: {}, add: [], remove: [] };
    expect(smallestDocument(spec, sheets)).toEqual(
      Object.fromEntries(Object.keys(spec.tables).map((name) => [name, nothing])),
    );
  });
});

describe('crossings content', () => {
  const sheet = join(folder, 'scenarios.csv');
  const mine = join(folder, 'mine.json');
  const game = 'displacement';
  const { out: csv } = crossings(['content', game, '--table', 'scenarios', '--csv']);
  writeFileSync(sheet, csv.replace('SM-CRA,crash,3,7,', 'SM-CRA,crash,3,3,'));
  const { out: taken } = crossings(['content', game, '--take', `scenarios=${sheet}`, '--id', 'cheap']);
  writeFileSync(mine, taken);

  test('an edited sheet becomes the smallest document', () => {
    expect(JSON.parse(taken)).toMatchObject({
      game,
      id: 'cheap',
      basedOn: { id: 'crossings' },
      tables: { scenarios: { change: { 'SM-CRA': { cost: 3 } }, add: [], remove: [] } },
    });
  });

  test('a document says how it differs', () => {
    expect(crossings(['content', game, '--diff', mine]).out).toBe(
      'scenarios: SM-CRA has cost 3 instead of 7\n',
    );
    const spec = games.find(({ name }) => name === game)?.spec;
    expect(spec === undefined ? ['?'] : toldDifferences(spec, spec.ours, { secrets: true })).toEqual([]);
  });

  test('two documents say how the second differs from the first', () => {
    const other = join(folder, 'other.json');
    writeFileSync(other, taken.replace('"cost": 3', '"cost": 5, "copies": 2'));
    const diff = (...files: string[]) => crossings(['content', game, '--diff', ...files]);
    expect(diff(mine, other).out).toBe(
      'scenarios: SM-CRA has copies 2 instead of 3\nscenarios: SM-CRA has cost 5 instead of 3\n',
    );
    expect(diff(other, mine).out).toContain('SM-CRA has cost 3 instead of 5\n');
    expect(diff(other, other).out).toBe('no differences\n');
    const bad = join(folder, 'worse.json');
    writeFileSync(bad, taken.replace('"cost": 3', '"cost": 70'));
    for (const files of [[mine, bad], [bad, mine], [bad]]) {
      const { code, err } = diff(...files);
      expect(code).toBe(2);
      expect(err).toContain(`${bad}: scenarios.SM-CRA.cost: 70 is not 1 to 30 (DI-3.10)`);
    }
    expect(diff(mine, other, bad)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`unexpected "${bad}"`),
    });
  });

  test('--check is 0 for a good one and names every fault of a bad one', () => {
    expect(crossings(['content', game, '--check', mine])).toMatchObject({ code: 0, err: '' });
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, taken.replace('"cost": 3', '"cost": 70, "copies": 0'));
    const { code, err } = crossings(['content', game, '--check', bad]);
    expect(code).toBe(1);
    expect(err).toContain('scenarios.SM-CRA.cost: 70 is not 1 to 30 (DI-3.10)');
    expect(err).toContain('scenarios.SM-CRA.copies: 0 is not 1 to 20 (DI-9.1)');
  });

  test('--content changes what simulate plays, and a record with it verifies', () => {
    const simulate = (...more: string[]): { digest: string } => {
      const args = [
        'simulate',
        game,
        '--seats',
        '4',
        '--games',
        '3',
        '--bots',
        'greedy',
        '--threads',
        '1',
        '--json',
      ];
      return JSON.parse(crossings([...args, ...more]).out);
    };
    expect(simulate('--content', mine).digest).not.toBe(simulate().digest);
    const record = crossings(['record', game, '--content', mine]).out;
    expect(JSON.parse(record)).toMatchObject({ formatVersion: 2, content: { id: 'cheap' } });
    expect(crossings(['verify', '-'], record)).toMatchObject({ code: 0, err: '' });
    const other = JSON.parse(record).content.digest.replace(/^./, (digit: string) =>
      digit === '0' ? '1' : '0',
    );
    expect(crossings(['verify', '-'], record.replaceAll(JSON.parse(record).content.digest, other)).code).toBe(
      1,
    );
  });

  test('its schema names every field', () => {
    const schema = crossings(['content', game, '--schema']).out;
    for (const field of ['cost', 'copies', 'family', 'safe', 'tags']) expect(schema).toContain(`"${field}"`);
  });
});
