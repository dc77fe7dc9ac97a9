const AFTER_MS = 1200;

/** Fetches what comes next while nothing is asked, so that nothing opens late. */
export function fetchAhead(parts: readonly (() => Promise<unknown>)[]): void {
  $effect(() => {
    const timer = setTimeout(
      () => void Promise.all(parts.map((part) => part())).catch(() => undefined),
      AFTER_MS,
    );
    return () => clearTimeout(timer);
  });
}
