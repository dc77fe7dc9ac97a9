import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerMessage, You } from '../room/protocol.ts';
import type { Running } from './server.ts';
import { type Client, connect, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';

let server: Running;
beforeAll(async () => {
  server = await serveHere();
});
afterAll(() => server.stop());

const isAsked = (message: ServerMessage): boolean => message.t === 'you' && message.you.pair !== null;
const onlooker = (table: string): Promise<Client> => connect(server.port, { table, token: null, seat: null });
/** What this device was told of itself last. */
function youOf({ heard }: Client): You {
  const said = heard.findLast((one) => one.t === 'you' || one.t === 'welcome');
  return said?.t === 'you' || said?.t === 'welcome' ? said.you : expect.fail('nothing is said');
}

test('a second device asks the first one; by its yes both are the seat, and nothing of it leaks before or to others', async () => {
  const { host, guest } = await twoAtTable(server.port);
  const [ada, ben, phone] = [
    await connect(server.port, host),
    await connect(server.port, guest),
    await onlooker(host.table),
  ];
  await ada.ask({ t: 'start' });
  const asked = ben.hears(isAsked);
  expect(await phone.ask({ t: 'pair', seat: 1 })).toBeUndefined();
  await asked;
  const { id, sign } = youOf(ben).pair ?? expect.fail('Ben is not asked');
  expect(youOf(phone)).toMatchObject({ seat: null, pair: { sign, seat: 1 } });
  expect(phone.raw.join()).not.toContain(guest.token);
  // Nobody can answer for somebody else, or give away what is not theirs.
  expect(await ada.ask({ t: 'share', pair: id, token: host.token })).toEqual({ key: 'knock.gone' });
  expect(await ben.ask({ t: 'share', pair: id, token: host.token })).toEqual({ key: 'link.wrongToken' });
  const given = phone.hears(({ t }) => t === 'shared');
  expect(await ben.ask({ t: 'share', pair: id, token: guest.token })).toBeUndefined();
  const shared = await given;
  const token = shared.t === 'shared' ? shared.token : '';
  const both = ben.hears((one) => one.t === 'you' && one.you.devices === 2);
  const second = await connect(server.port, { ...guest, token });
  await both;
  expect(youOf(second)).toMatchObject({ seat: 1, devices: 2, pair: null });
  const others = [...ada.raw, ...phone.raw.filter((text) => !text.includes('"shared"'))];
  expect(others.join()).not.toContain(guest.token);
  expect(ada.raw.join()).not.toMatch(/"you":\{[^}]*"pair":\{/);
  // The first one signs the second one out, as any other device.
  const gone = new Promise<number>((resolve) => second.socket.once('close', resolve));
  expect(await ben.ask({ t: 'renew', token: 'N'.repeat(22) })).toBeUndefined();
  expect(await gone).toBe(4100);
  await Promise.all([ada, ben, phone].map((client) => client.close()));
});

test('a no is told to the asker alone, and its line is asked for no seat twice', async () => {
  const { host, guest } = await twoAtTable(server.port);
  const [ben, phone] = [await connect(server.port, guest), await onlooker(host.table)];
  const asked = ben.hears(isAsked);
  await phone.ask({ t: 'pair', seat: 1 });
  await asked;
  const told = phone.hears(({ t }) => t === 'notice');
  expect(await ben.ask({ t: 'share', pair: youOf(ben).pair?.id ?? 0, token: null })).toBeUndefined();
  expect(await told).toEqual({ t: 'notice', notice: { key: 'pair.no' } });
  expect(await phone.ask({ t: 'pair', seat: 1 })).toEqual({ key: 'pair.no' });
  expect(youOf(phone)).toMatchObject({ seat: null, pair: null });
  // Its host is not connected.
  expect(await phone.ask({ t: 'pair', seat: 0 })).toEqual({ key: 'pair.away' });
  await Promise.all([ben, phone].map((client) => client.close()));
});

test('asking devices is limited like talk', async () => {
  const strict = await serveHere({ rate: 2 });
  const { host } = await twoAtTable(strict.port);
  const ada = await connect(strict.port, host);
  const eve = await connect(strict.port, { table: host.table, token: null, seat: null });
  expect(await eve.ask({ t: 'pair', seat: 0 })).toBeUndefined();
  expect(await eve.ask({ t: 'pair', seat: 0 })).toEqual({ key: 'link.tooOften' });
  await Promise.all([ada, eve].map((client) => client.close()));
  await strict.stop();
});
