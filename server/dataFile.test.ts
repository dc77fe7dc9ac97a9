import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { DAY_MS } from '../room/days.ts';
import { openDataFile } from './dataFile.ts';
import { sqliteStore } from './sqliteStore.ts';
import { connect, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';
import { spawnServer } from './testing/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossings-file-'));
let files = 0;
const file = (): string => join(folder, `${files++}.db`);
afterAll(() => rmSync(folder, { recursive: true }));

function made(sql: string): string {
  const at = file();
  const db = new DatabaseSync(at);
  db.exec(sql);
  db.close();
  return at;
}

/** The file and all that lies beside it under its name. */
const bytes = (at: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => join(folder, name).startsWith(at) && !name.endsWith('.lock'))
      .map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );

test.each([
  [
    'of another program',
    'CREATE TABLE people (name TEXT); PRAGMA user_version = 7',
    /not written by Crossings/,
  ],
  ['with a mark of another program', 'PRAGMA application_id = 99; CREATE TABLE live (a)', /not written by/],
  [
    'of another program in WAL',
    'PRAGMA journal_mode = WAL; CREATE TABLE notes (a)',
    /not written by Crossings/,
  ],
  ['of a newer Crossings', 'PRAGMA application_id = 1129467731; PRAGMA user_version = 99', /newer Crossings/],
])(
  'D13 a database %s is refused in a sentence and left as it is, to the byte',
  async (_what, sql, sentence) => {
    const at = made(sql);
    const before = bytes(at);
    const store = sqliteStore(at);
    await expect(store.opened()).rejects.toThrow(sentence);
    await store.close();
    expect(bytes(at)).toEqual(before);
  },
);

test('D13 a file that is no database at all is refused and left as it is', async () => {
  const at = file();
  writeFileSync(at, 'Dear diary, today I crossed the border.\n'.repeat(50));
  const before = bytes(at);
  await expect(serveHere({ db: at })).rejects.toThrow(/not written by Crossings/);
  expect(bytes(at)).toEqual(before);
});

test.each([
  ['in the middle', 4096, 8192],
  ['at the list of its tables', 100, 2000],
])('D13 a file that is damaged %s is refused at the start, with what to do', async (_where, from, to) => {
  const at = file();
  const store = sqliteStore(at);
  await store.opened();
  await store.close();
  const broken = readFileSync(at);
  broken.fill(0x5a, from, to);
  writeFileSync(at, broken);
  await expect(serveHere({ db: at })).rejects.toThrow(/is damaged \(.*crossings restore/);
});

test('D8 a second server on the same file refuses to start; a kill -9 leaves no lock behind', async () => {
  const at = file();
  const first = await spawnServer(at);
  await expect(serveHere({ db: at })).rejects.toThrow(/in use by another Crossings/);
  const { host } = await twoAtTable(first.port);
  await first.kill('SIGKILL');
  const second = await serveHere({ db: at });
  expect((await connect(second.port, host)).heard[0]?.t).toBe('welcome');
  await second.stop();
  const third = await serveHere({ db: at });
  await third.stop();
});

test('D9 a leap of the clock is said to whoever runs the server', async () => {
  const at = file();
  await (await spawnServer(at)).kill('SIGTERM');
  vi.stubEnv(
    'NODE_OPTIONS',
    '--import=data:text/javascript,globalThis.was=Date.now;Date.now=()=>was()+864e7',
  );
  const late = await spawnServer(at, 'warn');
  vi.unstubAllEnvs();
  await late.kill('SIGTERM');
  expect(late.said()).toMatch(/"leapt":93.*these days are not counted/);
});

test('D9 a start with a clock 100 days ahead forgets no table', async () => {
  const at = file();
  const first = await serveHere({ db: at });
  const { host } = await twoAtTable(first.port);
  await first.stop();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 100 * DAY_MS });
  try {
    const second = await serveHere({ db: at });
    expect((await connect(second.port, host)).heard[0]?.t).toBe('welcome');
    await second.stop();
  } finally {
    vi.useRealTimers();
  }
  const third = await serveHere({ db: at });
  expect((await connect(third.port, host)).heard[0]?.t).toBe('welcome');
  await third.stop();
});

const HOST = { table: 'r677ezz9joy2at5d', seat: 0, token: 'v3_v58-hiXSFmm3sGFT7BA' };
const GUEST = { table: 'r677ezz9joy2at5d', seat: 1, token: 'MarArzL7-4HaIqYFDxUZtQ' };
const FORMAT_2 = readFileSync(join(import.meta.dirname, 'testing', 'format2.sql'), 'utf8');

test('a file of format 2 is lifted, and its tables are there and play on', async () => {
  const at = made(FORMAT_2);
  const server = await serveHere({ db: at });
  const clients = [await connect(server.port, HOST), await connect(server.port, GUEST)];
  const welcome = clients[1]?.heard.find(({ t }) => t === 'welcome');
  // Migrato is played by heart: a note of before is not shown (MI-R15).
  expect(welcome).toMatchObject({ note: '', talk: [{ text: 'kept' }], table: { phase: 'playing' } });
  const mover = clients.find(({ scene, seat }) => scene?.awaiting.must.includes(seat ?? -1)) ?? expect.fail();
  expect(mover.scene?.undo.state).toBe('free');
  expect(await mover.act(mover.scene?.options[0] ?? {})).toBeUndefined();
  await Promise.all(clients.map((client) => client.close()));
  await server.stop();
  const db = new DatabaseSync(at);
  expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 3 });
  expect(db.prepare('SELECT text FROM notes').get()).toEqual({ text: 'mine' });
  expect(db.prepare('SELECT rev, touched > 20000 AS recent FROM live ORDER BY nr').all()).toMatchObject([
    { recent: 1 },
    { rev: 0, recent: 1 },
  ]);
  db.close();
});

test('a file of format 2 that was left behind by a kill, with its log beside it, is lifted too', async () => {
  const at = file();
  const db = new DatabaseSync(at);
  db.exec('PRAGMA journal_mode = WAL');
  db.exec(FORMAT_2);
  const copy = file();
  for (const end of ['', '-wal']) copyFileSync(`${at}${end}`, `${copy}${end}`);
  db.close();
  const store = sqliteStore(copy);
  expect((await store.load(HOST.table))?.head.seq).toBe(8);
  await store.close();
});

test('a lift that fails changes nothing', () => {
  const at = made(FORMAT_2.replace('touched INTEGER NOT NULL', 'touched INTEGER NOT NULL, rev INTEGER'));
  const before = bytes(at);
  expect(() => openDataFile(at)).toThrow(/duplicate column/);
  const db = new DatabaseSync(at);
  expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
  db.close();
  expect(Object.keys(bytes(at))).toEqual(Object.keys(before));
});
