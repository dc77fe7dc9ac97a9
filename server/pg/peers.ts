import { request as ask } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WebSocket } from 'ws';
import { LARGEST_MESSAGE } from '../../room/limits.ts';
import { CLOSE } from '../../service/closeCodes.ts';
import { Elsewhere, type Owner } from '../../service/database.ts';
import { NodeGone, type Relay } from '../../service/relay.ts';

/** How a node shows that it is one, whom it looks for, and for whom it asks. */
export const SECRET = 'x-crossings-secret';
export const NR = 'x-crossings-nr';
export const PEER = 'x-crossings-peer';
/** Another node answers where this one was. */
export const GONE = 410;
const REACH_MS = 1000;

const introduction = (secret: string, to: Owner): Record<string, string> => ({
  [SECRET]: secret,
  [NR]: String(to.nr),
});

/** Only that nobody listens there is a proof that it is gone; silence is none. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** One inner socket for each client that is handed on. */
export const openPeer =
  (secret: string): Relay['open'] =>
  (to, hello, ears) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://${to.address}/socket`, {
        headers: introduction(secret, to),
        handshakeTimeout: REACH_MS,
        perMessageDeflate: false,
        maxPayload: LARGEST_MESSAGE * 1024,
        // Not this node is to be measured, but the client behind it.
        autoPong: false,
      });
      socket.on('error', (error) => reject(isRefused(error) ? new NodeGone(to.address) : new Elsewhere(to)));
      socket.on('unexpected-response', (_request, { statusCode }) => {
        reject(statusCode === GONE ? new NodeGone(to.address) : new Elsewhere(to));
        socket.terminate();
      });
      socket.on('message', (data) => ears.text(String(data)));
      socket.on('ping', (mark) => ears.pinged(String(mark), () => socket.pong(mark)));
      socket.on('open', () => {
        // Only a line that was there can end: of one that never came about whoever asked hears by the failure.
        socket.on('close', (code, why) =>
          code >= CLOSE.tooSlow ? ears.closed(code, String(why)) : ears.closed(CLOSE.restart, 'link.restart'),
        );
        socket.send(JSON.stringify(hello));
        resolve({
          send: (message) => socket.send(JSON.stringify(message)),
          close: () => socket.close(),
        });
      });
    });

/** Asks the owner the same, and answers what it answers. Fails as `NodeGone` or `Elsewhere`. */
export function forward(
  secret: string,
  to: Owner,
  peer: string,
  { method, url, headers, body }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return new Promise((resolve, reject) => {
    const { authorization, 'content-type': type } = headers;
    // Not put together: what was asked for may be a whole address of its own.
    const { hostname, port } = new URL(`http://${to.address}`);
    const asked = ask({
      hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
      port,
      path: url,
      method,
      headers: {
        ...introduction(secret, to),
        [PEER]: peer,
        ...(authorization !== undefined && { authorization }),
        ...(type !== undefined && { 'content-type': 'application/json' }),
      },
    });
    asked.on('error', (error) => reject(isRefused(error) ? new NodeGone(to.address) : new Elsewhere(to)));
    asked.on('response', (answer) => {
      if (answer.statusCode === GONE) {
        answer.resume();
        reject(new NodeGone(to.address));
        return;
      }
      // Whoever asked may go before the answer is over: a stream never is.
      reply.raw.on('close', () => answer.destroy());
      answer.on('error', () => reply.raw.destroy());
      const kind = answer.headers['content-type'];
      resolve(
        reply
          .code(answer.statusCode ?? 502)
          .headers(kind === undefined ? {} : { 'content-type': kind })
          .send(answer),
      );
    });
    asked.end(body === undefined || body === null ? undefined : JSON.stringify(body));
  });
}
