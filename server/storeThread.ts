import { Worker } from 'node:worker_threads';
import { StoreTrouble, type TroubleKind } from '../room/store.ts';
import type { Calls } from './desk.ts';

export type Call = readonly [name: keyof Calls, ...args: unknown[]];
export type Answer = { readonly value: unknown } | { readonly trouble: TroubleKind; readonly what: string };
export interface Answers {
  /** One for each call. */
  readonly answers: readonly Answer[];
  /** How many of the calls shared the transaction. */
  readonly writes: number;
}

interface Waiting {
  readonly call: Call;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StoreTrouble) => void;
}

/** Most calls at a time, so that the first of a flood need not wait for the last. */
const MOST = 512;

export interface StoreThread {
  /** Settles when it is answered: a writing when the transaction that holds it is on the disk. */
  ask<N extends keyof Calls>(name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>>;
  readonly stats: { commits: number; writes: number };
  close(): Promise<void>;
}

/**
 * Group commit: everything that was asked for in one turn of the event loop goes out together. There is no timer:
 * while one group is written the next one gathers, so groups grow with the load.
 */
export function storeThread(file: string): StoreThread {
  const worker = new Worker(new URL('./storeWorker.ts', import.meta.url), { workerData: file });
  const stats = { commits: 0, writes: 0 };
  let gathering: Waiting[] = [];
  let written: readonly Waiting[] = [];
  let isPlanned = false;
  let isOver = false;
  worker.unref();

  function send(): void {
    isPlanned = false;
    if (written.length > 0 || gathering.length === 0) return;
    written = gathering.slice(0, MOST);
    gathering = gathering.slice(MOST);
    // Whoever waits for an answer keeps the process alive, and nobody else.
    worker.ref();
    worker.postMessage(written.map(({ call }) => call));
  }

  worker.on('message', ({ answers, writes }: Answers) => {
    const asked = written;
    written = [];
    worker.unref();
    if (writes > 0) stats.commits++;
    stats.writes += writes;
    // Before anybody is told: the disk should not wait for the sockets.
    send();
    for (const [i, { resolve, reject }] of asked.entries()) {
      const answer = answers[i];
      if (answer === undefined) reject(new StoreTrouble('broken', 'no answer'));
      else if ('value' in answer) resolve(answer.value);
      else reject(new StoreTrouble(answer.trouble, answer.what));
    }
  });
  const die = (what: string): void => {
    isOver = true;
    for (const { reject } of [...written, ...gathering]) reject(new StoreTrouble('broken', what));
    written = gathering = [];
  };
  worker.on('error', (error) => die(String(error)));
  worker.on('exit', () => die('the database is closed'));

  const ask: StoreThread['ask'] = (name, ...args) =>
    new Promise((resolve, reject) => {
      if (isOver) return reject(new StoreTrouble('broken', 'the database is closed'));
      gathering.push({ call: [name, ...args], resolve: resolve as (value: unknown) => void, reject });
      if (isPlanned) return;
      isPlanned = true;
      setImmediate(send);
    });

  return {
    ask,
    stats,
    async close() {
      if (isOver) return;
      // One that could never be opened is closed already.
      await ask('close').catch(() => {});
      await worker.terminate();
    },
  };
}
