import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Time } from '../room/ports.ts';
import type { Peer } from '../service/peer.ts';
import type { Security } from '../service/ports.ts';

export interface SecurityLog extends Security {
  /** Says how often each thing went on since the last time, and forgets. */
  sum(): void;
}

const DAY_MS = 24 * 3600 * 1000;
const MOST_KEPT = 1000;
const SHOWN = 8;

/**
 * The first of a kind is logged at once, the rest as a sum: a flood must not fill the disk. Whoever it comes
 * from is a digest under a key that lives for a day in memory only: the lines of one day can be put together,
 * but nobody can find the address, not even with the log and a list of all addresses.
 */
export function securityLog(log: Pick<FastifyBaseLogger, 'warn'>, time: Time): SecurityLog {
  const counts = new Map<string, { readonly what: string; readonly from: string; times: number }>();
  let key = randomBytes(32);
  let day = 0;

  function digestOf(peer: Peer): string {
    const today = Math.floor(time.date() / DAY_MS);
    if (today !== day) key = randomBytes(32);
    day = today;
    return createHmac('sha256', key).update(peer).digest('hex').slice(0, SHOWN);
  }

  return {
    note(what, peer) {
      const place = `${what} ${peer}`;
      const known = counts.get(place);
      if (known !== undefined) known.times++;
      if (known !== undefined || counts.size >= MOST_KEPT) return;
      const from = digestOf(peer);
      counts.set(place, { what, from, times: 0 });
      log.warn({ security: what, from }, 'turned away');
    },
    sum() {
      for (const { what, from, times } of counts.values()) {
        if (times > 0) log.warn({ security: what, from, times }, 'turned away again');
      }
      counts.clear();
    },
  };
}
