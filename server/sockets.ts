import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { LARGEST_MESSAGE, PROTOCOL_VERSION } from '../room/limits.ts';
import type { Link } from '../room/ports.ts';
import type { ClientMessage, Sentence, ServerMessage } from '../room/protocol.ts';
import type { Room } from '../room/room.ts';
import { personOf } from '../room/seats.ts';
import { StoreTrouble } from '../room/store.ts';
import type { Context } from './context.ts';
import { FRAMES_ENCODING, framesOf } from './frames.ts';
import { isOwnOrigin } from './headers.ts';
import { measureLine } from './line.ts';
import { bucket } from './rates.ts';
import { sameAs } from './secrets.ts';
import { OtherVersion } from './tables.ts';
import { readMessage } from './validate.ts';

const HELLO_WITHIN_MS = 5000;
const HEARTBEAT_MS = 25_000;
/** What may wait for a reader that does not read, in bytes. */
const MOST_UNREAD = 256 * 1024;
/** Messages that are still being answered; a lawful client never has more. */
const MOST_PENDING = 64;
const MOST_SOCKETS = 10_000;

const ACK = '{"t":"ack"';
/** A squeezed step ends in a string only if it names the request it answers. */
const ANSWERING_STEP = '"]';
const REFUSED = '{"t":"refused"';

/** Close codes of our own: 4000 to 4099 may try again, 4100 and above should not. */
export const CLOSE = {
  tooSlow: 4000,
  tooOften: 4001,
  noHello: 4002,
  restart: 4003,
  noTable: 4100,
  version: 4101,
};

export interface Sockets {
  readonly count: number;
  close(): Promise<void>;
}

/** Turns a connection into a seat and hands its messages to the room. It knows no game. */
export function openSockets(http: Server, context: Context): Sockets {
  const { tables, metrics, options, log, time, rates } = context;
  // No compression: it would cost eight times the work and twenty times the memory.
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  const alive = new WeakSet<WebSocket>();

  /** The status to turn a connection away with. */
  function refuse({ url, headers, socket }: IncomingMessage): string | undefined {
    // Never a query: whatever stands in an address ends up in somebody's log.
    if (url !== '/socket') return '404 Not Found';
    if (!isOwnOrigin(headers.origin, headers.host, options.publicUrl)) return '403 Forbidden';
    const isFine = rates.connect.take(socket.remoteAddress ?? '', time.now());
    if (isFine && server.clients.size < MOST_SOCKETS) return undefined;
    metrics.count('crossings_rate_limited_total');
    return '429 Too Many Requests';
  }

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const status = refuse(request);
    if (status === undefined) server.handleUpgrade(request, socket, head, (opened) => serve(opened, request));
    else socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  };
  http.on('upgrade', upgrade);

  function serve(socket: WebSocket, { socket: wire }: IncomingMessage): void {
    const rate = bucket(context.limits.message);
    let pending = 0;
    const breath: string[] = [];
    let here: { room: Room; link: Link } | undefined;
    let stopMeasuring = (): void => {};
    const noHello = setTimeout(() => fail({ key: 'link.noHello' }, CLOSE.noHello), HELLO_WITHIN_MS);
    alive.add(socket);

    function send(text: string): void {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNREAD) {
        metrics.count('crossings_slow_readers_total');
        // Not a polite goodbye: it would wait behind what is not being read.
        socket.terminate();
        return;
      }
      if (text.startsWith(ACK) || text.endsWith(ANSWERING_STEP))
        metrics.count('crossings_acknowledged_total');
      else if (text.startsWith(REFUSED)) metrics.count('crossings_refusals_total');
      metrics.count('crossings_messages_sent_total');
      metrics.count('crossings_bytes_sent_total', text.length);
      // What is said to one client in one breath goes out in one write.
      if (breath.push(text) === 1) process.nextTick(breathe);
    }
    function breathe(): void {
      // After a goodbye nothing may follow.
      if (breath.length > 0 && socket.readyState === WebSocket.OPEN)
        wire.write(framesOf(breath), FRAMES_ENCODING);
      breath.length = 0;
    }
    const say = (message: ServerMessage): void => send(JSON.stringify(message));

    function fail(error: Sentence, close?: number): void {
      metrics.count('crossings_errors_total');
      say({ t: 'error', error, fatal: close !== undefined && close >= CLOSE.noTable });
      if (close === undefined) return;
      breathe();
      socket.close(close, error.key);
    }

    async function greet({
      v,
      table,
      token,
      last,
      words = false,
      rules = false,
    }: Extract<ClientMessage, { t: 'hello' }>): Promise<void> {
      clearTimeout(noHello);
      const found = here === undefined && v === PROTOCOL_VERSION ? await tables.find(table) : undefined;
      const watching = { seat: null, host: false };
      const person = token === null ? watching : found && personOf(found.head, sameAs(token));
      if (here !== undefined) fail({ key: 'link.twice' });
      else if (v !== PROTOCOL_VERSION) fail({ key: 'link.version' }, CLOSE.version);
      else if (found === undefined) fail({ key: 'table.gone' }, CLOSE.noTable);
      else if (person === undefined) fail({ key: 'link.wrongToken' }, CLOSE.noTable);
      else if (socket.readyState === WebSocket.OPEN) {
        const line = found.isRealTime && person.seat !== null ? measureLine(socket, time) : undefined;
        stopMeasuring = line?.stop ?? stopMeasuring;
        const link: Link = { ...person, words, rules, send, ...(line && { roundTrip: line.roundTrip }) };
        here = { room: found, link };
        context.seats.come(found.head.id, link, say);
        await found.connect(link, last);
      }
    }

    function answer(message: ClientMessage): Promise<void> | undefined {
      if (message.t === 'hello') return greet(message);
      if (message.t === 'ping') say({ t: 'pong' });
      else if (here === undefined) fail({ key: 'link.noHello' }, CLOSE.noHello);
      else return here.room.receive(here.link, message);
      return undefined;
    }

    function heard(data: RawData, isBinary: boolean): void {
      alive.add(socket);
      if (!rate.take(time.now()) || pending >= MOST_PENDING) {
        metrics.count('crossings_rate_limited_total');
        fail({ key: 'link.tooOften' }, CLOSE.tooOften);
        return;
      }
      const message = isBinary ? undefined : readMessage(String(data));
      if (message === undefined) {
        fail({ key: 'link.badMessage' });
        return;
      }
      void settle(message);
    }

    async function settle(message: ClientMessage): Promise<void> {
      pending++;
      try {
        await answer(message);
      } catch (error) {
        if (error instanceof OtherVersion) {
          fail(error.sentence, CLOSE.version);
          return;
        }
        log.error({ error: String(error) }, 'a message could not be answered');
        fail({ key: error instanceof StoreTrouble ? `store.${error.kind}` : 'link.trouble' });
      } finally {
        pending--;
      }
    }

    socket.on('pong', () => alive.add(socket));
    socket.on('message', heard);
    socket.on('error', (error) => log.info({ error: error.message }, 'a socket broke'));
    socket.on('close', () => {
      clearTimeout(noHello);
      stopMeasuring();
      if (here === undefined) return;
      context.seats.go(here.room.head.id, here.link);
      here.room.disconnect(here.link);
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
      for (const socket of server.clients) socket.close(CLOSE.restart, 'link.restart');
      server.close();
    },
  };
}
