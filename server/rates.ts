/** How often something may be done: `burst` at once, `perSecond` in the long run. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export interface Bucket {
  /** False: too often. */
  take(now: number): boolean;
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
    take(now) {
      refill(now);
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    isFull(now) {
      refill(now);
      return left >= burst;
    },
  };
}

/** One bucket for each address. Addresses that have been quiet are forgotten. */
export interface Buckets {
  take(address: string, now: number): boolean;
  sweep(now: number): void;
}

export function buckets(rate: Rate): Buckets {
  const known = new Map<string, Bucket>();
  return {
    take(address, now) {
      const held = known.get(address) ?? bucket(rate);
      known.set(address, held);
      return held.take(now);
    },
    sweep(now) {
      for (const [address, held] of known) if (held.isFull(now)) known.delete(address);
    },
  };
}

export type Limits = Readonly<Record<'message' | 'connect' | 'create' | 'find', Rate>>;

/**
 * From the requests a second that one device may make. Generous for people and for a whole class behind one
 * address;
 * a flood is stopped, and guessing codes (`find`) does not pay.
 */
export function limitsOf(rate: number): Limits {
  const n = rate === 0 ? Number.POSITIVE_INFINITY : rate;
  return {
    message: { perSecond: n, burst: n * 3 },
    connect: { perSecond: n / 4, burst: n * 6 },
    create: { perSecond: n / 40, burst: n * 3 },
    find: { perSecond: n / 10, burst: n * 3 },
  };
}

/** What is limited for each address; messages are, for each connection. */
export type Rates = Readonly<Record<'connect' | 'create' | 'find', Buckets>>;

export const bucketsOf = ({ connect, create, find }: Limits): Rates => ({
  connect: buckets(connect),
  create: buckets(create),
  find: buckets(find),
});
