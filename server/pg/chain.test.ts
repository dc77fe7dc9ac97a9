import { afterAll, expect, test } from 'vitest';
import type { Seated } from '../../room/rest.ts';
import { type Client, connect, post, twoAtTable } from '../testing/client.ts';
import { serveHere } from '../testing/here.ts';
import { startPostgres } from '../testing/postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

const wrongToken = { error: { key: 'link.wrongToken' } };
const seatOf = ({ heard }: Client): unknown => heard.find(({ t }) => t === 'welcome');

test('a token that is renewed holds along the chain of rematches, also where another server plays the next table', async () => {
  const url = await postgres.database();
  const node = () => serveHere({ db: url, leaseMs: 6000 });
  const [one, two] = await Promise.all([node(), node()]);
  const { host, guest } = await twoAtTable(one.port);
  const ada = await connect(one.port, host);
  const ben = await connect(one.port, guest);
  await ada.ask({ t: 'start' });
  await ada.ask({ t: 'act', decision: null, action: { type: 'resign' } });
  expect(await ben.ask({ t: 'rematch' })).toBeUndefined();
  const next = ben.table?.next ?? expect.fail('no rematch');
  // Whoever comes first decides who plays it.
  const there = await connect(two.port, { ...guest, table: next });
  const ended = new Promise<number>((resolve) => there.socket.once('close', resolve));
  const token = 'R'.repeat(22);
  expect(await ben.ask({ t: 'renew', token })).toBeUndefined();
  expect(await ended).toBe(4100);
  expect((await connect(two.port, { ...guest, table: next })).heard[0]).toMatchObject(wrongToken);
  const later = await connect(two.port, { ...guest, table: next, token });
  expect(seatOf(later)).toMatchObject({ you: { seat: 0 } });
  // With a pass for another device it is this table that is asked, and the next one goes along.
  const pass = 'P'.repeat(22);
  expect(await ben.ask({ t: 'pass', pass })).toBeUndefined();
  const phone = 'F'.repeat(22);
  const wish = { pass, token: phone };
  const { status } = await post<Seated>(two.port, `/api/tables/${host.table}/admit`, wish);
  expect(status).toBe(201);
  expect(seatOf(await connect(one.port, { ...guest, table: next, token: phone }))).toMatchObject({
    you: { seat: 0 },
  });
  await Promise.all([one.stop(), two.stop()]);
});
