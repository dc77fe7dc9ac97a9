import type { Time } from './ports.ts';

/** So long others wait at most. */
const PART_MS = 5;

/**
 * For long work in small parts: what comes back is asked after each, and where it has taken long enough is to
 * be waited for, so that everybody else gets a turn in between.
 */
export function newPace(time: Time): () => Promise<void> | undefined {
  let since = time.now();
  return () => {
    if (time.now() - since < PART_MS) return undefined;
    return new Promise((resolve) => {
      time.after(0, () => {
        since = time.now();
        resolve();
      });
    });
  };
}
