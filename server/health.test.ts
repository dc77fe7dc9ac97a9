import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { StoreTrouble } from '../room/store.ts';
import { newProbe } from './probe.ts';
import { type SqliteStore, sqliteStore } from './sqliteStore.ts';
import { post, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';

test('D12 /healthz says 503 as long as no write succeeds, and 200 when they do again', async () => {
  let store: SqliteStore | undefined;
  let file = '';
  const server = await serveHere({}, undefined, undefined, (path) => {
    file = path;
    store = sqliteStore(path);
    return store;
  });
  const health = async (): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${server.port}/healthz`);
    return [response.status, await response.json()];
  };
  await twoAtTable(server.port);
  expect(await health()).toEqual([200, { ok: true }]);
  const db = new DatabaseSync(file);
  const pages = Number(db.prepare('PRAGMA page_count').get()?.page_count);
  db.close();
  await store?.limitPages(pages);
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const found = (): Promise<{ status: number }> =>
    post(server.port, '/api/tables', { game: 'migrato', seats, name: 'Ada' });
  while ((await found()).status !== 507);
  expect(await health()).toEqual([503, { ok: false, error: { key: 'store.full' } }]);
  await store?.limitPages(1_000_000);
  expect((await found()).status).toBe(201);
  expect(await health()).toEqual([200, { ok: true }]);
  await server.stop();
});

test('D12 a database that is locked, broken or silent is not healthy', async () => {
  const stats = { commits: 0, writes: 0, trouble: null };
  const locked = newProbe({ stats, probe: () => Promise.reject(new StoreTrouble('locked', 'busy')) });
  expect(await locked()).toBe('locked');
  const broken = newProbe({ stats, probe: () => Promise.reject(new Error('gone')) });
  expect(await broken()).toBe('broken');
  const silent = newProbe({ stats, probe: () => new Promise(() => {}) });
  expect(await silent()).toBe('locked');
  const fine = newProbe({ stats, probe: () => Promise.resolve() });
  expect(await fine()).toBeNull();
});
