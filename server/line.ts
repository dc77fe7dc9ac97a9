import type { WebSocket } from 'ws';
import type { Time } from '../room/ports.ts';

/**
 * How often a line is probed, how many round trips count, and how long a line may be silent before it is
 * lost.
 */
const EVERY_MS = 2000;
const KEPT = 5;
const SILENT_MS = 3000;

export interface MeasuredLine {
  /** The median of the latest round trips in whole milliseconds; 0 before the first one. */
  roundTrip(): number;
  stop(): void;
}

type Probed = Pick<WebSocket, 'ping' | 'on' | 'off' | 'terminate' | 'readyState' | 'OPEN'>;

/**
 * Probes a connection with pings of the transport, which no script of a page can hold back (EI-R30 asks for
 * it).
 */
export function measureLine(socket: Probed, time: Time): MeasuredLine {
  const trips: number[] = [];
  let sent = 0;
  let sentAt = 0;
  let isWaiting = false;
  let cancel = (): void => {};

  function probe(): void {
    if (socket.readyState !== socket.OPEN) return;
    sent++;
    sentAt = time.now();
    isWaiting = true;
    socket.ping(String(sent));
    cancel = time.after(SILENT_MS, () => socket.terminate());
  }

  function heard(data: { toString(): string }): void {
    // The heartbeat's answers carry nothing, and an answer that was given up came too late to count.
    if (!isWaiting || data.toString() !== String(sent)) return;
    isWaiting = false;
    cancel();
    trips.push(time.now() - sentAt);
    if (trips.length > KEPT) trips.shift();
    cancel = time.after(EVERY_MS, probe);
  }

  socket.on('pong', heard);
  probe();
  return {
    roundTrip() {
      const sorted = trips.toSorted((a, b) => a - b);
      return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
    },
    stop() {
      cancel();
      socket.off('pong', heard);
    },
  };
}
