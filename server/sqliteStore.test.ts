import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import type { Game, Kind } from '../engine/game.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { newHead } from '../room/start.ts';
import { storeContract } from '../room/testing/store.contract.ts';
import { person } from '../room/testing/world.ts';
import { sqliteStore } from './sqliteStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossings-'));
let files = 0;
const file = (): string => join(folder, `${files++}.db`);
afterAll(() => rmSync(folder, { recursive: true }));

storeContract('SQLite', () => sqliteStore(file()));

const head = newHead(migrato.game as Game<Kind>, {
  id: 'table0001',
  code: 'abcd',
  name: 'A table',
  config: {},
  seats: [person('Ada'), person('Ben')],
  hostKey: 'key of Ada',
  created: 1,
});

test('a locked database says so, and works again when it is free', async () => {
  const at = file();
  const store = sqliteStore(at);
  await store.create(head);
  const other = new DatabaseSync(at);
  other.exec('BEGIN IMMEDIATE');
  const next = { head: { ...head, rev: 1 }, state: undefined };
  await expect(store.commit(next)).rejects.toMatchObject({ kind: 'locked' });
  other.exec('ROLLBACK');
  await expect(store.commit(next)).resolves.toBeUndefined();
  other.close();
  await store.close();
});

test('a full disk says so, nothing is half written, and it goes on when there is room', async () => {
  const at = file();
  const store = sqliteStore(at);
  await store.create(head);
  const limit = new DatabaseSync(at);
  const pages = Number(limit.prepare('PRAGMA page_count').get()?.page_count);
  limit.close();
  await store.limitPages(pages + 2);
  const big = { head: { ...head, rev: 1 }, state: { text: 'x'.repeat(200_000) } };
  await expect(store.commit(big)).rejects.toMatchObject({ kind: 'full' });
  expect(store.stats.trouble).toMatchObject({ kind: 'full' });
  expect((await store.load('table0001'))?.state).toBeUndefined();
  await store.limitPages(1_000_000);
  await expect(store.commit(big)).resolves.toBeUndefined();
  expect(store.stats.trouble).toBeNull();
  await store.close();
});

/** How often SQLite has begun its log anew: a number in the log's own head. */
const begun = (at: string): number => readFileSync(`${at}-wal`).readUInt32BE(12);

test('a long log is copied back beside the writing, and begins anew', async () => {
  const at = file();
  const store = sqliteStore(at);
  await store.create(head);
  const talk = { seat: 0, text: 'x'.repeat(500), at: 1 };
  let rev = 0;
  const say = (): Promise<void> => store.commit({ head: { ...head, rev: ++rev }, state: undefined, talk });
  for (let i = 0; i < 10; i++) await Promise.all(Array.from({ length: 450 }, say));
  let strangers = 0;
  store.watch(() => strangers++);
  const before = begun(at);
  const next = async (): Promise<number> => {
    await say();
    return begun(at);
  };
  await expect.poll(next).toBeGreaterThan(before);
  expect(await store.talk('table0001', 10_000)).toHaveLength(rev);
  // Whoever copies for us is not taken for somebody else who writes; whoever does write is.
  expect(strangers).toBe(0);
  const other = new DatabaseSync(at);
  other.exec('UPDATE days SET probes = probes + 1');
  other.close();
  await store.opened();
  expect(strangers).toBe(1);
  await store.close();
});
