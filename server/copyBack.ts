import { Worker } from 'node:worker_threads';

/** About 20 MB of log. */
const EVERY_WRITES = 4000;

export interface CopyBack {
  /** So many writings have just been committed. */
  wrote(count: number): void;
}

/**
 * Sees to it that the log is copied back into the database by another thread: whoever plays meanwhile would
 * wait 20 to 50 ms for it. When all but the latest is there, `finish` copies the rest, which lets the log
 * begin anew. The thread starts when it is first needed; most servers never write that much. One that fails
 * is tried again, and until then SQLite's own limit holds.
 */
export function copyBack(file: string, finish: () => void): CopyBack {
  let worker: Worker | undefined;
  let since = 0;
  let isCopying = false;

  function start(): Worker {
    const started = new Worker(new URL('./copyWorker.ts', import.meta.url), { workerData: file });
    started.unref();
    started.on('message', (isDone: boolean) => {
      isCopying = false;
      if (isDone) finish();
    });
    started.on('error', () => {
      isCopying = false;
      worker = undefined;
    });
    return started;
  }

  return {
    wrote(count) {
      since += count;
      if (since < EVERY_WRITES || isCopying) return;
      since = 0;
      isCopying = true;
      worker ??= start();
      worker.postMessage('copy');
    },
  };
}
