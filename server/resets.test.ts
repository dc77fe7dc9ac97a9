import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Seated } from '../room/rest.ts';
import { connect, twoAtTable } from './testing/client.ts';
import { type ServerProcess, spawnServer } from './testing/process.ts';
import { frame, openRaw, type Raw, upgrade } from './testing/raw.ts';

const TIMES = 40;
const folder = mkdtempSync(join(tmpdir(), 'crossings-resets-'));
let server: ServerProcess;
let host: Seated;
let guest: Seated;

beforeAll(async () => {
  server = await spawnServer(join(folder, 'resets.db'));
  ({ host, guest } = await twoAtTable(server.port));
});
afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(folder, { recursive: true });
});

const hello = (): Buffer =>
  frame(JSON.stringify({ t: 'hello', v: 1, table: host.table, token: guest.token, last: null }));
const opened = async (raw: Raw): Promise<void> => {
  raw.write(upgrade(server.port));
  await raw.hears('101 Switching');
};
const from = (origin: string): string => upgrade(server.port, '/socket', [`Origin: ${origin}`]);
const get = (path: string, ...more: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: here', ...more, '', ''].join('\r\n');

/** How far a line comes before it breaks. */
const STATES: Readonly<Record<string, (raw: Raw) => Promise<void> | void>> = {
  'before anything was said': () => {},
  'before the request line is whole': (raw) => raw.write('GET /sock'),
  'amid the headers': (raw) => raw.write('GET /socket HTTP/1.1\r\nHost: here\r\nUpgra'),
  'amid nonsense': (raw) => raw.write('\x16\x03\x01\x02\x00 not a request\r\n\r\n'),
  'after an upgrade to a wrong path': (raw) => raw.write(upgrade(server.port, '/elsewhere')),
  'after an upgrade from a foreign origin': (raw) => raw.write(from('http://elsewhere.example')),
  'after an upgrade without a key': (raw) =>
    raw.write(get('/socket', 'Connection: Upgrade', 'Upgrade: websocket')),
  'after CONNECT': (raw) => raw.write('CONNECT here:443 HTTP/1.1\r\nHost: here\r\n\r\n'),
  'right after an upgrade': (raw) => raw.write(upgrade(server.port)),
  'after the upgrade, before hello': opened,
  'with hello in the same packet as the upgrade': (raw) =>
    raw.write(Buffer.concat([Buffer.from(upgrade(server.port)), hello()])),
  'between hello and welcome': async (raw) => {
    await opened(raw);
    raw.write(hello());
  },
  'after welcome': async (raw) => {
    await opened(raw);
    raw.write(hello());
    await raw.hears('"t":"welcome"');
  },
  'amid a frame': async (raw) => {
    await opened(raw);
    raw.write(hello().subarray(0, 30));
  },
  'after a frame that is no frame': async (raw) => {
    await opened(raw);
    raw.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
  },
  'while closing, by the client': async (raw) => {
    await opened(raw);
    raw.write(frame(Buffer.from([0x03, 0xe8]), 0x88));
  },
  'while closing, by the server': async (raw) => {
    await opened(raw);
    raw.write(frame('{"t":"start","id":"s"}'));
    await raw.hears('link.noHello');
    raw.write(frame('{"t":"ping"}'));
  },
  'amid the body of a request': (raw) =>
    raw.write('POST /api/tables HTTP/1.1\r\nHost: here\r\ncontent-length: 900\r\n\r\n{"game":'),
  'before an answer': (raw) => raw.write(get('/api/games').repeat(20)),
  'before a stream of a bot begins': (raw) => raw.write(stream()),
  'amid a stream of a bot': async (raw) => {
    raw.write(stream());
    await raw.hears('"t":"table"');
  },
};
const stream = (): string =>
  get(`/api/bot/stream?table=${host.table}`, `Authorization: Bearer ${guest.token}`);

test.each(Object.entries(STATES))('D1 a line that is reset %s ends nothing else', async (_when, come) => {
  for (let i = 0; i < TIMES; i += 10) {
    const raws = await Promise.all(Array.from({ length: 10 }, () => openRaw(server.port)));
    await Promise.all(raws.map((raw) => come(raw)));
    for (const raw of raws) raw.reset();
    await Promise.all(raws.map(({ ended }) => ended));
  }
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
});

test('a server that stops waits for nobody who does not answer', async () => {
  const own = await spawnServer(join(folder, 'stop.db'));
  const raw = await openRaw(own.port);
  raw.write(upgrade(own.port));
  await raw.hears('101 Switching');
  expect(await own.kill('SIGTERM')).toBe(0);
  await raw.ended;
});

test('D7 of all these lines none is taken for a person who is there', async () => {
  const watcher = await connect(server.port, { table: host.table, token: null, seat: null });
  while (watcher.table?.seats.some(({ connected }) => connected)) await watcher.hears((m) => m.t === 'table');
  expect(watcher.table?.seats.map(({ connected }) => connected)).toEqual([false, false]);
  await watcher.close();
});
