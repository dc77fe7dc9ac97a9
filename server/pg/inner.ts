import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import { LARGEST_MESSAGE } from '../../room/limits.ts';
import { newGate } from '../../service/gate.ts';
import { limitsOf } from '../../service/limits.ts';
import { lookUpIn } from '../../service/lookUp.ts';
import type { Rekey } from '../../service/relay.ts';
import { serveConnection } from '../connection.ts';
import type { Context } from '../context.ts';
import { GONE, NR, REKEY, SECRET } from './peers.ts';

/** Where other nodes come in: with the secret of the database, and never to be handed on again. */
export interface Inner {
  /** As others reach it. */
  readonly address: string;
  serve(app: FastifyInstance, context: Context, nr: () => number): void;
  close(): Promise<void>;
}

/** Asked by another node on behalf of somebody. */
export type Handed = WeakSet<IncomingMessage>;

export async function listenInside(at: string, secret: string, handed: Handed): Promise<Inner> {
  const http = createServer();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const [host = '', port = '0'] = at.split(/:(?=\d+$)/);
  http.listen(Number(port), host.replace(/^\[(.*)\]$/, '$1'));
  await once(http, 'listening');
  const found = http.address();
  const listens = typeof found === 'object' && found !== null ? found.port : port;

  const isNode = ({ headers }: IncomingMessage): boolean => {
    const [said, wanted] = [Buffer.from(String(headers[SECRET] ?? '')), Buffer.from(secret)];
    return said.length === wanted.length && timingSafeEqual(said, wanted);
  };

  return {
    address: `${host}:${listens}`,
    serve(app, context, nr) {
      const statusOf = (request: IncomingMessage): number | undefined => {
        if (!isNode(request)) return 403;
        return request.headers[NR] === String(nr()) ? undefined : GONE;
      };
      const inside = innerOf(context);
      http.on('request', (request, reply) => {
        const status = statusOf(request);
        if (status !== undefined) {
          reply.writeHead(status).end();
          return;
        }
        if (request.url === REKEY) {
          void rekeyFor(request, context).then((done) => reply.writeHead(done ? 204 : 503).end());
          return;
        }
        handed.add(request);
        app.routing(request, reply);
      });
      http.on('upgrade', (request: IncomingMessage, line: Duplex, head: Buffer) => {
        line.on('error', () => line.destroy());
        const status = statusOf(request);
        if (status !== undefined) {
          line.end(`HTTP/1.1 ${status} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
          return;
        }
        sockets.handleUpgrade(request, line, head, (socket) => {
          const hear = serveConnection(socket, line, inside, 'another node');
          socket.on('message', (data, isBinary) => {
            if (socket.readyState === WebSocket.OPEN) hear(data, isBinary);
          });
        });
      });
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

/** Whoever is handed on was counted where it came in, and is not handed on again. */
function innerOf({ relay: _relay, ...context }: Context): Context {
  const { time, metrics, security, tables } = context;
  const limits = limitsOf(0);
  const gate = newGate({ limits, time, metrics, security, shunned: { add() {}, has: () => false } });
  return { ...context, limits, gate, lookUp: lookUpIn(tables, gate) };
}

/** Says whether it was done. */
async function rekeyFor(request: IncomingMessage, { tables, log }: Context): Promise<boolean> {
  try {
    let text = '';
    for await (const part of request) text += String(part);
    // Nodes of one database write it, and nobody else comes in here.
    const what: Rekey = JSON.parse(text);
    await tables.rekey(what);
    return true;
  } catch (error) {
    log.warn({ error: String(error) }, 'a renewed token could not be taken over');
    return false;
  }
}
