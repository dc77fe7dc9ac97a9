import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Bots, Question, Thought } from '../room/ports.ts';

interface Waiting {
  readonly nr: number;
  readonly question: Question;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
}

type Answer = { nr: number; thought: Thought } | { nr: number; error: string };

export interface BotPool extends Bots {
  readonly waiting: number;
  close(): Promise<void>;
}

/**
 * Workers that think, one question each at a time; started with the first question, started again if one
 * dies.
 */
export function botPool(delayMs: number, most = Math.max(1, availableParallelism() - 1)): BotPool {
  const idle: Worker[] = [];
  const busy = new Map<Worker, Waiting>();
  const queue: Waiting[] = [];
  let asked = 0;
  let closed = false;

  function hire(): Worker {
    const worker = new Worker(new URL('./botWorker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const job = busy.get(worker);
      busy.delete(worker);
      idle.push(worker);
      if (job !== undefined) {
        if ('thought' in answer) job.resolve(answer.thought);
        else job.reject(new Error(answer.error));
      }
      serve();
    });
    worker.on('error', (error) => dismiss(worker, error));
    worker.on('exit', () => dismiss(worker, new Error('the bot worker stopped')));
    return worker;
  }

  function dismiss(worker: Worker, error: unknown): void {
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    busy.get(worker)?.reject(error instanceof Error ? error : new Error(String(error)));
    busy.delete(worker);
    serve();
  }

  function serve(): void {
    while (!closed && queue.length > 0) {
      const worker = idle.pop() ?? (busy.size < most ? hire() : undefined);
      const job = worker === undefined ? undefined : queue.shift();
      if (worker === undefined || job === undefined) return;
      busy.set(worker, job);
      worker.postMessage({ nr: job.nr, question: job.question });
    }
  }

  return {
    get waiting() {
      return queue.length + busy.size;
    },
    async think(question) {
      // The same pause whatever it thinks about: how long it takes must not tell how hard the choice was.
      const pause = new Promise<void>((resolve) => {
        setTimeout(resolve, question.hurry ? 0 : delayMs);
      });
      const thought = new Promise<Thought>((resolve, reject) => {
        queue.push({ nr: asked++, question, resolve, reject });
        serve();
      });
      const [answer] = await Promise.all([thought, pause]);
      return answer;
    },
    async close() {
      closed = true;
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}
