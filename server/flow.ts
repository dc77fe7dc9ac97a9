import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Context } from './context.ts';
import type { Peer } from './peers.ts';
import { bucket } from './rates.ts';

/**
 * Counts what comes in besides messages: bytes, which may be parts of a message that never ends, and pings,
 * which `ws` would answer by itself as fast as they come. Calls `tooMuch` when it is.
 */
export function guardFlow(
  socket: WebSocket,
  line: Duplex,
  { limits, time, security }: Context,
  peer: Peer,
  tooMuch: () => void,
): void {
  const bytes = bucket(limits.connection.byte);
  const control = bucket(limits.connection.control);
  const isFine = (isWithin: boolean): boolean => {
    if (isWithin) return true;
    security.note('too often: pings or bytes on one line', peer);
    tooMuch();
    return false;
  };
  line.on('data', (chunk: Buffer) => isFine(bytes.take(time.now(), chunk.length)));
  socket.on('pong', () => isFine(control.take(time.now())));
  socket.on('ping', (data) => {
    const isAnswered = isFine(control.take(time.now())) && socket.readyState === WebSocket.OPEN;
    if (isAnswered) socket.pong(data);
  });
}
