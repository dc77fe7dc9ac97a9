import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Limits, limitsOf } from '../service/limits.ts';
import type { Running } from './server.ts';
import { connect, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';
import { frame, openRaw, type Raw, upgrade } from './testing/raw.ts';

const MOST = { line: 6, socket: 4, stream: 2 };
const MOST_TALK = 3;
/** All may be opened as fast as one likes; what is tried is how much may be held. */
const free = limitsOf(0);
const LIMITS: Limits = {
  ...free,
  address: { ...free.address, talk: { perSecond: 0, burst: MOST_TALK } },
  most: MOST,
};
let server: Running;
beforeAll(async () => {
  server = await serveHere({}, undefined, undefined, undefined, LIMITS);
});
afterAll(() => server.stop());

async function socket(from: string): Promise<{ raw: Raw; status: string }> {
  const raw = await openRaw(server.port, from);
  raw.write(upgrade(server.port));
  const said = await Promise.race([raw.hears('\r\n\r\n'), raw.ended]);
  return { raw, status: said.slice(9, 12) };
}

test('an address holds so many sockets, another as many, and one that is let go makes room', async () => {
  const [here, there] = ['127.0.0.31', '127.0.0.32'];
  const held: Raw[] = [];
  for (let i = 0; i < MOST.socket; i++) {
    const { raw, status } = await socket(here);
    expect(status).toBe('101');
    held.push(raw);
  }
  for (let i = 0; i < 3; i++) {
    const { raw, status } = await socket(here);
    expect(status).toBe('429');
    await raw.ended;
  }
  const other = await socket(there);
  expect(other.status).toBe('101');
  held.pop()?.reset();
  let again = await socket(here);
  // That a line has gone is heard when it is heard.
  while (again.status !== '101') again = await socket(here);
  for (const raw of [...held, other.raw, again.raw]) raw.reset();
});

test('an address holds so many lines, whatever for; the next is not listened to', async () => {
  const [here, there] = ['127.0.0.41', '127.0.0.42'];
  const request = 'GET /livez HTTP/1.1\r\nHost: here\r\n\r\n';
  const held: Raw[] = [];
  for (let i = 0; i < MOST.line; i++) {
    const raw = await openRaw(server.port, here);
    raw.write(request);
    await raw.hears('200 OK');
    held.push(raw);
  }
  for (let i = 0; i < 3; i++) {
    const raw = await openRaw(server.port, here);
    raw.write(request);
    expect(await raw.ended).toBe('');
  }
  const other = await openRaw(server.port, there);
  other.write(request);
  await other.hears('200 OK');
  for (const raw of [...held, other]) raw.reset();
});

test('all of an address say so much together, however many lines they say it on', async () => {
  const { host, guest } = await twoAtTable(server.port);
  const people = [await connect(server.port, host), await connect(server.port, guest)];
  const refusals: unknown[] = [];
  for (let i = 0; i < 2 * MOST_TALK; i++)
    refusals.push(await people[i % 2]?.ask({ t: 'talk', phrase: 'thanks' }));
  const tooOften = { key: 'link.tooOften' };
  expect(refusals).toEqual([undefined, undefined, undefined, tooOften, tooOften, tooOften]);
  const { raw } = await socket('127.0.0.61');
  raw.write(frame(JSON.stringify({ t: 'hello', v: 1, table: host.table, token: host.token, last: null })));
  await raw.hears('"t":"welcome"');
  raw.write(frame('{"t":"talk","id":"elsewhere","phrase":"thanks"}'));
  await raw.hears('"t":"ack","id":"elsewhere"');
  raw.reset();
  await Promise.all(people.map((client) => client.close()));
});
