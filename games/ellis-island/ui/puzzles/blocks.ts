import { refusePlace } from '../../pieces/puzzles/form.ts';
import { cellsOf, turnedBy } from '../../pieces/puzzles/grid.ts';
import type { FormView, Placement } from '../../pieces/puzzles/types.ts';

/**
 * A block as two paths on a grid of ten: its body, and the edge all round it without the lines between its
 * cells.
 */
export function drawn(pattern: string): {
  readonly body: string;
  readonly edge: string;
  readonly width: number;
  readonly height: number;
} {
  const cells = cellsOf(pattern);
  const isDark = (row: number, col: number): boolean => cells[row]?.[col] === true;
  let body = '';
  let edge = '';
  cells.forEach((line, row) => {
    line.forEach((dark, col) => {
      if (!dark) return;
      const [x, y] = [col * 10, row * 10];
      body += `M${x} ${y}h10v10h-10z`;
      if (!isDark(row - 1, col)) edge += `M${x} ${y}h10`;
      if (!isDark(row + 1, col)) edge += `M${x} ${y + 10}h10`;
      if (!isDark(row, col - 1)) edge += `M${x} ${y}v10`;
      if (!isDark(row, col + 1)) edge += `M${x + 10} ${y}v10`;
    });
  });
  return { body, edge, width: (cells[0]?.length ?? 0) * 10, height: cells.length * 10 };
}

/** The cell of a block its letter stands on: the dark one nearest to the middle. */
export function letterCell(pattern: string): { readonly row: number; readonly col: number } {
  const cells = cellsOf(pattern);
  const middle = { row: (cells.length - 1) / 2, col: ((cells[0]?.length ?? 1) - 1) / 2 };
  const far = ({ row, col }: { row: number; col: number }): number =>
    (row - middle.row) ** 2 + (col - middle.col) ** 2;
  const dark = cells.flatMap((line, row) => line.flatMap((is, col) => (is ? [{ row, col }] : [])));
  return dark.sort((a, b) => far(a) - far(b))[0] ?? { row: 0, col: 0 };
}

/**
 * Where to lay a block so that it covers a tapped cell: the first way that is allowed, from its upper left
 * on.
 */
export function covering(
  view: FormView,
  placed: readonly (Placement | null)[],
  block: number,
  turn: number,
  at: { readonly row: number; readonly col: number },
): Placement | undefined {
  const cells = cellsOf(turnedBy(view.blocks[block] ?? '', turn));
  for (const [r, line] of cells.entries()) {
    for (const [c, dark] of line.entries()) {
      const place = { turn, row: at.row - r, col: at.col - c };
      if (!dark || place.row < 0 || place.col < 0) continue;
      if (refusePlace(view, placed, block, place) === undefined) return place;
    }
  }
  return undefined;
}
