import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** How long the server waits for a client that takes its time, in milliseconds. */
export interface Patience {
  /** From the opening of a line, or from the last answer on, to the last header. */
  readonly headersMs: number;
  /** To the last byte of the body. */
  readonly requestMs: number;
  /** After an answer, for another request. */
  readonly keepAliveMs: number;
  /** While nothing moves in either direction, such as an answer that nobody reads. */
  readonly idleMs: number;
  /** How often it looks. */
  readonly checkMs: number;
}

export const PATIENCE: Patience = {
  headersMs: 10_000,
  requestMs: 20_000,
  keepAliveMs: 10_000,
  idleMs: 60_000,
  checkMs: 2_000,
};

/** Who decides what is listened to. */
export interface Doors {
  /** Before a single byte of a line is read. */
  admit(socket: Socket): boolean;
  /** Before a request is looked at; one that is not allowed has been answered, or its line ended. */
  allow(request: IncomingMessage, reply: ServerResponse): boolean;
  /** More is asked on this line than anybody would who waits for answers: it is to be ended. */
  flooded(request: IncomingMessage): void;
}

const LARGEST_HEAD = 8 * 1024;
/** On one line before the first is answered. Browsers ask one at a time; a thousand fit into a packet. */
const MOST_AT_ONCE = 10;
const MOST_HEADERS = 100;

/** Waits for nobody for ever, and asks at the doors: a flood must cost us less than it costs others. */
export function newHttpServer(
  answer: RequestListener,
  { admit, allow, flooded }: Doors,
  patience: Patience = PATIENCE,
): Server {
  const unanswered = new WeakMap<Socket, number>();
  const http = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      keepAliveTimeout: patience.keepAliveMs,
      connectionsCheckingInterval: patience.checkMs,
      maxHeaderSize: LARGEST_HEAD,
      noDelay: true,
    },
    (request, reply) => {
      const { socket } = request;
      if (socket.destroyed) return;
      const asked = (unanswered.get(socket) ?? 0) + 1;
      unanswered.set(socket, asked);
      reply.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
      if (asked > MOST_AT_ONCE) flooded(request);
      else if (allow(request, reply)) answer(request, reply);
    },
  );
  http.setTimeout(patience.idleMs);
  http.maxHeadersCount = MOST_HEADERS;
  const listeners = http.listeners('connection');
  http.removeAllListeners('connection');
  http.on('connection', (socket: Socket) => {
    if (admit(socket)) for (const listen of listeners) listen.call(http, socket);
    else socket.destroy();
  });
  return http;
}
