import type { Writable } from 'node:stream';

/**
 * Writes each piece when it is due, in the order in which they came. A timer for each piece would not do: a timer
 * counts from the start of its turn, so one that was set late in a long turn may fire before an earlier one.
 */
export function heldBack(
  to: Writable,
  isCut: () => boolean = () => false,
): (due: number, piece: Buffer | string) => void {
  const waiting: { readonly due: number; readonly piece: Buffer | string }[] = [];

  function writeDue(): void {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const early = next.due - performance.now();
      if (early > 0) {
        setTimeout(writeDue, early);
        return;
      }
      waiting.shift();
      if (!to.destroyed && !isCut()) to.write(next.piece);
    }
  }
  return (due, piece) => {
    waiting.push({ due, piece });
    if (waiting.length === 1) writeDue();
  };
}
