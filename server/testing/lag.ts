/** Looks every few milliseconds how late this process is for its own timers. */
export function watchLag(): { stop(): number } {
  const everyMs = 5;
  let most = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    most = Math.max(most, now - last - everyMs);
    last = now;
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(most, performance.now() - last - everyMs);
    },
  };
}
