import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { connect, post, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';
import { spawnServer } from './testing/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossings-manners-'));
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

test('a reader that does not read is dropped, and the other one plays on', async () => {
  const server = await serveHere();
  const { host, guest } = await twoAtTable(server.port);
  const ada = await connect(server.port, host);
  const ben = await connect(server.port, guest);
  await ada.ask({ t: 'start' });
  for (let i = 0; i < 40; i++) {
    const mover = [ada, ben].find((one) => one.scene?.awaiting.must.includes(one.seat ?? -1));
    await mover?.act(mover.scene?.options[0] ?? {});
    await ada.ask({ t: 'note', text: '' });
    await ben.ask({ t: 'note', text: '' });
  }
  const gone = new Promise((resolve) => ada.socket.once('close', resolve));
  ben.socket.pause();
  const metrics = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  for (let i = 0; i < 200; i++) {
    for (let k = 0; k < 10; k++) ben.send(JSON.stringify({ t: 'history', id: `h${i}-${k}` }));
    expect(await ada.ask({ t: 'note', text: `${i}` })).toBeUndefined();
    if (/slow_readers_total 1$/m.test(await metrics())) break;
  }
  expect(await metrics()).toMatch(/slow_readers_total 1$/m);
  await ada.close();
  await gone;
  ben.socket.terminate();
  await server.stop();
});
