import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { connect, post, twoAtTable } from './testing/client.ts';
import { spawnServer } from './testing/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossings-version-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a table of a newer version is refused with a sentence and left as it is', async () => {
  const db = join(folder, 'newer.db');
  const first = await spawnServer(db);
  const { host } = await twoAtTable(first.port);
  await first.kill('SIGTERM');
  const file = new DatabaseSync(db);
  const row = String(file.prepare('SELECT live FROM live').get()?.live);
  const newer = JSON.stringify({ ...JSON.parse(row), version: 99 });
  file.prepare('UPDATE live SET live = ?').run(newer);
  file.close();
  const again = await spawnServer(db);
  const client = await connect(again.port, host);
  expect(client.heard[0]).toEqual({ t: 'error', error: { key: 'table.otherVersion' }, fatal: true });
  expect(await post(again.port, `/api/tables/${host.table}/join`, { name: 'Cem' })).toEqual({
    status: 409,
    body: { error: { key: 'table.otherVersion' } },
  });
  await again.kill('SIGTERM');
  expect(new DatabaseSync(db).prepare('SELECT live FROM live').get()?.live).toBe(newer);
});
