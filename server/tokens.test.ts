import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { connect, post, twoAtTable } from './testing/client.ts';
import { spawnServer } from './testing/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossings-tokens-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('no token and no table stands in a log, however much is logged', async () => {
  const server = await spawnServer(join(folder, 'log.db'), 'debug');
  const { host, guest } = await twoAtTable(server.port);
  const ada = await connect(server.port, host);
  await connect(server.port, guest);
  await connect(server.port, { ...host, token: 'B'.repeat(22) });
  await ada.ask({ t: 'start' });
  await ada.act({ type: 'nonsense' });
  await post(server.port, `/api/tables/${host.table}/join`, { name: 'Cem' });
  expect(await server.kill('SIGTERM')).toBe(0);
  for (const secret of [host.token, guest.token, host.table, host.code, 'B'.repeat(22), 'Ada']) {
    expect(server.said()).not.toContain(secret);
  }
});

test('tokens are on the disk as fingerprints only', async () => {
  const db = join(folder, 'tokens.db');
  const server = await spawnServer(db);
  const { host, guest } = await twoAtTable(server.port);
  await server.kill('SIGTERM');
  const rows = JSON.stringify(
    new DatabaseSync(db).prepare('SELECT * FROM tables JOIN live USING (nr)').all(),
  );
  expect(rows).toContain(host.table);
  for (const { token } of [host, guest]) expect(rows).not.toContain(token);
});
