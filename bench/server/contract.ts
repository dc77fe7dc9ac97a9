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

/** What was said at a table, in order. */
export interface Spoken {
  readonly seat: number;
  readonly text: string;
}

/** One game of two clients: played at random, or said from a script. */
export interface Table {
  /** Both are there and the game has begun, but nobody has acted. */
  prepare(): Promise<void>;
  go(): void;
  close(): void;
  /** Since it began. */
  readonly spoken: readonly Spoken[];
}

/**
 * Without a script the clients of a table think. `door` is where they come in, if it is not the server that
 * plays their table.
 */
export type MakeTable = (
  port: number,
  tally: Tally,
  deal: number,
  script?: readonly Spoken[],
  door?: number,
) => Table;

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
export interface Course {
  readonly spoken: readonly Spoken[];
  act(seat: number, text: string): void;
  heard(seat: number): void;
  /** Whoever has heard all that was said and is next in the script says its line; after the last one the table is over. */
  recite(seat: number, script: readonly Spoken[]): void;
}

export function course(tally: Tally, send: (seat: number, text: string) => void): Course {
  const spoken: Spoken[] = [];
  const sent: number[] = [];
  const heard = [0, 0];
  /** Tables begin one after the other, not all at the same moment. */
  let due: number | undefined;
  function act(seat: number, text: string): void {
    const now = performance.now();
    due = Math.max(now, due ?? now + Math.random() * tally.gap);
    tally.pace(due, () => {
      spoken.push({ seat, text });
      sent.push(performance.now());
      send(seat, text);
    });
    due += tally.gap;
  }
  return {
    spoken,
    act,
    heard(seat) {
      const nth = heard[seat] ?? 0;
      heard[seat] = nth + 1;
      const said = spoken[nth];
      if (said === undefined) throw new Error('a client heard of an action that nobody sent');
      if (said.seat === seat) return;
      tally.actions++;
      tally.latencies.push(performance.now() - (sent[nth] ?? 0));
    },
    recite(seat, script) {
      const next = script[heard[seat] ?? 0];
      if (next?.seat === seat) act(seat, next.text);
      else if (next === undefined && seat === 0) tally.over();
    },
  };
}

export const anyOf = <T>(items: readonly T[]): T | undefined =>
  items[Math.floor(Math.random() * items.length)];
