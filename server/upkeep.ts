import { DAY_MS } from '../room/days.ts';
import type { Complain } from './complaints.ts';
import type { Context } from './context.ts';

const SWEEP_MS = 60_000;
const TIDY_MS = DAY_MS / 4;
/** How soon it is noticed that a backup was put in the place of the file, where nobody plays. */
const LOOK_MS = 5000;

/**
 * Puts away what nobody needs any more, now and then: quiet addresses, idle rooms, forgotten tables. Settles
 * when the calendar was looked at, before anybody is let in; what it settles to stops it.
 */
export async function startUpkeep(context: Context, complain: Complain): Promise<() => void> {
  const { tables, store, gate, security, time, options, log } = context;
  function sweep(): void {
    gate.sweep();
    security.sum();
    tables.sweep().catch((error) => complain('sweeping failed', error));
  }
  async function tidy(): Promise<void> {
    try {
      const { forgotten, leapt } = await store.tidy(time.date(), options.keepDays);
      if (forgotten > 0) log.info({ forgotten }, 'old tables were forgotten');
      if (leapt > 0)
        log.warn(
          { leapt },
          'the clock is far ahead of when this file was last used: these days are not counted',
        );
    } catch (error) {
      complain('tidying failed', error);
    }
  }
  function look(): void {
    // The answer itself brings the news.
    store.opened().catch((error) => complain('the store does not answer', error));
  }
  store.watch(() => {
    log.warn('somebody else has written to the database: every open table is loaded again');
    tables.reload().catch((error) => complain('loading again failed', error));
  });
  await tidy();
  const timers = [setInterval(sweep, SWEEP_MS), setInterval(tidy, TIDY_MS), setInterval(look, LOOK_MS)];
  return () => timers.forEach(clearInterval);
}
