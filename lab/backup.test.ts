import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { titles } from '../games/index.ts';
import { sqliteStore } from '../server/sqliteStore.ts';
import { connect } from '../server/testing/client.ts';
import { spawnServer } from '../server/testing/process.ts';
import { checkSworn } from '../server/testing/sworn.ts';
import { playUntilDeath, type Witness } from '../server/testing/witness.ts';
import { COMMAND, crossings, type Ran } from './testing/crossings.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossings-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const file = (): string => join(folder, `${files++}`);

/** As `crossings`, while this process goes on playing. */
const meanwhile = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', (data) => (out += data));
    child.stderr.on('data', (data) => (err += data));
    child.once('close', (code) => resolve({ code, out, err }));
  });

const GAMES = Object.keys(titles);
const countOf = (witnesses: readonly Witness[]): number =>
  witnesses.reduce((sum, { acknowledged: [a, b] }) => sum + a.length + b.length, 0);

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('a backup under load holds all that was acknowledged before it, and is restored under load', async () => {
  const db = file();
  const copy = file();
  const server = await spawnServer(db);
  const witnesses: Witness[] = [];
  const playing = GAMES.flatMap((game) =>
    [1, 2].map((i) => playUntilDeath(server.port, seeded(`${game} ${i}`), witnesses, game)),
  );
  await until(() => countOf(witnesses) > 200);
  const before = new Map(
    witnesses.map((one) => [one, [one.acknowledged[0].length, one.acknowledged[1].length] as const]),
  );
  const { code, out, err } = await meanwhile('backup', copy, '--db', db, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const made = JSON.parse(out);
  const sworn = [...before.values()].reduce((sum, [a, b]) => sum + a + b, 0);
  await until(() => countOf(witnesses) > sworn + 200);
  expect(await meanwhile('restore', copy, '--db', db)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/--force/),
  });
  expect(await meanwhile('restore', copy, '--db', db, '--force', '--json')).toEqual({
    code: 0,
    out,
    err: '',
  });
  // Everybody is let go; whoever comes back finds the tables of the backup.
  const [first] = before.keys();
  const again = await connect(server.port, first?.host ?? expect.fail());
  expect(again.heard.find(({ t }) => t === 'welcome')).toMatchObject({ table: { id: first?.host.table } });
  expect(await again.ask({ t: 'talk', phrase: 'thanks' })).toBeUndefined();
  await again.close();
  await server.kill('SIGTERM');
  // Who was just between two tables went on playing at new ones until now.
  await Promise.all(playing);
  const counted = (one: Witness): readonly [number, number] => before.get(one) ?? [0, 0];
  const found = await checkSworn(db, [...before.keys()], { counted, isLast: false });
  expect(Object.values(found).reduce((sum, n) => sum + n, 0)).toBe(sworn);
  // Who was between two tables may have founded another since: the backup lies under whatever came later.
  const raw = new DatabaseSync(db);
  raw.prepare('ATTACH ? AS copy').run(copy);
  const numbers = raw.prepare(`SELECT
    (SELECT count(*) FROM copy.entries) AS entries,
    (SELECT count(*) FROM copy.tables) AS tables,
    (SELECT count(*) FROM copy.entries c LEFT JOIN main.entries e USING (nr) WHERE e.entry IS NOT c.entry) AS lost,
    (SELECT count(*) FROM copy.tables c LEFT JOIN main.tables t USING (nr) WHERE t.id IS NOT c.id) AS missing`);
  expect(numbers.get()).toMatchObject({ entries: made.entries, tables: made.tables, lost: 0, missing: 0 });
  raw.close();
  console.log(`backup with ${made.tables} tables: ${sworn} acknowledged before it, 0 lost`);
});

/** A small file of tables that nobody plays on. */
async function quiet(): Promise<string> {
  const db = file();
  const server = await spawnServer(db);
  const witnesses: Witness[] = [];
  const playing = playUntilDeath(server.port, seeded(1), witnesses);
  await until(() => countOf(witnesses) > 5);
  await server.kill('SIGTERM');
  await playing;
  return db;
}

test('a backup overwrites nothing unless told to, is for its owner only, and lies in one file', async () => {
  const db = await quiet();
  const copy = file();
  expect(crossings(['backup', copy, '--db', db])).toMatchObject({ code: 0 });
  expect(statSync(copy).mode & 0o77).toBe(0);
  expect(existsSync(`${copy}-wal`)).toBe(false);
  const kept = readFileSync(copy);
  expect(crossings(['backup', copy, '--db', db])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/is there already/),
  });
  expect(readFileSync(copy)).toEqual(kept);
  expect(crossings(['backup', copy, '--db', db, '--force'])).toMatchObject({ code: 0 });
  expect(crossings(['backup', file(), '--db', file()])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/there is no file/),
  });
  // To a place where nothing is, it is restored at once.
  const fresh = file();
  expect(crossings(['restore', copy, '--db', fresh])).toMatchObject({ code: 0 });
  const store = sqliteStore(fresh);
  await store.opened();
  await store.close();
});

test('what is foreign, broken or cut short is not restored, and nothing is changed', async () => {
  const db = await quiet();
  const copy = file();
  crossings(['backup', copy, '--db', db]);
  const before = readFileSync(db);
  const foreign = file();
  new DatabaseSync(foreign).exec('CREATE TABLE people (name TEXT)');
  const text = file();
  writeFileSync(text, 'not a database');
  const broken = file();
  writeFileSync(broken, readFileSync(copy).fill(0x5a, 4096, 12_288));
  const short = file();
  writeFileSync(short, readFileSync(copy).subarray(0, 8192));
  for (const one of [foreign, text, broken, short]) {
    const { code, err } = crossings(['restore', one, '--db', db, '--force']);
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringMatching(/not written by Crossings|is damaged/),
    });
  }
  expect(crossings(['restore', file(), '--db', db, '--force'])).toMatchObject({ code: 1 });
  expect(readFileSync(db)).toEqual(before);
  // Neither is a foreign database overwritten.
  const theirs = readFileSync(foreign);
  expect(crossings(['restore', copy, '--db', foreign, '--force'])).toMatchObject({ code: 1 });
  expect(readFileSync(foreign)).toEqual(theirs);
});

test('a damaged database is replaced by a backup and kept beside it; one of format 2 is lifted', async () => {
  const db = await quiet();
  const copy = file();
  crossings(['backup', copy, '--db', db]);
  const damaged = readFileSync(db).fill(0x5a, 4096, 12_288);
  writeFileSync(db, damaged);
  expect(crossings(['restore', copy, '--db', db])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/is damaged/),
  });
  expect(crossings(['restore', copy, '--db', db, '--force'])).toMatchObject({ code: 0 });
  expect(readFileSync(`${db}.damaged`)).toEqual(damaged);
  const store = sqliteStore(db);
  await store.opened();
  await store.close();
  const old = file();
  new DatabaseSync(old).exec(
    readFileSync(join(import.meta.dirname, '..', 'server', 'testing', 'format2.sql'), 'utf8'),
  );
  expect(crossings(['restore', old, '--db', file()])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/2 tables, 9 entries/),
  });
});
