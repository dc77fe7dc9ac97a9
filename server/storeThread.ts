import { Worker } from 'node:worker_threads';
import { StoreTrouble, type TroubleKind } from '../room/store.ts';
import type { Calls } from './desk.ts';

export type Call = readonly [name: keyof Calls, ...args: unknown[]];
export interface Trouble {
  /** Which of the calls it is about. */
  readonly at: number;
  readonly kind: TroubleKind;
  readonly what: string;
}
export interface Answers {
  /** How many messages these are the answers to; what had come in meanwhile was answered together. */
  readonly messages: number;
  /** One for each call. */
  readonly values: readonly unknown[];
  readonly troubles: readonly Trouble[];
  /** How many of the calls shared the transaction. */
  readonly writes: number;
}

interface Waiting {
  readonly call: Call;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StoreTrouble) => void;
}

export interface StoreThread {
  /** Settles when it is answered: a writing when the transaction that holds it is on the disk. */
  ask<N extends keyof Calls>(name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>>;
  readonly stats: { commits: number; writes: number };
  close(): Promise<void>;
}

/**
 * So many go out at once, even if there is more to come in this turn of the event loop. Without it the disk
 * would wait until everybody's message is read, and then everybody for the disk: a tenth fewer actions a
 * second at a hundred tables.
 */
const ENOUGH = 20;

/**
 * Group commit: what was asked for in one turn of the event loop goes out together, and what comes in while
 * the thread is writing is its next group. There is no timer: groups grow with the load.
 */
export function storeThread(file: string): StoreThread {
  const worker = new Worker(new URL('./storeWorker.ts', import.meta.url), { workerData: file });
  const stats = { commits: 0, writes: 0 };
  let gathering: Waiting[] = [];
  const sent: Waiting[][] = [];
  let isOver = false;
  worker.unref();

  function send(): void {
    if (gathering.length === 0) return;
    // Whoever waits for an answer keeps the process alive, and nobody else.
    worker.ref();
    worker.postMessage(gathering.map(({ call }) => call));
    sent.push(gathering);
    gathering = [];
  }

  worker.on('message', ({ messages, values, troubles, writes }: Answers) => {
    const asked = sent.splice(0, messages).flat();
    if (sent.length === 0) worker.unref();
    if (writes > 0) stats.commits++;
    stats.writes += writes;
    for (const { at, kind, what } of troubles) asked[at]?.reject(new StoreTrouble(kind, what));
    // Settled is settled: this changes nothing for those that were refused.
    for (let i = 0; i < asked.length; i++) asked[i]?.resolve(values[i]);
  });
  const die = (what: string): void => {
    isOver = true;
    for (const { reject } of [...sent.flat(), ...gathering]) reject(new StoreTrouble('broken', what));
    sent.length = 0;
    gathering = [];
  };
  worker.on('error', (error) => die(String(error)));
  worker.on('exit', () => die('the database is closed'));

  const ask: StoreThread['ask'] = (name, ...args) =>
    new Promise((resolve, reject) => {
      if (isOver) return reject(new StoreTrouble('broken', 'the database is closed'));
      const waiting = {
        call: [name, ...args] as const,
        // The other thread answers each call with what its type says.
        resolve: resolve as (value: unknown) => void,
        reject,
      };
      const count = gathering.push(waiting);
      if (count === 1) setImmediate(send);
      else if (count === ENOUGH) send();
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
