import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { PROTOCOL_VERSION } from '../../room/limits.ts';
import { Elsewhere, type Owner } from '../../service/database.ts';
import { NodeGone } from '../../service/relay.ts';
import { freePort } from '../testing/postgres.ts';
import { GONE, openPeer } from './peers.ts';

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
  const owner: Owner = { nr: 7, address: `127.0.0.1:${port}` };
  const heard: string[] = [];
  const ears = {
    text: (text: string) => void heard.push(text),
    closed: (code: number) => void heard.push(`closed ${code}`),
    pinged() {},
  };
  const error = await openPeer('secret')(owner, HELLO, ears).catch((error: unknown) => error);
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
