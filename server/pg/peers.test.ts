import { createServer } from 'node:http';
import { type AddressInfo, createServer as createListener } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { PROTOCOL_VERSION } from '../../room/limits.ts';
import { StoreTrouble } from '../../room/store.ts';
import { Elsewhere, type Owner } from '../../service/database.ts';
import { newProofs } from '../../service/proofs.ts';
import { NodeGone } from '../../service/relay.ts';
import { freePort } from '../testing/postgres.ts';
import { GONE, othersBy } from './peers.ts';

const HELLO = { t: 'hello', v: PROTOCOL_VERSION, table: 'a', token: null, last: null } as const;

/** Where every upgrade is answered with this status. */
async function answering(status: number): Promise<number> {
  const server = createServer((_request, reply) => void reply.end()).on('upgrade', (_request, socket) => {
    socket.end(`HTTP/1.1 ${status} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** What comes of handing somebody on to this port, and what its client hears of it until all is over. */
async function handOn(port: number): Promise<{ readonly error: unknown; readonly heard: string[] }> {
  const owner: Owner = { nr: 7, address: `127.0.0.1:${port}`, machine: 'one' };
  const heard: string[] = [];
  const ears = {
    text: (text: string) => void heard.push(text),
    closed: (code: number) => void heard.push(`closed ${code}`),
    pinged() {},
  };
  const error = await othersBy({ secret: 'secret', proofs: newProofs('one', () => {}) })
    .open(owner, HELLO, ears)
    .catch((error: unknown) => error);
  // Whatever the socket has still to say of its end it says before a later line is through.
  await fetch(`http://127.0.0.1:${port}/`).catch(() => {});
  return { error, heard };
}

test('whoever cannot be handed on is not let go: the table may be taken here at once', async () => {
  const dead = await handOn(await freePort());
  expect(dead.error).toBeInstanceOf(NodeGone);
  const another = await handOn(await answering(GONE));
  expect(another.error).toBeInstanceOf(NodeGone);
  const shut = await handOn(await answering(503));
  expect(shut.error).toBeInstanceOf(Elsewhere);
  expect([dead, another, shut].flatMap(({ heard }) => heard)).toEqual([]);
});

test('that nobody listens proves only of an address that is right that its node is gone, and is said once', async () => {
  const told: number[] = [];
  const proofs = newProofs('one', ({ nr }) => void told.push(nr));
  const others = othersBy({ secret: 'secret', proofs });
  const port = await freePort();
  const ears = { text() {}, closed() {}, pinged() {} };
  const errorFor = (nr: number, machine: string): Promise<unknown> =>
    others.open({ nr, machine, address: `127.0.0.1:${port}` }, HELLO, ears).catch((error: unknown) => error);
  expect(await errorFor(1, 'one')).toBeInstanceOf(NodeGone);
  // Its 127.0.0.1 is another one: it lives, and would be buried again and again.
  for (let i = 0; i < 2; i++) expect(await errorFor(2, 'two')).toBeInstanceOf(Elsewhere);
  expect(told).toEqual([2]);
  // It was there.
  proofs.reached(3);
  expect(await errorFor(3, 'two')).toBeInstanceOf(NodeGone);
});

test('an owner that stands still keeps no call of the API waiting', async () => {
  const silent = createListener((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const others = othersBy({ secret: 'secret', proofs: newProofs('one', () => {}), answerMs: 20 });
  const owner: Owner = { nr: 7, address: `127.0.0.1:${port}`, machine: 'one' };
  const forwarded = (method: string): Promise<unknown> =>
    others
      .forward(owner, '', { method, url: '/api/tables', headers: {} } as FastifyRequest, {} as FastifyReply)
      .catch((error: unknown) => error);
  expect(await forwarded('GET')).toBeInstanceOf(Elsewhere);
  // It may be done when it wakes up.
  const unsure = await forwarded('POST');
  expect(unsure).toBeInstanceOf(StoreTrouble);
  expect(unsure).toMatchObject({ kind: 'unsure' });
});
