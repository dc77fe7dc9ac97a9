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
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    const stats: Stats = { cpuMs: (user + system) / 1000, rssBytes: rss, heapBytes: heapUsed };
    process.send?.(stats);
  });
  process.send?.(port);
}

/** One game of two clients, played at random as fast as it goes. */
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
  ended: number;
}

export function note(tally: Tally, sentAt: number): void {
  tally.actions++;
  tally.latencies.push(performance.now() - sentAt);
}

export const anyOf = <T>(items: readonly T[]): T | undefined =>
  items[Math.floor(Math.random() * items.length)];
