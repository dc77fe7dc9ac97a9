import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Time } from '../room/ports.ts';
import type { ServerMessage } from '../room/protocol.ts';
import type { Door, MeasuredLine } from '../service/ports.ts';

/** A line is probed at moments nobody can foresee: this long after the latest answer. */
const EVERY_MS = { least: 1000, most: 3000 } as const;
const MOST_NONCES = 2 ** 47;
/** How many round trips the median is taken of. */
const KEPT = 5;
/** How long a line may be silent before it is lost. */
const SILENT_MS = 3000;
/** A line wavers by so much above the least it ever took: always this, and this part of it. */
const JITTER_MS = 20;
const JITTER_PART = 8;

type Probed = Pick<WebSocket, 'ping' | 'on' | 'off' | 'terminate' | 'readyState' | 'OPEN'>;

/**
 * Probes a connection in two ways at once: by a ping of the transport, which no script of a page can hold
 * back, and by a message, which no machine between the page and us can tell from others (EI-R30). Whoever
 * holds one kind of answer back gains nothing, because the shorter of the two counts.
 */
export function measureLine(
  socket: Probed,
  time: Time,
  say: (message: Extract<ServerMessage, { t: 'probe' }>) => void,
  below: (n: number) => number = randomInt,
): MeasuredLine {
  const pongs = newTrips();
  const echoes = newTrips();
  let nonce = '';
  let sentAt = 0;
  const awaited = new Set<Trips>();
  let cancel = (): void => {};

  function probe(): void {
    if (socket.readyState !== socket.OPEN) return;
    nonce = below(MOST_NONCES).toString(36);
    sentAt = time.now();
    awaited.add(pongs).add(echoes);
    socket.ping(nonce);
    say({ t: 'probe', nonce });
    cancel = time.after(SILENT_MS, () => socket.terminate());
  }

  function heard(trips: Trips, answered: string): boolean {
    // The heartbeat's answers carry nothing, and an answer that was given up came too late to count.
    if (answered !== nonce || !awaited.delete(trips)) return false;
    trips.add(time.now() - sentAt);
    return true;
  }

  function pong(data: { toString(): string }): void {
    if (!heard(pongs, data.toString())) return;
    cancel();
    cancel = time.after(EVERY_MS.least + below(EVERY_MS.most - EVERY_MS.least + 1), probe);
  }

  socket.on('pong', pong);
  probe();
  return {
    roundTrip: () => Math.min(pongs.believed(), echoes.believed()),
    probed(answered) {
      heard(echoes, answered);
    },
    stop() {
      cancel();
      socket.off('pong', pong);
    },
  };
}

/** A ping for another node that measures this line; what comes back tells it apart from ours by its mark. */
export function pingOver(socket: Pick<WebSocket, 'ping' | 'on' | 'readyState' | 'OPEN'>): Door['ping'] {
  let awaited: { readonly mark: string; answered(): void } | undefined;
  let isHearing = false;
  function hear(data: { toString(): string }): void {
    if (awaited?.mark !== data.toString()) return;
    awaited.answered();
    awaited = undefined;
  }
  return (mark, answered) => {
    if (socket.readyState !== socket.OPEN) return;
    // Nearly no line is handed on.
    if (!isHearing) socket.on('pong', hear);
    isHearing = true;
    awaited = { mark, answered };
    socket.ping(mark);
  };
}

interface Trips {
  add(ms: number): void;
  believed(): number;
}

/**
 * The median of the latest round trips, but not much more than the least of all: a line cannot have been
 * shorter than it is, so whoever holds answers back for a while only shows what it was before.
 */
function newTrips(): Trips {
  const latest: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  return {
    add(ms) {
      latest.push(ms);
      if (latest.length > KEPT) latest.shift();
      least = Math.min(least, ms);
    },
    believed() {
      const sorted = latest.toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
      return Math.round(Math.min(median, least + JITTER_MS + least / JITTER_PART));
    },
  };
}
