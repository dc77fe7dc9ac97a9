import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Seated } from '../room/rest.ts';
import type { Running } from './server.ts';
import { askFrom } from './testing/ask.ts';
import { connect, post, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';
import { frame, openRaw, type Raw, upgrade } from './testing/raw.ts';

/** So strict that limits are met soon: twice this many sockets ten times over, four streams for an address. */
const RATE = 2;
let free: Running;
let strict: Running;
beforeAll(async () => {
  free = await serveHere();
  strict = await serveHere({ rate: RATE });
});
afterAll(async () => {
  await free.stop();
  await strict.stop();
});

async function opened(port: number, from?: string): Promise<Raw> {
  const raw = await openRaw(port, from);
  raw.write(upgrade(port));
  await raw.hears('101 Switching');
  return raw;
}

test('D6 pings of the transport are limited too, and a socket that is being closed answers none', async () => {
  const raw = await opened(strict.port, '127.0.0.21');
  raw.write(Buffer.concat(Array.from({ length: 500 }, () => frame('x', 0x89))));
  const said = await raw.ended;
  // 4001 as two bytes after the head of the closing frame.
  expect(said).toContain('\x0f\xa1link.tooOften');
  expect(said.split('\x8a\x01x')).toHaveLength(RATE * 3 + 1);
});

test('D6 so are bytes: a message in endless parts comes to an end', async () => {
  const raw = await opened(strict.port, '127.0.0.22');
  raw.write(frame('{"t":"', 0x01));
  const part = Buffer.concat(Array.from({ length: 3000 }, () => frame('', 0x00)));
  raw.socket.on('drain', () => raw.write(part));
  for (let i = 0; i < 20; i++) raw.write(part);
  const said = await raw.ended;
  // 4001, or 1008 by the number of parts.
  expect(said.includes('\x0f\xa1') || said.includes('\x03\xf0')).toBe(true);
});

test('D5 who asks for the history again and again is told to wait, and stays', async () => {
  const { host, guest } = await twoAtTable(strict.port);
  const ada = await connect(strict.port, host);
  const watcher = await connect(strict.port, { table: host.table, token: null, seat: null });
  expect(guest.seat).toBe(1);
  watcher.send('{"t":"history","id":"h1"}');
  watcher.send('{"t":"history","id":"h2"}');
  const refused = await watcher.hears((m) => m.t === 'refused');
  expect(refused).toMatchObject({ id: 'h2', refusal: { key: 'link.tooOften' } });
  expect(watcher.heard.filter((m) => m.t === 'history')).toHaveLength(1);
  expect(watcher.socket.readyState).toBe(WebSocket.OPEN);
  await Promise.all([ada, watcher].map((client) => client.close()));
});

test('who looks on calls those who play no oftener by a name or a knock than by talk', async () => {
  const { host } = await twoAtTable(strict.port);
  const [ada, eve] = [
    await connect(strict.port, host),
    await connect(strict.port, { table: host.table, token: null, seat: null }),
  ];
  expect(await eve.ask({ t: 'introduce', name: 'Eve' })).toBeUndefined();
  expect(await eve.ask({ t: 'introduce', name: 'Not Eve' })).toEqual({ key: 'link.tooOften' });
  const knock = { t: 'knock', seat: 1, name: 'Eve', token: 'E'.repeat(22) } as const;
  expect(await eve.ask(knock)).toEqual({ key: 'link.tooOften' });
  expect(ada.table?.watchers).toEqual(['Eve']);
  await Promise.all([ada, eve].map((client) => client.close()));
});

test('an address may hold so many streams for bots, and others as many', async () => {
  const crowd = await serveHere({ rate: 1 });
  const { host, guest } = await twoAtTable(crowd.port);
  const held: Raw[] = [];
  const path = `/api/bot/stream?table=${host.table}`;
  const bearer = `Authorization: Bearer ${guest.token}`;
  for (let i = 0; i < 3; i++) {
    const raw = await openRaw(crowd.port, '127.0.0.5');
    raw.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n${bearer}\r\n\r\n`);
    await raw.hears(i < 2 ? '200 OK' : '429');
    held.push(raw);
  }
  const other = await openRaw(crowd.port, '127.0.0.6');
  other.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n${bearer}\r\n\r\n`);
  await other.hears('200 OK');
  for (const raw of [...held, other]) raw.reset();
  await crowd.stop();
});

test('founding tables is limited for each address', async () => {
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const body = { game: 'migrato', seats, name: 'Eve' };
  const found = (from: string) => askFrom(from, strict.port, '/api/tables', { method: 'POST', body });
  const statuses: number[] = [];
  for (let i = 0; i < RATE * 3 + 1; i++) statuses.push((await found('127.0.0.7')).status);
  expect(statuses).toEqual([...Array.from({ length: RATE * 3 }, () => 201), 429]);
  expect((await found('127.0.0.8')).status).toBe(201);
});

test('so are rematches, over a socket and for programs', async () => {
  const own = await serveHere({ rate: RATE });
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'level:1' }];
  const { body } = await post<Seated>(own.port, '/api/tables', { game: 'migrato', seats, name: 'Eve' });
  let { table } = body;
  // Sockets come back much sooner than rematches: sooner or later it is a rematch that is refused.
  for (;;) {
    const eve = await connect(own.port, { ...body, table });
    await eve.ask({ t: 'start' });
    await eve.ask({ t: 'act', decision: null, action: { type: 'resign' } });
    const refusal = await eve.ask({ t: 'rematch' });
    await eve.close();
    if (refusal !== undefined) {
      expect(refusal).toEqual({ key: 'link.tooOften' });
      break;
    }
    table = eve.table?.next ?? expect.fail('no rematch');
  }
  const asked = await post(own.port, `/api/tables/${table}/rematch`, { id: 'n' }, body.token);
  expect(asked).toEqual({ status: 409, body: { error: { key: 'link.tooOften' } } });
  await own.stop();
});

