/** What a server under load tells of itself when asked over its parent's channel. */
export interface Stats {
  readonly cpuMs: number;
  readonly rssBytes: number;
  readonly heapBytes: number;
}

/** Answers every question of the parent with the figures of this process, after a collection. */
export function answerStats(port: number): void {
  process.on('message', (wish) => {
    if (wish === 'memory') globalThis.gc?.();
    process.send?.(statsNow());
  });
  process.send?.(port);
}

export function statsNow(): Stats {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  return { cpuMs: (user + system) / 1000, rssBytes: rss, heapBytes: heapUsed };
}

/** One game of two clients, played at random. */
export interface Table {
  /** Both are there and the game has begun, but nobody has acted. */
  prepare(): Promise<void>;
  go(): void;
  close(): void;
}

export interface Tally {
  actions: number;
  /** Milliseconds from sending an action to the opponent's receipt. */
  readonly latencies: number[];
  bytes: number;
  /** Runs what a table does next: at once, or when its time has come. */
  pace: (due: number, run: () => void) => void;
  /** Milliseconds between two actions of one table; 0: as fast as it goes. */
  gap: number;
  /** A table is over: another one may begin. */
  over: () => void;
}

/**
 * The actions of one table. Every action is told to both clients, and to each in the same order: what a client hears
 * as the n-th is the n-th that was sent, however the two sockets are read.
 */
export function course(tally: Tally): {
  act(seat: number, send: () => void): void;
  heard(seat: number): void;
} {
  const sent: { readonly seat: number; readonly at: number }[] = [];
  const heard = [0, 0];
  /** Tables begin one after the other, not all at the same moment. */
  let due: number | undefined;
  return {
    act(seat, send) {
      const now = performance.now();
      due = Math.max(now, due ?? now + Math.random() * tally.gap);
      tally.pace(due, () => {
        sent.push({ seat, at: performance.now() });
        send();
      });
      due += tally.gap;
    },
    heard(seat) {
      const nth = heard[seat] ?? 0;
      heard[seat] = nth + 1;
      const action = sent[nth];
      if (action === undefined) throw new Error('a client heard of an action that nobody sent');
      if (action.seat === seat) return;
      tally.actions++;
      tally.latencies.push(performance.now() - action.at);
    },
  };
}

export const anyOf = <T>(items: readonly T[]): T | undefined =>
  items[Math.floor(Math.random() * items.length)];
