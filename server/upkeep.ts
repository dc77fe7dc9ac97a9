import type { Complain } from './complaints.ts';
import type { Context } from './context.ts';

const SWEEP_MS = 60_000;
const PURGE_MS = 6 * 3600 * 1000;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Puts away what nobody needs any more, now and then: quiet addresses, idle rooms, forgotten tables. Call it
 * to stop.
 */
export function startUpkeep(context: Context, complain: Complain): () => void {
  const { tables, store, gate, security, time, options } = context;
  function sweep(): void {
    gate.sweep();
    security.sum();
    tables.sweep().catch((error) => complain('sweeping failed', error));
  }
  function purge(): void {
    store.purge(time.date() - options.keepDays * DAY_MS).catch((error) => complain('purging failed', error));
  }
  const timers = [setInterval(sweep, SWEEP_MS), setInterval(purge, PURGE_MS)];
  purge();
  return () => timers.forEach(clearInterval);
}