test('D10 a seat of a program is limited however its table is spelt', async () => {
  const { host, guest } = await twoAtTable(strict.port);
  const spelt = [
    host.table,
    host.code,
    host.code.toUpperCase(),
    `${host.code.slice(0, 4)}-${host.code.slice(4)}`,
  ];
  // All at once: one after the other, a slow machine would be within the limit.
  const answers = await Promise.all(
    Array.from({ length: 5 * RATE }, (_none, i) => {
      const table = spelt[i % spelt.length];
      const act = { table, id: `a${i}`, decision: 0, action: { type: 'passRedraw' } };
      return post(strict.port, '/api/bot/act', act, guest.token);
    }),
  );
  expect(answers.map(({ status }) => status)).toContain(429);
});

test('D15 a stream of a bot has the headers of every other answer', async () => {
  const { host, guest } = await twoAtTable(free.port);
  const raw = await openRaw(free.port);
  const path = `/api/bot/stream?table=${host.table}`;
  raw.write(`GET ${path} HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${guest.token}\r\n\r\n`);
  const said = (await raw.hears('"t":"table"')).toLowerCase();
  raw.reset();
  for (const name of ['content-security-policy', 'x-content-type-options: nosniff', 'referrer-policy']) {
    expect(said).toContain(name);
  }
  expect(said).toContain('cache-control: no-store');
});

test('D16 no cache may keep an answer that holds a token', async () => {
  const body = { game: 'migrato', seats: [{ kind: 'human' }, { kind: 'human' }], name: 'Ada' };
  const founded = await askFrom('127.0.0.1', free.port, '/api/tables', { method: 'POST', body });
  expect(founded.headers['cache-control']).toBe('no-store');
  const { table } = JSON.parse(founded.text) as Seated;
  const joined = await askFrom('127.0.0.1', free.port, `/api/tables/${table}/join`, {
    method: 'POST',
    body: { name: 'Ben' },
  });
  expect(joined.headers['cache-control']).toBe('no-store');
});

