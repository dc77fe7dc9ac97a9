import { type Chance, pick } from '../../../../engine/chance.ts';

/**
 * Cuts a frame into connected pieces of given sizes at random; undefined if it got stuck. Gives the piece of
 * each cell.
 */
export function cutFrame(
  rows: number,
  cols: number,
  sizes: readonly number[],
  chance: Chance,
): number[] | undefined {
  const owner: number[] = new Array(rows * cols).fill(-1);
  for (const [piece, size] of sizes.entries()) {
    // From the first free cell on: otherwise single cells are left behind and most cuts fail.
    const edge = [owner.indexOf(-1)];
    for (let grown = 0; grown < size; grown++) {
      if (edge.length === 0) return undefined;
      const cell = pick(chance, edge);
      owner[cell] = piece;
      edge.splice(edge.indexOf(cell), 1);
      for (const next of besides(rows, cols, cell)) {
        if (owner[next] === -1 && !edge.includes(next)) edge.push(next);
      }
    }
  }
  return owner;
}

/** `count` sizes between least and most that fill the frame, at random. */
export function sizesOf(
  cells: number,
  count: number,
  least: number,
  most: number,
  chance: Chance,
): number[] | undefined {
  const sizes = Array.from({ length: count - 1 }, () => least + chance.below(most - least + 1));
  const last = cells - sizes.reduce((sum, size) => sum + size, 0);
  return last < least || last > most ? undefined : [...sizes, last];
}

function besides(rows: number, cols: number, cell: number): number[] {
  const col = cell % cols;
  const found: number[] = [];
  if (cell >= cols) found.push(cell - cols);
  if (cell < (rows - 1) * cols) found.push(cell + cols);
  if (col > 0) found.push(cell - 1);
  if (col < cols - 1) found.push(cell + 1);
  return found;
}
