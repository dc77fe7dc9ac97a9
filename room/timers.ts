import type { Time } from './ports.ts';
import type { Job } from './queue.ts';

/** What a room will do later unless something comes between. Each has a name, and the last of it counts. */
export interface Timers {
  set(name: string, ms: number, job: Job): void;
  stop(name: string): void;
  has(name: string): boolean;
  stopAll(): void;
}

export function newTimers(time: Time, enqueue: (job: Job) => void): Timers {
  const running = new Map<string, () => void>();
  function stop(name: string): void {
    running.get(name)?.();
    running.delete(name);
  }
  return {
    set(name, ms, job) {
      stop(name);
      const cancel = time.after(ms, () => {
        running.delete(name);
        enqueue(job);
      });
      running.set(name, cancel);
    },
    stop,
    has: (name) => running.has(name),
    stopAll() {
      for (const name of [...running.keys()]) stop(name);
    },
  };
}
