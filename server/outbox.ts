import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Link } from '../room/ports.ts';
import type { Metrics } from '../service/metrics.ts';
import { FRAMES_ENCODING, framesOf } from './frames.ts';

/** What may wait for a reader that does not read, in bytes. */
const MOST_UNREAD = 256 * 1024;

export interface Outbox {
  readonly send: Link['send'];
  /** Writes what is waiting at once: a goodbye must come after it. */
  flush(): void;
}

/**
 * Texts for one client. Those that come together, before anything else is done, go out in one write to
 * `line`.
 */
export function newOutbox(socket: WebSocket, line: Duplex, metrics: Metrics): Outbox {
  const waiting: string[] = [];

  function flush(): void {
    // After a goodbye nothing may follow.
    if (waiting.length > 0 && socket.readyState === WebSocket.OPEN)
      line.write(framesOf(waiting), FRAMES_ENCODING);
    waiting.length = 0;
  }

  return {
    flush,
    send(text, answer) {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNREAD) {
        metrics.count('crossings_slow_readers_total');
        // Not a polite goodbye: it would wait behind what is not being read.
        socket.terminate();
        return;
      }
      if (answer === 'done') metrics.count('crossings_acknowledged_total');
      else if (answer !== undefined) metrics.count('crossings_refusals_total');
      metrics.count('crossings_messages_sent_total');
      metrics.count('crossings_bytes_sent_total', text.length);
      if (waiting.push(text) === 1) process.nextTick(flush);
    },
  };
}
