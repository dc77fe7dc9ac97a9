/** Small patterns of `#` and `.`, rows divided by `/`: blocks of FORM and pictures of COMP. */
export type Cells = readonly (readonly boolean[])[];

export const cellsOf = (pattern: string): Cells =>
  pattern.split('/').map((row) => [...row].map((mark) => mark === '#'));

export const patternOf = (cells: Cells): string =>
  cells.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('/');

/** A quarter turn clockwise. */
export const turned = (cells: Cells): Cells =>
  (cells[0] ?? []).map((_cell, col) => cells.map((row) => row[col] ?? false).reverse());

export const mirrored = (cells: Cells): Cells => cells.map((row) => [...row].reverse());

/** `times` quarter turns clockwise. */
export function turnedBy(pattern: string, times: number): string {
  let cells = cellsOf(pattern);
  for (let i = 0; i < times; i++) cells = turned(cells);
  return patternOf(cells);
}

/** The four turns, the given one first. */
export const turnsOf = (pattern: string): string[] => [0, 1, 2, 3].map((times) => turnedBy(pattern, times));

export const mirrorOf = (pattern: string): string => patternOf(mirrored(cellsOf(pattern)));
