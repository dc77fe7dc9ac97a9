import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect, twoAtTable } from './testing/client.ts';
import { spawnServer } from './testing/process.ts';

/** Goal: one second. A busy machine may take longer, so what it took is printed. */
test('it listens soon on a database that is there, and its tables are served', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossings-start-'));
  const db = join(folder, 'start.db');
  const first = await spawnServer(db);
  const { host } = await twoAtTable(first.port);
  await first.kill();
  const from = performance.now();
  const again = await spawnServer(db);
  console.log(`listening after ${Math.round(performance.now() - from)} ms`);
  const client = await connect(again.port, host);
  expect(client.heard[0]?.t).toBe('welcome');
  await again.kill('SIGTERM');
  rmSync(folder, { recursive: true });
});
