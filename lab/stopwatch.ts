const WARM_MS = 150;
const ROUND_MS = 60;
const ROUNDS = 5;

/** Nanoseconds of one call, the median of a few rounds after a warm-up. `work` gets a running number. */
export function nanoseconds(work: (i: number) => void): number {
  timed(work, WARM_MS);
  const rounds = Array.from({ length: ROUNDS }, () => timed(work, ROUND_MS));
  return rounds.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

/** Calls of `work` in a second, counted by what each call says it did. */
export function perSecond(work: (i: number) => number, ms: number): number {
  const warm = performance.now();
  for (let i = 0; performance.now() - warm < WARM_MS; i++) work(i);
  const start = performance.now();
  let done = 0;
  for (let i = 0; performance.now() - start < ms; i++) done += work(i);
  return Math.round((done * 1000) / (performance.now() - start));
}

function timed(work: (i: number) => void, ms: number): number {
  const start = performance.now();
  let calls = 0;
  // The clock is read once in 64 calls: reading it costs as much as cloning a small state.
  while (performance.now() - start < ms) for (let i = 0; i < 64; i++) work(calls++);
  return ((performance.now() - start) * 1e6) / calls;
}
