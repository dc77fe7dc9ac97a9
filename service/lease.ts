import type { Time } from '../room/ports.ts';
import type { Database, Member } from './database.ts';

/** A beat every quarter of a lease; the door closes a sixth before it ends. */
const BEATS = 4;
const MARGINS = 6;
/** So long nobody is thrown out though nobody is answered: the database may come back. */
const PATIENCE_MS = 10_000;

/** This node's right to speak. Clocks of other machines do not enter: only how fast ours runs. */
export interface Lease {
  /** Of this life; 0 before it has one. */
  readonly nr: number;
  /** Until when this is true was known before the database could let anybody else in. */
  isValid(): boolean;
  /** Milliseconds until it is over, if nobody renews it. */
  leftMs(): number;
  start(): void;
  stop(): void;
}

export interface LeaseNeeds {
  readonly database: Pick<Database, 'join' | 'beat'>;
  readonly member: Member;
  readonly time: Time;
  readonly leaseMs: number;
  /** It is valid again: whatever was held back may go out. */
  renewed(): void;
  /** Declared dead, or silent for too long: no room that was opened before may go on. */
  lost(): void;
  /** Somebody asked this node to go. */
  sentAway(): void;
}

export function newLease({ database, member, time, leaseMs, renewed, lost, sentAway }: LeaseNeeds): Lease {
  const beatMs = leaseMs / BEATS;
  const forMs = leaseMs - leaseMs / MARGINS;
  let nr = 0;
  let until = Number.NEGATIVE_INFINITY;
  let isJoining = false;
  let hasLost = true;
  let cancel = (): void => {};
  const isValid = (): boolean => time.now() < until;

  function renew(sentAt: number): void {
    until = Math.max(until, sentAt + forMs);
    if (!isValid()) return;
    hasLost = false;
    renewed();
  }

  function lose(): void {
    if (hasLost) return;
    hasLost = true;
    lost();
  }

  async function join(sentAt: number): Promise<void> {
    isJoining = true;
    try {
      nr = await database.join(member, leaseMs);
      renew(sentAt);
    } catch {
      // The next beat tries again.
    } finally {
      isJoining = false;
    }
  }

  async function beat(sentAt: number): Promise<void> {
    const mine = nr;
    const life = await database.beat(mine, leaseMs).catch(() => undefined);
    // What is said of an earlier life is no news.
    if (mine !== nr || life === undefined) return;
    if (life !== 'dead') renew(sentAt);
    if (life === 'leaving') sentAway();
    if (life !== 'dead') return;
    nr = 0;
    until = Number.NEGATIVE_INFINITY;
    // Also what was opened since patience was at an end.
    hasLost = true;
    lost();
    await join(time.now());
  }

  function tick(): void {
    cancel = time.after(beatMs, tick);
    if (time.now() - until > PATIENCE_MS) lose();
    if (nr !== 0) void beat(time.now());
    else if (!isJoining) void join(time.now());
  }

  return {
    get nr() {
      return nr;
    },
    isValid,
    leftMs: () => Math.max(0, until - time.now()),
    start: tick,
    stop() {
      cancel();
      until = Number.NEGATIVE_INFINITY;
    },
  };
}
