import type { Time } from '../../room/ports.ts';

/** A time that goes as the real one does, and now and then is a while later. */
export interface LeapingTime extends Time {
  /** So much later, at once. Whatever was due on the way happens in its order, and at its moment. */
  leap(ms: number): Promise<void>;
}

interface Timer {
  readonly due: number;
  readonly run: () => void;
  cancel: () => void;
}

export function leapingTime(real: Time): LeapingTime {
  let leapt = 0;
  const timers = new Set<Timer>();
  const now = (): number => real.now() + leapt;

  function arm(timer: Timer): void {
    timer.cancel = real.after(Math.max(0, timer.due - now()), () => ring(timer));
  }

  function ring(timer: Timer): void {
    if (timers.delete(timer)) timer.run();
  }

  const nextBefore = (goal: number): Timer | undefined =>
    [...timers].filter(({ due }) => due <= goal).sort((a, b) => a.due - b.due)[0];

  return {
    now,
    date: () => real.date() + leapt,
    after(ms, run) {
      const timer: Timer = { due: now() + ms, run, cancel: () => {} };
      timers.add(timer);
      arm(timer);
      return () => {
        timers.delete(timer);
        timer.cancel();
      };
    },
    async leap(ms) {
      const goal = now() + ms;
      for (let timer = nextBefore(goal); timer !== undefined; timer = nextBefore(goal)) {
        leapt += Math.max(0, timer.due - now());
        timer.cancel();
        ring(timer);
        // What comes of it is written before it is any later.
        await new Promise((resolve) => setImmediate(resolve));
      }
      leapt += Math.max(0, goal - now());
      for (const timer of timers) {
        timer.cancel();
        arm(timer);
      }
    },
  };
}
