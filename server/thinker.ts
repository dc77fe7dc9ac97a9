import { Worker } from 'node:worker_threads';
import type { Question, Thought } from '../room/ports.ts';

/** How long thinking may take, in milliseconds: of a core, unless it says otherwise. */
export interface Budget {
  /** Of one slice; then whoever has had least has the next one. */
  readonly sliceMs: number;
  /** For one decision; then the best so far is the answer. */
  readonly coreMs: number;
  /** Since it was asked, on the wall: somebody waits. */
  readonly askedMs: number;
  /** A slice that has had so much and does not come back never will: its thread is ended. */
  readonly stuckMs: number;
}

export interface Job {
  readonly id: number;
  readonly table: string;
  readonly question: Question;
  /** When it was asked. */
  readonly since: number;
  /** The thread that has begun it. */
  thinker: Thinker | undefined;
  /** How much of a core it has had. */
  usedMs: number;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

export interface ToWorker {
  readonly id: number;
  /** Only with its first slice. */
  readonly question?: Question;
  /** No more time: the best so far must do. */
  readonly cut: boolean;
}

/** What came of one slice. */
export interface Slice {
  readonly id: number;
  readonly ms: number;
  /** Absent: it is laid aside. */
  readonly thought?: Thought;
  readonly isCut?: boolean;
  readonly error?: string;
}
export type FromWorker = 'ready' | Slice;
export type WorkerNeeds = Pick<Budget, 'sliceMs'>;

/** A thread that thinks about one question at a time, a slice of it. */
export interface Thinker {
  readonly isIdle: boolean;
  give(job: Job, cut: boolean): void;
  end(): Promise<unknown>;
}

export interface Employer {
  /** How many threads think for it. */
  readonly threads: number;
  /** How much of the cores all threads but this one have had. */
  othersMs(): number;
  sliced(job: Job, slice: Slice): void;
  /** It is no more; `amid`: what it was thinking about. */
  gone(thinker: Thinker, amid: Job | undefined): void;
}

/** Between two looks at a slice that does not come back. */
const SOONEST_MS = 10;

export function hireThinker(budget: Budget, employer: Employer): Thinker {
  const needs: WorkerNeeds = { sliceMs: budget.sliceMs };
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { workerData: needs });
  let isReady = false;
  let isGone = false;
  let job: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  worker.unref();

  /** The time that loading takes is not the question's. */
  const beginTiming = (): void => lookIn(budget.stuckMs, employer.othersMs());

  /**
   * A slice that takes long may wait for a core, as on a machine that has much else to do. Only if all
   * threads together have had so much for each of them does this one not come to an end.
   */
  function lookIn(ms: number, since: number): void {
    timer = setTimeout(() => {
      const leftMs = budget.stuckMs - (employer.othersMs() - since) / employer.threads;
      if (leftMs <= 0) void worker.terminate();
      else lookIn(Math.max(SOONEST_MS, leftMs), since);
    }, ms);
    timer.unref();
  }

  function stopped(): void {
    if (isGone) return;
    isGone = true;
    clearTimeout(timer);
    const amid = job;
    job = undefined;
    employer.gone(thinker, amid);
  }
  worker.on('error', stopped);
  worker.on('exit', stopped);
  worker.on('message', (answer: FromWorker) => {
    if (answer === 'ready') {
      isReady = true;
      if (job !== undefined) beginTiming();
      return;
    }
    const done = job;
    if (done === undefined || done.id !== answer.id) return;
    job = undefined;
    clearTimeout(timer);
    employer.sliced(done, answer);
  });

  const thinker: Thinker = {
    get isIdle() {
      return job === undefined && !isGone;
    },
    give(next, cut) {
      const isNew = next.thinker !== thinker;
      job = next;
      next.thinker = thinker;
      worker.postMessage({ id: next.id, cut, ...(isNew && { question: next.question }) } satisfies ToWorker);
      if (isReady) beginTiming();
    },
    end: () => worker.terminate(),
  };
  return thinker;
}
