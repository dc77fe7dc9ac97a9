import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { headersFor } from './headers.ts';
import { peerOf } from './peers.ts';

/** Whether this line may say anything at all. A proxy counts its own clients; here they are one address. */
export function admitLine({ gate, peers, lines }: Context, socket: Socket): boolean {
  if (peers.isProxy(socket.remoteAddress)) return true;
  const peer = peerOf(socket.remoteAddress ?? '');
  if (!gate.pass('line', peer)) return false;
  const letGo = gate.hold('line', peer);
  if (letGo === undefined) return false;
  lines.add(peer, socket);
  socket.once('close', () => {
    letGo();
    lines.remove(peer, socket);
  });
  return true;
}

/** A flood is not worth an answer to each request, except to a proxy, which asks for others too. */
export function allowRequest(
  { gate, peers }: Context,
  request: IncomingMessage,
  reply: ServerResponse,
): boolean {
  if (gate.pass('request', peers.of(request))) return true;
  if (peers.isProxy(request.socket.remoteAddress)) reply.writeHead(429, { connection: 'close' }).end();
  else request.socket.destroy();
  return false;
}

/**
 * All of a packet is taken apart before its line can be ended, a thousand requests and more: so the other
 * lines of this address, which may hold as much, are ended before they are read.
 */
export function endFlood({ gate, peers, lines }: Context, request: IncomingMessage): void {
  const peer = peers.of(request);
  gate.shun(peer);
  lines.drop(peer);
  request.socket.destroy();
}

/** What every answer has, whatever was asked. */
export function protectAnswers(app: FastifyInstance, { options }: Context): void {
  const headers = headersFor(options.publicUrl);
  app.addHook('onSend', async (request, reply) => {
    reply.headers(headers);
    // An answer may hold a token, and what is said of a table is true for a moment only.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
