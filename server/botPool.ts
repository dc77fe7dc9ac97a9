import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Bots, Question, Thought } from '../room/ports.ts';
import { newTurns } from './botTurns.ts';

/** How long one decision may take, in milliseconds. */
export interface Budget {
  /** While no other table waits. */
  readonly aloneMs: number;
  /** While one does: then the best so far is the answer. */
  readonly sharedMs: number;
  /** After which the thread is ended, whatever it does: the game's own default is played. */
  readonly hardMs: number;
}

export const BUDGET: Budget = { aloneMs: 2000, sharedMs: 400, hardMs: 10_000 };

interface Job {
  readonly question: Question;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

/** A thread, what it is thinking about, and a flag it looks at while it does. */
interface Thinker {
  readonly worker: Worker;
  readonly flag: Int32Array;
  isReady: boolean;
  at: { readonly table: string; readonly job: Job; since: number; timer?: NodeJS.Timeout } | undefined;
}

export type ToWorker = Question;
export type FromWorker = 'ready' | { readonly thought: Thought } | { readonly error: string };
export interface WorkerNeeds {
  readonly budget: Budget;
  /** 1 while another table waits. */
  readonly flag: Int32Array;
}

export interface BotPool extends Bots {
  readonly waiting: number;
  close(): Promise<void>;
}

/**
 * Workers that think, one question each at a time; started with the first question, started again if one
 * dies. The time is the pool's: bots are asked to come to an end, and made to if they do not.
 */
export function botPool(
  delayMs: number,
  most = Math.max(1, availableParallelism() - 1),
  budget: Budget = BUDGET,
): BotPool {
  const thinkers = new Set<Thinker>();
  const turns = newTurns<Job>();
  let closed = false;

  function hire(): Thinker {
    const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const needs: WorkerNeeds = { budget, flag };
    const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { workerData: needs });
    const thinker: Thinker = { worker, flag, isReady: false, at: undefined };
    thinkers.add(thinker);
    worker.unref();
    worker.on('message', (answer: FromWorker) => hear(thinker, answer));
    worker.on('error', (error) => dismiss(thinker, error));
    worker.on('exit', () => dismiss(thinker, new Error('the bot worker stopped')));
    return thinker;
  }

  /** The time that loading takes is not the table's. */
  function beginTiming({ worker, at }: Thinker): void {
    if (at === undefined) return;
    at.since = performance.now();
    at.timer = setTimeout(() => void worker.terminate(), budget.hardMs);
    at.timer.unref();
  }

  function finish(thinker: Thinker): Job | undefined {
    const { at } = thinker;
    thinker.at = undefined;
    if (at === undefined) return undefined;
    clearTimeout(at.timer);
    turns.spent(at.table, performance.now() - at.since);
    return at.job;
  }

  function hear(thinker: Thinker, answer: FromWorker): void {
    if (answer === 'ready') {
      thinker.isReady = true;
      beginTiming(thinker);
      return;
    }
    const job = finish(thinker);
    if ('thought' in answer) job?.resolve(answer.thought);
    else job?.reject(new Error(answer.error));
    serve();
  }

  function dismiss(thinker: Thinker, error: unknown): void {
    thinkers.delete(thinker);
    finish(thinker)?.reject(error instanceof Error ? error : new Error(String(error)));
    serve();
  }

  function serve(): void {
    while (!closed && turns.waiting > 0) {
      const idle = [...thinkers].find(({ at }) => at === undefined);
      const thinker = idle ?? (thinkers.size < most ? hire() : undefined);
      const next = thinker === undefined ? undefined : turns.next();
      if (thinker === undefined || next === undefined) break;
      thinker.at = { ...next, since: performance.now() };
      thinker.worker.postMessage(next.job.question);
      if (thinker.isReady) beginTiming(thinker);
    }
    for (const { at, flag } of thinkers) {
      Atomics.store(flag, 0, at !== undefined && turns.othersThan(at.table) ? 1 : 0);
    }
  }

  return {
    get waiting() {
      return turns.waiting + [...thinkers].filter(({ at }) => at !== undefined).length;
    },
    async think(question, table) {
      // The same pause whatever it thinks about: how long it takes must not tell how hard the choice was.
      const pause = new Promise<void>((resolve) => {
        setTimeout(resolve, question.hurry ? 0 : delayMs);
      });
      const thought = new Promise<Thought>((resolve, reject) => {
        turns.add(table, { question, resolve, reject });
        serve();
      });
      const [answer] = await Promise.all([thought, pause]);
      return answer;
    },
    async close() {
      closed = true;
      await Promise.all([...thinkers].map(({ worker }) => worker.terminate()));
    },
  };
}
