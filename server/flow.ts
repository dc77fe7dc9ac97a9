import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Peer } from '../service/peer.ts';
import { type Bucket, bucket } from '../service/rates.ts';
import type { Context } from './context.ts';

/**
 * Counts what comes in besides messages: bytes, which may be parts of a message that never ends, and pings,
 * which `ws` would answer by itself as fast as they come. Calls `tooMuch` when it is.
 */
export function guardFlow(
  socket: WebSocket,
  line: Duplex,
  { limits, time, gate }: Context,
  peer: Peer,
  tooMuch: () => void,
): void {
  const bytes = bucket(limits.connection.byte);
  const control = bucket(limits.connection.control);
  let isOver = false;
  function isFine(count: Bucket, by: number): boolean {
    // Thousands may come in one packet: once it is too much, the rest is not even counted.
    if (isOver || count.take(time.now(), by)) return !isOver;
    isOver = true;
    // No program sends this by mistake.
    gate.shun(peer);
    tooMuch();
    return false;
  }
  line.on('data', (chunk: Buffer) => isFine(bytes, chunk.length));
  socket.on('pong', () => isFine(control, 1));
  socket.on('ping', (data) => {
    if (isFine(control, 1) && socket.readyState === WebSocket.OPEN) socket.pong(data);
  });
}
