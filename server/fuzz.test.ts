import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerMessage } from '../room/protocol.ts';
import type { Running } from './server.ts';
import { connect, post, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';

let server: Running;
beforeAll(async () => {
  server = await serveHere();
});
afterAll(() => server.stop());

const isTyped = (message: ServerMessage): boolean =>
  (message.t === 'error' && typeof message.error.key === 'string') ||
  (message.t === 'refused' && typeof message.refusal.key === 'string') ||
  ['ack', 'pong', 'history', 'sync', 'table', 'talk'].includes(message.t);

const T = ['hello', 'act', 'undo', 'consent', 'pause', 'seat', 'open', 'note', 'talk', 'resync', 'nonsense'];
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('__proto__', 'constructor', '\ud800', -0, 1e308, 2 ** 53, '', null),
);
const message = fc.record(
  {
    t: fc.oneof(fc.constantFrom(...T), odd),
    id: fc.oneof(fc.string({ maxLength: 40 }), odd),
    v: odd,
    table: odd,
    token: odd,
    last: odd,
    decision: fc.oneof(fc.nat(5), odd),
    action: fc.oneof(
      fc.record({ type: fc.constantFrom('playBird', 'resigm', 'discard'), card: odd, onto: odd }),
      odd,
    ),
    request: odd,
    agree: odd,
    seat: odd,
    kind: odd,
    text: odd,
    open: odd,
  },
  { requiredKeys: [] },
);
const frame = fc.oneof(
  fc.string(),
  message.map((m) => JSON.stringify(m)),
  fc.constantFrom('', '{', '[]', 'null', '{"t":"act"}', '['.repeat(2000), '{"__proto__":{"t":"act"}}'),
);

test('whatever a client sends is answered with a typed message, and the game is as before', async () => {
  const { host, guest } = await twoAtTable(server.port);
  const ada = await connect(server.port, host);
  const ben = await connect(server.port, guest);
  await ada.ask({ t: 'start' });
  await ben.sees(() => true);
  const before = JSON.stringify(ada.scene?.view);
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { minLength: 5, maxLength: 25 }), async (frames) => {
      const from = ben.heard.length;
      for (const text of frames) ben.send(text);
      const echoed = ben.hears((m) => m.t === 'pong');
      ben.send('{"t":"ping"}');
      await echoed;
      for (const heard of ben.heard.slice(from)) expect(isTyped(heard), JSON.stringify(heard)).toBe(true);
    }),
    { numRuns: 120 },
  );
  const checked = await connect(server.port, host);
  expect(JSON.stringify(checked.scene?.view)).toBe(before);
  expect(ben.socket.readyState).toBe(WebSocket.OPEN);
  await Promise.all([ada, ben, checked].map((client) => client.close()));
});

test('a frame that is too large, or binary, closes or is answered, and nobody else notices', async () => {
  const { host, guest } = await twoAtTable(server.port, { game: 'emigration' });
  const ada = await connect(server.port, host);
  const ben = await connect(server.port, guest);
  const closed = new Promise<number>((resolve) => ben.socket.once('close', resolve));
  ben.send(JSON.stringify({ t: 'note', id: 'n', text: 'x'.repeat(5000) }));
  expect(await closed).toBe(1009);
  const answered = ada.hears((m) => m.t === 'error');
  ada.socket.send(Buffer.from([1, 2, 3]));
  expect(await answered).toMatchObject({ error: { key: 'link.badMessage' } });
  expect(await ada.ask({ t: 'note', text: 'still here' })).toBeUndefined();
  await ada.close();
});

test('before hello nothing is obeyed; another version is told so', async () => {
  const { host } = await twoAtTable(server.port);
  const first = (text: string): Promise<ServerMessage> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/socket`);
      socket.once('open', () => socket.send(text));
      socket.once('message', (data) => resolve(JSON.parse(String(data)) as ServerMessage));
      socket.once('error', reject);
    });
  expect(await first('{"t":"start","id":"s"}')).toMatchObject({ error: { key: 'link.noHello' } });
  const hello = { t: 'hello', v: 99, table: host.table, token: null, last: null };
  expect(await first(JSON.stringify(hello))).toMatchObject({ error: { key: 'link.version' }, fatal: true });
});

test('who asks too often is turned away, over sockets and over HTTP', async () => {
  const strict = await serveHere({ rate: 5 });
  const { host } = await twoAtTable(strict.port);
  const ada = await connect(strict.port, host);
  const closed = new Promise<number>((resolve) => ada.socket.once('close', resolve));
  for (let i = 0; i < 40; i++) ada.send('{"t":"ping"}');
  expect(await closed).toBe(4001);
  const statuses: number[] = [];
  for (let i = 0; i < 20; i++) {
    statuses.push((await post(strict.port, '/api/tables/nosuchtable/join', { name: 'Eve' })).status);
  }
  expect(statuses).toContain(429);
  await strict.stop();
});