test('a forwarded address counts behind a trusted proxy, and nowhere else', async () => {
  const behind = await serveHere({ rate: 2, trustProxy: ['127.0.0.1'] });
  const body = { game: 'migrato', seats: [{ kind: 'human' }, { kind: 'human' }], name: 'Eve' };
  const found = (port: number, client: string) =>
    askFrom('127.0.0.1', port, '/api/tables', {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': client },
    });
  const statuses = async (port: number) => {
    const all: number[] = [];
    for (let i = 0; i < 8; i++) all.push((await found(port, `198.51.100.${i}`)).status);
    return all;
  };
  expect(await statuses(behind.port)).not.toContain(429);
  expect(await statuses(strict.port)).toContain(429);
  await behind.stop();
});

test('D14 whatever a table is founded with, the answer is a table or a sentence, never a broken server', async () => {
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const found = (body: object) => askFrom('127.0.0.1', free.port, '/api/tables', { method: 'POST', body });
  for (const game of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'valueOf']) {
    expect((await found({ game, seats, name: 'Ada' })).key, game).toBe('table.noSuchGame');
  }
  const odd: object[] = ['constructor', 'toString', 'x'].map((name) => ({ [name]: { a: 1 } }));
  odd.push(JSON.parse('{"__proto__":{"starts":1}}'), { starts: 'constructor' }, { starts: [] });
  for (const options of odd) {
    expect((await found({ game: 'migrato', seats, name: 'Ada', options })).status).toBeLessThan(500);
  }
  for (const bot of [
    'constructor',
    'search:0',
    'search:999999',
    'greedy',
    'random:5',
    'level:0',
    'level:6',
  ]) {
    const { key } = await found({ game: 'migrato', seats: [seats[0], { kind: 'bot', bot }], name: 'Ada' });
    expect(key, bot).toBe('table.badOptions');
  }
});

test('D17 a name that nobody could read is refused in a sentence, over HTTP and over the socket', async () => {
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const body = { game: 'migrato', seats, name: '\u200b \u3164' };
  const founded = await askFrom('127.0.0.1', free.port, '/api/tables', { method: 'POST', body });
  expect(founded.key).toBe('table.badName');
  const { host } = await twoAtTable(free.port);
  const path = `/api/tables/${host.table}/join`;
  const joined = await askFrom('127.0.0.1', free.port, path, { method: 'POST', body: { name: '\u202e' } });
  expect(joined.key).toBe('table.badName');
  const ada = await connect(free.port, host);
  const said = ada.hears((m) => m.t === 'error');
  ada.send(JSON.stringify({ t: 'seat', id: 's', seat: 1, kind: 'empty', name: '\u2800' }));
  expect(await said).toMatchObject({ error: { key: 'link.badMessage' } });
  const again = ada.hears((m) => m.t === 'error');
  ada.send(JSON.stringify({ t: 'seat', id: 's', seat: 1, kind: 'bot', bot: 'constructor' }));
  expect(await again).toMatchObject({ error: { key: 'link.badMessage' } });
  await ada.close();
});

test('a request that could be read in two ways is refused, and TRACE shows nothing', async () => {
  const asked = async (text: string): Promise<string> => {
    const raw = await openRaw(free.port);
    raw.write(text);
    return raw.ended;
  };
  const both = 'Content-Length: 5\r\nTransfer-Encoding: chunked';
  const smuggled = await asked(`POST /api/tables HTTP/1.1\r\nHost: here\r\n${both}\r\n\r\n0\r\n\r\n`);
  expect(smuggled).toMatch(/^HTTP\/1.1 400 /);
  const traced = await asked('TRACE / HTTP/1.1\r\nHost: here\r\nX-Mine: hidden\r\nConnection: close\r\n\r\n');
  expect(traced).toMatch(/^HTTP\/1.1 404 /);
  expect(traced).not.toContain('hidden');
});

test('who asks hundreds of things at once is not heard for a while, and others are', async () => {
  const own = await serveHere({ rate: 20 });
  const idle = await openRaw(own.port, '127.0.0.77');
  const raw = await openRaw(own.port, '127.0.0.77');
  raw.write('GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(1000));
  // Its other lines end too, before they can say as much.
  await Promise.all([raw.ended, idle.ended]);
  const again = await openRaw(own.port, '127.0.0.77');
  again.write('GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n');
  expect(await again.ended).toBe('');
  expect((await askFrom('127.0.0.78', own.port, '/healthz')).status).toBe(200);
  await own.stop();
});
