const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, in the words of this language; undefined where it is hardly worth saying. */
export function sayAgo(thenMs: number, nowMs: number, language: string): string | undefined {
  const [unit, ms] = UNITS.find(([, length]) => nowMs - thenMs >= length) ?? [];
  if (unit === undefined || ms === undefined) return undefined;
  return new Intl.RelativeTimeFormat(language).format(-Math.floor((nowMs - thenMs) / ms), unit);
}
