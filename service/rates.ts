/** How often something may be done: `burst` at once, `perSecond` in the long run. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export interface Bucket {
  /** False: too often. */
  take(now: number, count?: number): boolean;
  /** Gives back one that was taken and should not have counted. */
  giveBack(): void;
  readonly isFull: (now: number) => boolean;
}

export function bucket({ perSecond, burst }: Rate): Bucket {
  let left = burst;
  let at = 0;
  const refill = (now: number): void => {
    // No limit times no time would be no number.
    left =
      burst === Number.POSITIVE_INFINITY ? burst : Math.min(burst, left + ((now - at) * perSecond) / 1000);
    at = now;
  };
  return {
    take(now, count = 1) {
      refill(now);
      if (left < count) return false;
      left -= count;
      return true;
    },
    giveBack() {
      left = Math.min(burst, left + 1);
    },
    isFull(now) {
      refill(now);
      return left >= burst;
    },
  };
}

/** One bucket for each name. Those that have been quiet are forgotten. */
export interface Buckets {
  take(name: string, now: number): boolean;
  giveBack(name: string): void;
  sweep(now: number): void;
}

export function buckets(rate: Rate): Buckets {
  const known = new Map<string, Bucket>();
  return {
    take(name, now) {
      const held = known.get(name) ?? bucket(rate);
      known.set(name, held);
      return held.take(now);
    },
    giveBack: (name) => known.get(name)?.giveBack(),
    sweep(now) {
      for (const [name, held] of known) if (held.isFull(now)) known.delete(name);
    },
  };
}
