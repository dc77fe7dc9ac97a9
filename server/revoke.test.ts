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

const PASS = 'P'.repeat(22);
const admit = (table: string, body: object): Promise<{ status: number; body: Seated }> =>
  post<Seated>(server.port, `/api/tables/${table}/admit`, body);
const welcomeOf = ({ heard }: Client): unknown => heard.find(({ t }) => t === 'welcome');
const wrongToken = { error: { key: 'link.wrongToken' } };

test('a link that was given away is ended by the host on sockets and bot streams, and a pass lets its person in', async () => {
  const { host, guest } = await twoAtTable(server.port, { game: 'emigration' });
  const ada = await connect(server.port, host);
  const ben = await connect(server.port, guest);
  const thief = await openStream(server.port, guest);
  await ada.ask({ t: 'start' });
  const gone = new Promise<number>((resolve) => ben.socket.once('close', resolve));
  expect(await ada.ask({ t: 'revoke', seat: 1, pass: PASS })).toBeUndefined();
  expect(await gone).toBe(4100);
  expect((await thief.ended).at(-1)).toMatchObject(wrongToken);
  expect((await connect(server.port, guest)).heard[0]).toMatchObject(wrongToken);
  const act = { table: host.table, id: 'a1', decision: null, action: { type: 'resign' } };
  expect(await post(server.port, '/api/bot/act', act, guest.token)).toMatchObject({ status: 401 });
  // A pass is no token, and whoever has the link of the table cannot take the seat.
  expect((await connect(server.port, { ...guest, token: PASS })).heard[0]).toMatchObject(wrongToken);
  expect(await post(server.port, `/api/tables/${host.table}/join`, { name: 'Ben' })).toMatchObject({
    status: 409,
  });
  expect(await admit(host.table, { pass: 'Q'.repeat(22) })).toMatchObject({ status: 401 });
  expect(await admit(host.table, { pass: 'short' })).toMatchObject({ status: 400 });
  const token = 'N'.repeat(22);
  const first = await admit(host.table, { pass: PASS, token });
  expect(first).toMatchObject({ status: 201, body: { table: host.table, seat: 1, token } });
  expect(await admit(host.table, { pass: PASS, token })).toEqual(first);
  expect(await admit(host.table, { pass: PASS })).toMatchObject({ status: 401 });
  const again = await connect(server.port, { ...guest, token });
  expect(welcomeOf(again)).toMatchObject({ you: { seat: 1 } });
  await Promise.all([ada, again].map((client) => client.close()));
});

async function overAndAgain(): Promise<{ ada: Client; ben: Client; guest: Seated; next: string }> {
  const { host, guest } = await twoAtTable(server.port);
  const ada = await connect(server.port, host);
  const ben = await connect(server.port, guest);
  await ada.ask({ t: 'start' });
  await ada.ask({ t: 'act', decision: null, action: { type: 'resign' } });
  expect(await ben.ask({ t: 'rematch' })).toBeUndefined();
  const next = ben.table?.next ?? expect.fail('no rematch');
  return { ada, ben, guest, next };
}

test('a token that is renewed holds along the chain of rematches: the old one opens no later table', async () => {
  const { ada, ben, guest, next } = await overAndAgain();
  const token = 'R'.repeat(22);
  const thief = await connect(server.port, { ...guest, table: next });
  const gone = new Promise<number>((resolve) => thief.socket.once('close', resolve));
  expect(await ben.ask({ t: 'renew', token })).toBeUndefined();
  expect(await gone).toBe(4100);
  expect((await connect(server.port, { ...guest, table: next })).heard[0]).toMatchObject(wrongToken);
  const later = await connect(server.port, { ...guest, table: next, token });
  expect(welcomeOf(later)).toMatchObject({ you: { seat: 0, host: false } });
  await Promise.all([ada, ben, later].map((client) => client.close()));
});

test('whoever renews an old token at an older table does not get the seat back that was renewed later', async () => {
  const { ada, ben, guest, next } = await overAndAgain();
  const later = await connect(server.port, { ...guest, table: next });
  const token = 'S'.repeat(22);
  expect(await later.ask({ t: 'renew', token })).toBeUndefined();
  expect(await ben.ask({ t: 'renew', token: 'T'.repeat(22) })).toBeUndefined();
  const stolen = await connect(server.port, { ...guest, table: next, token: 'T'.repeat(22) });
  expect(stolen.heard[0]).toMatchObject(wrongToken);
  expect(welcomeOf(await connect(server.port, { ...guest, table: next, token }))).toMatchObject({
    you: { seat: 0 },
  });
  await Promise.all([ada, ben, later].map((client) => client.close()));
});
