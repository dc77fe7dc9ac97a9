import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Seated } from '../room/rest.ts';
import type { Running } from './server.ts';
import { type Client, connect, post, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';
import { openStream } from './testing/stream.ts';

let server: Running;
beforeAll(async () => {
  server = await serveHere();
});
afterAll(() => server.stop());

const join = (table: string, name: string, more: object = {}): Promise<{ status: number; body: Seated }> =>
  post<Seated>(server.port, `/api/tables/${table}/join`, { name, ...more });

// A second device on the seat may be told of first.
const welcomeOf = ({ heard }: Client): unknown => heard.find(({ t }) => t === 'welcome');

test('D2 whoever is put out in the lobby is let go at once, on sockets and on bot streams alike', async () => {
  const { host, guest } = await twoAtTable(server.port);
  const ada = await connect(server.port, host);
  const ben = await connect(server.port, guest);
  const bot = await openStream(server.port, guest);
  const socketGone = new Promise<number>((resolve) => ben.socket.once('close', resolve));
  expect(await ada.ask({ t: 'seat', seat: 1, kind: 'human' })).toBeUndefined();
  expect(await socketGone).toBe(4100);
  expect(ben.heard.at(-1)).toEqual({ t: 'error', error: { key: 'link.wrongToken' }, fatal: true });
  const lines = await bot.ended;
  expect(lines.at(-1)).toEqual({ t: 'error', error: { key: 'link.wrongToken' }, fatal: true });
  const { body: cem } = await join(host.table, 'Cem');
  expect(cem.seat).toBe(1);
  await ada.ask({ t: 'start' });
  const act = { table: host.table, id: 'a1', decision: null, action: { type: 'resign' } };
  expect(await post(server.port, '/api/bot/act', act, guest.token)).toMatchObject({ status: 401 });
  expect(lines.filter((line) => line.t === 'state')).toEqual([]);
  expect((await connect(server.port, guest)).heard[0]).toMatchObject({ error: { key: 'link.wrongToken' } });
  await ada.close();
});

test('who renews a token keeps the seat on this device; every other one is let go, and the old token opens nothing', async () => {
  // A game in which one may write notes.
  const { host, guest } = await twoAtTable(server.port, { game: 'emigration' });
  const ada = await connect(server.port, host);
  const phone = await connect(server.port, guest);
  const laptop = await connect(server.port, guest);
  const bot = await openStream(server.port, guest);
  await ada.ask({ t: 'start' });
  await phone.sees(() => true);
  const gone = new Promise<number>((resolve) => laptop.socket.once('close', resolve));
  const token = 'N'.repeat(22);
  expect(await phone.ask({ t: 'renew', token })).toBeUndefined();
  expect(await gone).toBe(4100);
  expect((await bot.ended).at(-1)).toMatchObject({ error: { key: 'link.wrongToken' } });
  expect((await connect(server.port, guest)).heard[0]).toMatchObject({ error: { key: 'link.wrongToken' } });
  expect(await phone.ask({ t: 'talk', phrase: 'thanks' })).toBeUndefined();
  const again = await connect(server.port, { ...guest, token });
  expect(welcomeOf(again)).toMatchObject({ you: { seat: 1 } });
  await Promise.all([ada, phone, again].map((client) => client.close()));
});

test('a host who renews stays the host, and an onlooker has nothing to renew', async () => {
  const { host } = await twoAtTable(server.port);
  const ada = await connect(server.port, host);
  const token = 'H'.repeat(22);
  expect(await ada.ask({ t: 'renew', token })).toBeUndefined();
  expect(await ada.ask({ t: 'start' })).toBeUndefined();
  const again = await connect(server.port, { ...host, token });
  expect(welcomeOf(again)).toMatchObject({ you: { seat: 0, host: true } });
  const watcher = await connect(server.port, { table: host.table, token: null, seat: null });
  expect(await watcher.ask({ t: 'renew', token: 'W'.repeat(22) })).toEqual({ key: 'room.notSeated' });
  await Promise.all([ada, again, watcher].map((client) => client.close()));
});

test('F3 a join that is repeated because its answer was lost is one seat', async () => {
  const seats = [{ kind: 'human' }, { kind: 'human' }, { kind: 'human' }];
  const wish = { game: 'emigration', seats, name: 'Ada' };
  const { body: host } = await post<Seated>(server.port, '/api/tables', wish);
  const token = 'J'.repeat(22);
  const first = await join(host.table, 'Ben', { token });
  const second = await join(host.table, 'Ben', { token });
  expect(first).toEqual(second);
  expect(first.body).toMatchObject({ seat: 1, token });
  expect((await join(host.table, 'Cem')).body.seat).toBe(2);
});

test('F7 lists and look-ups open no table', async () => {
  const { host } = await twoAtTable(server.port, { listed: true, title: 'Open to all' });
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${server.port}${path}`)).json();
  const open = async (): Promise<string | undefined> =>
    /^crossings_open_tables (\d+)$/m.exec(
      await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text(),
    )?.[1];
  const { body: other } = await post<Seated>(server.port, '/api/tables', {
    game: 'migrato',
    seats: [{ kind: 'human' }, { kind: 'human' }],
    name: 'Dia',
    listed: true,
  });
  const before = await open();
  expect(await get('/api/tables')).toMatchObject({
    tables: [
      { id: other.table, phase: 'lobby' },
      { id: host.table, name: 'Open to all' },
    ],
  });
  expect(await get(`/api/tables/${other.code}`)).toMatchObject({
    id: other.table,
    seats: [{ name: 'Dia' }, {}],
  });
  expect(await get(`/api/codes/${other.code}`)).toEqual({ table: other.table });
  expect(await get('/api/tables/nosuchtable')).toEqual({ error: { key: 'table.gone' } });
  expect(await open()).toBe(before);
  // Where it is open, who is there is told.
  const ada = await connect(server.port, host);
  expect(await get(`/api/tables/${host.table}`)).toMatchObject({ seats: [{ connected: true }, {}] });
  await ada.close();
});
