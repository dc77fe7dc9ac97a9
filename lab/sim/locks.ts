import { StoreTrouble } from '../../room/store.ts';
import type { Timeline } from './time.ts';

const LOCK_TIMEOUT_MS = 2000;

/** Runs with these rows locked: whoever comes later waits, and looks at them only then. */
export type Locked = <T>(names: readonly string[], work: () => Promise<T>) => Promise<T>;

export function newLocks(timeline: Timeline): Locked {
  const locks = new Map<string, Promise<void>>();

  async function lock(name: string): Promise<() => void> {
    const since = timeline.now;
    const before = locks.get(name) ?? Promise.resolve();
    let free = (): void => {};
    const mine = new Promise<void>((resolve) => {
      free = resolve;
    });
    locks.set(
      name,
      before.then(() => mine),
    );
    await before;
    if (timeline.now - since <= LOCK_TIMEOUT_MS) return free;
    free();
    throw new StoreTrouble('locked', 'lock timeout');
  }

  return async (names, work) => {
    const frees: (() => void)[] = [];
    try {
      // In order of their names, so that no two wait for each other.
      for (const name of [...new Set(names)].sort()) frees.push(await lock(name));
      return await work();
    } finally {
      for (const free of frees) free();
    }
  };
}
