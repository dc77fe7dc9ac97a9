import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Seated } from '../room/rest.ts';
import type { Running } from './server.ts';
import { connect, post, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';

let server: Running;
beforeAll(async () => {
  server = await serveHere();
});
afterAll(() => server.stop());

test('the example bot sits down by the code and plays a whole game against a bot of the server', async () => {
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'random' }];
  const { body: table } = await post<Seated>(server.port, '/api/tables', {
    game: 'migrato',
    seats,
    name: 'Host',
    facilitate: true,
  });
  const host = await connect(server.port, table);
  const script = join(import.meta.dirname, '..', 'examples', 'bot.mjs');
  const playing = promisify(execFile)(process.execPath, [
    script,
    `http://127.0.0.1:${server.port}`,
    table.code,
  ]);
  while (host.table?.seats[0]?.connected !== true) await host.hears((m) => m.t === 'table');
  expect(await host.ask({ t: 'start' })).toBeUndefined();
  const { stdout, stderr } = await playing;
  expect(stdout).toMatch(/Over after \d+ actions: \{"why"/);
  expect(stderr).toBe('');
  await host.close();
});

test('a program is refused with a reason, and never without a token', async () => {
  const { host, guest } = await twoAtTable(server.port);
  const act = { table: host.table, id: 'a1', decision: 0, action: { type: 'passRedraw' } };
  expect(await post(server.port, '/api/bot/act', act)).toMatchObject({ status: 401 });
  expect(await post(server.port, '/api/bot/act', act, guest.token)).toEqual({
    status: 409,
    body: { error: { key: 'room.notPlaying' } },
  });
  expect(await post(server.port, '/api/bot/act', { ...act, decision: 'x' }, guest.token)).toEqual({
    status: 400,
    body: { error: { key: 'link.badMessage' } },
  });
  const stream = await fetch(`http://127.0.0.1:${server.port}/api/bot/stream?table=${host.table}`);
  expect(stream.status).toBe(401);
});
