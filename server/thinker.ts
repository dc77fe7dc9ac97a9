import { Worker } from 'node:worker_threads';
import type { Question, Thought } from '../room/ports.ts';

/** How long one decision may take, in milliseconds. */
export interface Budget {
  /** While no other table waits. */
  readonly aloneMs: number;
  /** While one does: then the best so far is the answer. */
  readonly sharedMs: number;
  /** After which the thread is ended, whatever it does: the game's own default is played. */
  readonly hardMs: number;
}

export interface Job {
  readonly table: string;
  readonly question: Question;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

export type FromWorker = 'ready' | { readonly thought: Thought } | { readonly error: string };
export interface WorkerNeeds {
  readonly budget: Budget;
  /** 1 while another table waits; looked at while thinking. */
  readonly flag: Int32Array;
}

/** A thread that thinks about one question at a time. */
export interface Thinker {
  /** The table it thinks for; undefined: it has nothing to do. */
  readonly table: string | undefined;
  give(job: Job): void;
  /** Whether somebody of another table waits. */
  hurry(isWaited: boolean): void;
  end(): Promise<unknown>;
}

export interface Employer {
  /** It has taken so long for this table, and is free again. */
  done(table: string, ms: number): void;
  gone(thinker: Thinker): void;
}

export function hireThinker(budget: Budget, employer: Employer): Thinker {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const needs: WorkerNeeds = { budget, flag };
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { workerData: needs });
  let isReady = false;
  let job: Job | undefined;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  worker.unref();

  /** The time that loading takes is not the table's. */
  function beginTiming(): void {
    since = performance.now();
    timer = setTimeout(() => void worker.terminate(), budget.hardMs);
    timer.unref();
  }

  function finish(settle: (job: Job) => void): void {
    const done = job;
    if (done === undefined) return;
    job = undefined;
    clearTimeout(timer);
    settle(done);
    employer.done(done.table, performance.now() - since);
  }

  const stopped = (error: Error): void => {
    employer.gone(thinker);
    finish(({ reject }) => reject(error));
  };
  worker.on('error', (error) => stopped(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => stopped(new Error('the bot worker stopped')));
  worker.on('message', (answer: FromWorker) => {
    if (answer === 'ready') {
      isReady = true;
      if (job !== undefined) beginTiming();
    } else if ('thought' in answer) finish(({ resolve }) => resolve(answer.thought));
    else finish(({ reject }) => reject(new Error(answer.error)));
  });

  const thinker: Thinker = {
    get table() {
      return job?.table;
    },
    give(next) {
      job = next;
      since = performance.now();
      worker.postMessage(next.question);
      if (isReady) beginTiming();
    },
    hurry: (isWaited) => void Atomics.store(flag, 0, isWaited ? 1 : 0),
    end: () => worker.terminate(),
  };
  return thinker;
}
