import { createServer, type RequestListener, type Server } from 'node:http';
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

const LARGEST_HEAD = 8 * 1024;
const MOST_HEADERS = 100;

/**
 * Waits for nobody for ever, and asks `admit` before it reads a single byte: a flood of lines costs next to
 * nothing if none of them comes to a parser.
 */
export function newHttpServer(
  answer: RequestListener,
  admit: (socket: Socket) => boolean,
  patience: Patience = PATIENCE,
): Server {
  const http = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      keepAliveTimeout: patience.keepAliveMs,
      connectionsCheckingInterval: patience.checkMs,
      maxHeaderSize: LARGEST_HEAD,
      noDelay: true,
    },
    answer,
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
