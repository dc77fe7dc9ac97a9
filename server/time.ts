import type { Time } from '../room/ports.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemTime: Time = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(ms, run) {
    // Longer timers would go off at once; the room looks again whenever one does.
    const timer = setTimeout(run, Math.min(ms, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  },
};
