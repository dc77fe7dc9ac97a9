/** A bar on standard error while something long goes on; silent where nobody watches. */
export interface Progress {
  show(done: number, of: number): void;
  clear(): void;
}

const WIDTH = 30;
const EVERY_MS = 100;

export function progress(stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { show() {}, clear() {} };
  const start = performance.now();
  let shown = 0;
  return {
    show(done, of) {
      const now = performance.now();
      if (now - shown < EVERY_MS) return;
      shown = now;
      const filled = Math.round((WIDTH * done) / of);
      const left = Math.ceil((((now - start) / 1000) * (of - done)) / Math.max(done, 1));
      const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled);
      stream.write(`\r[${bar}] ${Math.floor((100 * done) / of)} %, ${left} s left \u001b[K`);
    },
    clear() {
      if (shown > 0) stream.write('\r\u001b[K');
    },
  };
}
