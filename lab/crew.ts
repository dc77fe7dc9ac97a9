import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Hand } from './ask/study.ts';

export interface Crew<T, Task = number> {
  readonly hands: readonly Hand<T, Task>[];
  /** Whatever is still being done is given up. */
  end(): Promise<void>;
}

/**
 * A worker's own share for short-lived objects is small, and growing it makes the threads of a process wait
 * for each other.
 */
const ROOM = { maxYoungGenerationSizeMb: 192 };
const LARGE_FROM_THE_START = '--min-semi-space-size=64';

/** Starts so many threads of one program; each says when it is ready, then answers each task it is sent. */
export async function startCrew<T, Task = number>(
  program: URL,
  workerData: unknown,
  threads: number,
): Promise<Crew<T, Task>> {
  setFlagsFromString(LARGE_FROM_THE_START);
  const workers = Array.from(
    { length: threads },
    () => new Worker(program, { workerData, resourceLimits: ROOM }),
  );
  const end = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
  try {
    await Promise.all(workers.map((worker) => answerOf<unknown>(worker)));
  } catch (error) {
    await end();
    throw error;
  }
  const hands = workers.map((worker) => ({
    give(task: Task) {
      const answer = answerOf<T>(worker);
      worker.postMessage(task);
      return answer;
    },
  }));
  return { hands, end };
}

const answerOf = <T>(worker: Worker): Promise<T> =>
  new Promise((yes, no) => {
    worker.once('error', no);
    worker.once('message', (message: T) => {
      worker.off('error', no);
      yes(message);
    });
  });
