/** Most writings in one transaction. */
const MOST = 512;

interface Job<T> {
  readonly write: () => T;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

export interface Group {
  /** Settles when the transaction that holds this writing is on the disk. */
  add<T>(write: () => T): Promise<T>;
  /** Writes what is waiting. */
  flush(): void;
  readonly stats: { commits: number; writes: number };
}

export interface Transaction {
  begin(): void;
  commit(): void;
  rollback(): void;
}

/**
 * Group commit: everything that was asked for in one turn of the event loop is one transaction and one fsync. There
 * is no timer: while one group is written the next one gathers, so groups grow with the load.
 */
export function groupCommit(transaction: Transaction): Group {
  let waiting: Job<unknown>[] = [];
  let isPlanned = false;
  const stats = { commits: 0, writes: 0 };

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      flush();
      if (waiting.length > 0) plan();
    });
  }

  function flush(): void {
    const jobs = waiting.slice(0, MOST);
    waiting = waiting.slice(MOST);
    if (jobs.length === 0) return;
    try {
      const settle = together(jobs);
      for (const done of settle) done();
    } catch (error) {
      // One of them is at fault, or the disk is: each stands for itself now, so that no innocent table suffers.
      if (jobs.length === 1) jobs[0]?.reject(error);
      else for (const job of jobs) alone(job);
    }
  }

  function together(jobs: readonly Job<unknown>[]): (() => void)[] {
    transaction.begin();
    try {
      const settle = jobs.map((job) => {
        const value = job.write();
        return () => job.resolve(value);
      });
      transaction.commit();
      stats.commits++;
      stats.writes += jobs.length;
      return settle;
    } catch (error) {
      transaction.rollback();
      throw error;
    }
  }

  function alone(job: Job<unknown>): void {
    try {
      for (const done of together([job])) done();
    } catch (error) {
      job.reject(error);
    }
  }

  return {
    add: <T>(write: () => T) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ write, resolve: resolve as (value: unknown) => void, reject });
        plan();
      }),
    flush() {
      while (waiting.length > 0) flush();
    },
    stats,
  };
}
