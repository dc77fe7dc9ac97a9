import { cellsOf, turnsOf } from './grid.ts';

/**
 * Where one block can lie, by its first cell in reading order. Cells of a frame are bits: row * cols + col.
 */
type Spots = readonly (readonly number[])[];

/** Every way to lay each block once so that the frame is full, as masks by block; stops after `most`. */
export function fillings(
  rows: number,
  cols: number,
  blocks: readonly string[],
  turning: boolean,
  most: number,
): number[][] {
  const full = 2 ** (rows * cols) - 1;
  const spots = blocks.map((block) => spotsOf(rows, cols, block, turning));
  const found: number[][] = [];
  const laid: number[] = blocks.map(() => 0);

  const search = (filled: number): void => {
    if (filled === full) {
      found.push([...laid]);
      return;
    }
    // The lowest free cell must be somebody's first cell.
    const first = 31 - Math.clz32(~filled & (filled + 1));
    for (let block = 0; block < blocks.length; block++) {
      if (laid[block] !== 0) continue;
      for (const mask of spots[block]?.[first] ?? []) {
        if ((mask & filled) !== 0) continue;
        laid[block] = mask;
        search(filled | mask);
        laid[block] = 0;
        if (found.length >= most) return;
      }
    }
  };
  search(0);
  return found;
}

function spotsOf(rows: number, cols: number, block: string, turning: boolean): Spots {
  const spots: number[][] = Array.from({ length: rows * cols }, () => []);
  for (const pattern of turning ? new Set(turnsOf(block)) : [block]) {
    const cells = cellsOf(pattern);
    const width = cells[0]?.length ?? 0;
    for (let row = 0; row + cells.length <= rows; row++) {
      for (let col = 0; col + width <= cols; col++) {
        const mask = maskAt(cols, pattern, row, col);
        spots[31 - Math.clz32(mask & -mask)]?.push(mask);
      }
    }
  }
  return spots;
}

/** The cells a pattern covers with the upper left corner of its box on (row, col). */
export function maskAt(cols: number, pattern: string, row: number, col: number): number {
  let mask = 0;
  cellsOf(pattern).forEach((line, r) => {
    line.forEach((isDark, c) => {
      if (isDark) mask |= 1 << ((row + r) * cols + col + c);
    });
  });
  return mask;
}
