import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { titles } from '../games/index.ts';
import type { Seated } from '../room/rest.ts';
import { connect, post } from '../server/testing/client.ts';
import { type Postgres, startPostgres } from '../server/testing/postgres.ts';
import { spawnServer } from '../server/testing/process.ts';
import { type Dump, openVault } from '../server/vault.ts';
import { COMMAND, crossings, type Ran } from './testing/crossings.ts';

const IS_LONG = process.env.CROSSINGS_LONG !== undefined;
const TABLES = IS_LONG ? 10_000 : 60;
const KILLS = IS_LONG ? 20 : 1;
/** So long a game of bots is: then there is something to carry. */
const ENTRIES = 12;

const folder = mkdtempSync(join(tmpdir(), 'crossings-admin-'));
const file = (name: string): string => join(folder, name);
const source = file('source.db');
let postgres: Postgres;
let played: readonly Dump[];

const seats = [{ kind: 'bot' }, { kind: 'bot' }];

/** A table of every game, with bots that have begun; and one with talk and a note. */
beforeAll(async () => {
  postgres = await startPostgres();
  const server = await spawnServer(source, 'silent', { botDelayMs: 0 });
  for (const game of Object.keys(titles)) {
    const wish = { game, seats, name: 'Ada', facilitate: true };
    const { body } = await post<Seated>(server.port, '/api/tables', wish);
    const ada = await connect(server.port, body);
    expect(await ada.ask({ t: 'start' })).toBeUndefined();
    await ada.sees(({ outcome }) => outcome !== null || ada.heard.length > ENTRIES);
    await ada.close();
  }
  expect(await server.kill('SIGTERM')).toBe(0);
  const vault = await openVault(source);
  played = await vault.dump(await vault.ids());
  await vault.put(Array.from({ length: TABLES - played.length }, (_, i) => copyOf(i)));
  await vault.close();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** Another table with the same game, talk and notes. */
function copyOf(i: number): Dump {
  const dump = played[i % played.length] ?? expect.fail();
  const [id, code] = [`copy ${i}`, `code ${i}`];
  const head = JSON.stringify({ ...JSON.parse(dump.head), id, code });
  const talk = [JSON.stringify({ seat: 0, text: `Grüße, "${i}" ☃`, at: i })];
  return { ...dump, id, code, head, talk, notes: [[1, `note ${i}\n`]] };
}

const run = (...args: readonly string[]): Ran => crossings(['admin', ...args]);

function begin(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [COMMAND, 'admin', ...args], { stdio: 'ignore' });
}

test('S12 tables are carried to PostgreSQL and back, killed on the way, and are the same to the byte', async () => {
  const url = await postgres.database();
  const back = file('back.db');
  for (const [from, to] of [
    [source, url],
    [url, back],
  ] as const) {
    for (let kill = 0; kill < KILLS; kill++) {
      const child = begin('move', from, to);
      const gone = new Promise((resolve) => child.once('exit', resolve));
      // Sooner and later on its way; where it is done before, the next one finds all of it there.
      setTimeout(() => child.kill('SIGKILL'), 400 + (kill * 1500) / KILLS);
      await gone;
    }
    const { code, err } = run('move', from, to);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  }
  for (const [db, out] of [
    [source, 'a'],
    [url, 'b'],
    [back, 'c'],
  ] as const) {
    expect(run('export', 'all', file(out), '--db', db).code).toBe(0);
  }
  const [a, b, c] = ['a', 'b', 'c'].map((name) => readFileSync(file(name), 'utf8'));
  expect(a?.split('\n')).toHaveLength(TABLES + 1);
  expect(b).toBe(a);
  expect(c).toBe(a);
  expect(statSync(file('a')).mode & 0o777).toBe(0o600);
  const { code, out } = run('verify', '--db', url, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ tables: TABLES, older: 0, faults: [] });
});

test('a log that does not give its state is found', async () => {
  const vault = await openVault(file('wrong.db'), 'make');
  const [dump = expect.fail()] = played;
  await vault.put([{ ...dump, entries: dump.entries.toSpliced(-1, 1) }]);
  await vault.close();
  const { code, out } = run('verify', '--db', file('wrong.db'));
  expect(code).toBe(1);
  expect(out).toContain('is not what its log says');
});

test('what is there is not overwritten, neither by import nor by move', async () => {
  const db = file('other.db');
  expect(run('export', played[0]?.id ?? '', file('one'), '--db', source).code).toBe(0);
  expect(run('import', file('one'), '--db', db).code).toBe(0);
  const again = run('import', file('one'), '--db', db, '--json');
  expect(again.code).toBe(1);
  expect(JSON.parse(again.out)).toMatchObject({ ok: false });
  const raw = new DatabaseSync(db);
  raw.exec('UPDATE live SET rev = rev + 1');
  raw.close();
  const moved = run('move', source, db);
  expect(moved.code).toBe(1);
  expect(moved.err).toContain('has been played on since');
});

test('servers are told, drained and let tables go; nothing hidden is shown unasked', async () => {
  const url = await postgres.database();
  const server = await spawnServer(url, 'silent', { leaseMs: 6000 });
  const wish = { game: Object.keys(titles)[0], seats: [{ kind: 'human' }, { kind: 'bot' }], name: 'Ada' };
  const { body } = await post<Seated>(server.port, '/api/tables', wish);
  const ada = await connect(server.port, body);
  expect(await ada.ask({ t: 'start' })).toBeUndefined();
  const admin = async (...args: readonly string[]): Promise<unknown> => {
    const { code, out, err } = run(...args, '--db', url, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return JSON.parse(out);
  };
  expect(await admin('nodes')).toMatchObject([{ nr: 1, state: 'lives', tables: 1 }]);
  const shown = await admin('show', body.table);
  expect(shown).toMatchObject({ id: body.table, phase: 'playing', server: 1 });
  expect(JSON.stringify(shown)).not.toMatch(/"(key|state|hostKey)":/);
  expect(await admin('show', body.table, '--secrets')).toHaveProperty('state');
  expect(await admin('tables', '--stuck')).toEqual([]);
  const refused = run('move', source, url);
  expect(refused.err).toContain('Stop them first');
  await admin('release', body.table);
  const gone = new Promise<number>((resolve) => ada.socket.once('close', resolve));
  await admin('drain', '1');
  // Before anybody is let go: whoever sends people here has to hear of it first.
  const ready = async (): Promise<number> => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).status;
  await expect.poll(ready).toBe(503);
  expect(ada.socket.readyState).toBe(ada.socket.OPEN);
  expect(await gone).toBe(4003);
  await expect.poll(() => admin('nodes')).toMatchObject([{ state: 'is dead' }]);
  expect(run('drain', '1', '--db', url).code).toBe(1);
  expect(await server.kill()).toBe(0);
  expect(run('forget', body.table, '--db', url).err).toContain('--force');
  await admin('forget', body.table, '--force');
  expect(await admin('tables')).toEqual([]);
});
