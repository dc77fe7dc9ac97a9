import type { Time } from '../../room/ports.ts';

export interface StandingTime extends Time {
  /** While it stands, no time passes and nothing that was waited for comes. */
  stand(still: boolean): void;
}

interface Waiting {
  readonly due: number;
  readonly run: () => void;
  cancel: () => void;
}

/** A clock that can be stopped as a whole: under a cover nobody can decide, so nobody loses time. */
export function standingTime(base: Time): StandingTime {
  let lost = 0;
  let stopped: number | null = null;
  const all = new Set<Waiting>();

  const now = (): number => (stopped ?? base.now()) - lost;

  function set(one: Waiting): void {
    one.cancel = base.after(Math.max(0, one.due - now()), () => {
      all.delete(one);
      one.run();
    });
  }

  return {
    now,
    date: base.date,
    after(ms, run) {
      // What waits for no time only lets others go first.
      if (ms <= 0) return base.after(ms, run);
      const one: Waiting = { due: now() + ms, run, cancel: () => {} };
      all.add(one);
      if (stopped === null) set(one);
      return () => {
        one.cancel();
        all.delete(one);
      };
    },
    stand(still) {
      if (still === (stopped !== null)) return;
      if (stopped === null) {
        stopped = base.now();
        for (const one of all) one.cancel();
        return;
      }
      lost += base.now() - stopped;
      stopped = null;
      for (const one of all) set(one);
    },
  };
}
