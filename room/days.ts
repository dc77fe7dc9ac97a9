/** The calendar of a store: how many days it has lived through, and what the clock said last. */
export interface Days {
  /** Counted from 1970, but behind the clock by every leap that did not count. */
  readonly day: number;
  /** Milliseconds since 1970. */
  readonly date: number;
}

export const DAY_MS = 24 * 3600 * 1000;

/**
 * A clock that is wrong for one start must not make every table old. So a time in which nobody looked counts
 * as a week at most, however long it was by the clock; a clock that goes back counts as nothing.
 */
const MOST_DAYS_AT_ONCE = 7;

export function look({ day, date }: Days, now: number): Days & { readonly leapt: number } {
  const passed = Math.max(0, Math.floor(now / DAY_MS) - Math.floor(date / DAY_MS));
  const counted = Math.min(passed, MOST_DAYS_AT_ONCE);
  return { day: day + counted, date: now, leapt: passed - counted };
}
