import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newHttpServer } from './http.ts';
import { openRaw } from './testing/raw.ts';

const SHORT = { headersMs: 150, requestMs: 300, keepAliveMs: 100, idleMs: 400, checkMs: 50 };
let http: Server;
let port = 0;
let isOpen = true;
beforeAll(async () => {
  http = newHttpServer(
    (request, reply) => {
      // One that is never finished: as if nobody read it.
      if (request.url === '/endless') reply.write('so far');
      else request.on('error', () => {}).pipe(reply);
    },
    () => isOpen,
    SHORT,
  );
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  port = (http.address() as AddressInfo).port;
});
afterAll(() => http.close());

const slow: Readonly<Record<string, string>> = {
  'that never says anything': '',
  'whose headers never end': 'GET / HTTP/1.1\r\nHost: here\r\nX-More: ',
  'whose body never comes': 'POST / HTTP/1.1\r\nHost: here\r\ncontent-length: 900\r\n\r\n{',
  'that asks for nothing more after its answer': 'GET / HTTP/1.1\r\nHost: here\r\n\r\n',
  'on which nothing moves': 'GET /endless HTTP/1.1\r\nHost: here\r\n\r\n',
};

test.each(Object.entries(slow))('a line %s is ended by the server', async (_which, text) => {
  const raw = await openRaw(port);
  raw.write(text);
  await raw.ended;
});

test('a body that trickles in must be whole in time', async () => {
  const raw = await openRaw(port);
  raw.write('POST / HTTP/1.1\r\nHost: here\r\ncontent-length: 900\r\n\r\n');
  const trickle = setInterval(() => raw.write('x'), 20);
  expect(await raw.ended).not.toContain('0\r\n\r\n');
  clearInterval(trickle);
});

test('who is not admitted is not answered at all', async () => {
  isOpen = false;
  const raw = await openRaw(port);
  raw.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  expect(await raw.ended).toBe('');
  isOpen = true;
});
