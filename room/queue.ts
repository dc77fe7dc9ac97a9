export type Job = () => Promise<void>;
/** Puts a job at the end of the room's queue. Settles when the queue is through with it. */
export type Enqueue = (job: Job) => Promise<void>;

export interface Queue {
  readonly enqueue: Enqueue;
  readonly isEmpty: boolean;
  /** Takes no more, and settles when all that was taken is done. */
  close(): Promise<void>;
}

/** D11: whatever changes the room waits here for its turn. A job that fails leaves everything as it was. */
export function newQueue(
  afterEach: () => Promise<void> | undefined,
  failed: (error: unknown) => void,
): Queue {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  let closed = false;

  async function run(job: Job): Promise<void> {
    try {
      await job();
      const more = afterEach();
      // Nothing is waited for that is not there: every action comes by here.
      if (more !== undefined) await more;
    } catch (error) {
      failed(error);
    } finally {
      waiting--;
    }
  }

  return {
    enqueue(job) {
      if (closed) return last;
      last = waiting++ === 0 ? run(job) : last.then(() => run(job));
      return last;
    },
    get isEmpty() {
      return waiting === 0;
    },
    close() {
      closed = true;
      return last;
    },
  };
}
