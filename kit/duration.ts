import type { t as Say } from './words.svelte.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span as it is spoken of: '30 seconds', '5 minutes', '1 day'. */
export function sayDuration(ms: number, t: typeof Say): string {
  if (ms >= DAY) return t('time.days', { n: Math.round(ms / DAY) });
  if (ms >= HOUR) return t('time.hours', { n: Math.round(ms / HOUR) });
  if (ms >= MINUTE) return t('time.minutes', { n: Math.round(ms / MINUTE) });
  return t('time.seconds', { n: Math.round(ms / 1000) });
}

/** What is left of it, as a clock shows it: '0:42', '4:05', and only hours where minutes do not matter. */
export function sayLeft(ms: number, t: typeof Say): string {
  if (ms >= HOUR) return t('time.hoursLeft', { n: Math.ceil(ms / HOUR) });
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
