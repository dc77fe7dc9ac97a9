import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { LARGEST_MESSAGE } from '../room/limits.ts';
import { CLOSE } from '../service/closeCodes.ts';
import type { Peer } from '../service/peer.ts';
import { serveConnection } from './connection.ts';
import type { Context } from './context.ts';
import { isOwnOrigin } from './headers.ts';

const HEARTBEAT_MS = 25_000;
const MOST_SOCKETS = 10_000;
/** A message has 4096 bytes at most: whoever sends it in more parts than this means no good. */
const MOST_PARTS = 64;
const TRANSPORT = {
  noServer: true,
  maxPayload: LARGEST_MESSAGE,
  maxFragments: MOST_PARTS,
  // No compression: it would cost eight times the work and twenty times the memory.
  perMessageDeflate: false,
  // Pings are counted before they are answered (flow.ts).
  autoPong: false,
  // One message a turn from each line: thousands that came in one packet hold nobody else up.
  allowSynchronousEvents: false,
  /** How long a client may take to answer a goodbye. */
  closeTimeout: 1000,
};

/** Two digits that all people of a table have in common: by them a proxy brings them to one node. */
const WAY = /^\/socket(\/[0-9a-f]{2})?$/;

export interface Sockets {
  readonly count: number;
  close(): Promise<void>;
}

/**
 * Opens connections, turns some away, and drops those that are dead. It knows no game and reads no message.
 */
export function openSockets(http: Server, context: Context): Sockets {
  const { options, gate, peers, lines, security, log } = context;
  const server = new WebSocketServer(TRANSPORT);
  const alive = new WeakSet<WebSocket>();

  /** The status to turn a connection away with. */
  function refuse({ url, headers }: IncomingMessage, peer: Peer): string | undefined {
    // Counted first: whoever knocks at wrong doors knocks too.
    if (!gate.pass('connect', peer) || server.clients.size >= MOST_SOCKETS) return '429 Too Many Requests';
    // Never a query: whatever stands in an address ends up in somebody's log.
    if (!WAY.test(url ?? '')) return '404 Not Found';
    if (isOwnOrigin(headers.origin, headers.host, options.publicUrl)) return undefined;
    security.note('foreign origin', peer);
    return '403 Forbidden';
  }

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // From here on nobody else listens: without this a line that is reset now would end the whole process.
    socket.on('error', (error) => log.debug({ error: error.message }, 'a line broke'));
    const peer = peers.of(request);
    lines.remove(peer, request.socket);
    const status = refuse(request, peer);
    const letGo = status === undefined ? gate.hold('socket', peer) : undefined;
    if (letGo === undefined) {
      turnAway(socket, status ?? '429 Too Many Requests');
      return;
    }
    socket.once('close', letGo);
    server.handleUpgrade(request, socket, head, (opened) => serve(opened, socket, peer));
  };
  http.on('upgrade', upgrade);

  function serve(socket: WebSocket, line: Duplex, peer: Peer): void {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    const hear = serveConnection(socket, line, context, peer);
    socket.on('message', (data, isBinary) => {
      alive.add(socket);
      // Whoever is being let go is not listened to any more.
      if (socket.readyState === WebSocket.OPEN) hear(data, isBinary);
    });
  }

  const heartbeat = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, HEARTBEAT_MS);

  return {
    get count() {
      return server.clients.size;
    },
    async close() {
      clearInterval(heartbeat);
      http.off('upgrade', upgrade);
      const left = Promise.all([...server.clients].map((socket) => once(socket, 'close')));
      for (const socket of server.clients) socket.close(CLOSE.restart, 'link.restart');
      server.close();
      await left;
    },
  };
}

/** Says why and ends the line, also if the other side would rather keep it. */
function turnAway(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
