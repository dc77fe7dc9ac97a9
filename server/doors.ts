import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { failWith } from './api.ts';
import type { Context } from './context.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { peerOf } from './peers.ts';

/** Whether this line may say anything at all. A proxy counts its own clients; here they are one address. */
export function admitLine({ gate, peers }: Context, socket: Socket): boolean {
  if (peers.isProxy(socket.remoteAddress)) return true;
  const peer = peerOf(socket.remoteAddress ?? '');
  if (!gate.pass('line', peer)) return false;
  const letGo = gate.hold('line', peer);
  if (letGo !== undefined) socket.once('close', letGo);
  return letGo !== undefined;
}

/** What every request goes through before and every answer after whatever it asks for. */
export function guardRequests(app: FastifyInstance, { gate, peers }: Context): void {
  app.addHook('onRequest', async (request, reply) => {
    if (gate.pass('request', peers.of(request.raw))) return;
    // Or it would go on asking on the same line.
    reply.header('connection', 'close');
    return failWith(reply, { key: 'link.tooOften' });
  });
  app.addHook('onSend', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    // An answer may hold a token, and what is said of a table is true for a moment only.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
