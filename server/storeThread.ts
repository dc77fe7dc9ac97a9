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
  /** Somebody else has written to the file. */
  readonly changed: boolean;
}

interface Waiting {
  readonly call: Call;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: StoreTrouble) => void;
}

export interface StoreThread {
  /** Settles when it is answered: a writing when the transaction that holds it is on the disk. */
  ask<N extends keyof Calls>(name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<Calls[N]>>;
  readonly stats: StoreStats;
  watch(changed: () => void): void;
  close(): Promise<void>;
}

export interface StoreStats {
  commits: number;
  writes: number;
  /** What the latest writings of tables failed by, and when, if none has succeeded since. */
  trouble: { readonly kind: TroubleKind; readonly at: number } | null;
}

/** Calls that are refused to nobody when the thread dies with them: nobody knows what came of them. */
const WRITES: readonly (keyof Calls)[] = ['create', 'commit', 'tidy', 'probe'];
const isOfTable = ({ call: [name] }: Waiting): boolean => name === 'create' || name === 'commit';

const isTrouble = (troubles: readonly Trouble[], i: number): boolean => troubles.some(({ at }) => at === i);

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
  const stats: StoreStats = { commits: 0, writes: 0, trouble: null };
  let tell = (): void => {};
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

  worker.on('message', ({ messages, values, troubles, writes, changed }: Answers) => {
    const asked = sent.splice(0, messages).flat();
    if (sent.length === 0) worker.unref();
    if (writes > 0) stats.commits++;
    stats.writes += writes;
    if (stats.trouble !== null && asked.some((one, i) => isOfTable(one) && !isTrouble(troubles, i)))
      stats.trouble = null;
    for (const { at, kind, what } of troubles) {
      const one = asked[at];
      if (one !== undefined && isOfTable(one) && kind !== 'conflict')
        stats.trouble = { kind, at: performance.now() };
      one?.reject(new StoreTrouble(kind, what));
    }
    // Settled is settled: this changes nothing for those that were refused.
    for (let i = 0; i < asked.length; i++) asked[i]?.resolve(values[i]);
    if (changed) tell();
  });
  const die = (what: string): void => {
    isOver = true;
    for (const { reject, call } of sent.flat())
      reject(new StoreTrouble(WRITES.includes(call[0]) ? 'unsure' : 'broken', what));
    for (const { reject } of gathering) reject(new StoreTrouble('broken', what));
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
    watch(changed) {
      tell = changed;
    },
    async close() {
      if (isOver) return;
      // One that could never be opened is closed already.
      await ask('close').catch(() => {});
      await worker.terminate();
    },
  };
}
