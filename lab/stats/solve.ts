import { at } from '../../engine/at.ts';
import { bug } from '../../engine/bug.ts';

/** A square of numbers, row by row. */
export type Square = readonly (readonly number[])[];

/** The inverse, by elimination with the largest pivot; small squares only. */
export function inverseOf(square: Square): number[][] {
  const n = square.length;
  const rows = square.map((row, i) => [...row, ...row.map((_cell, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(at(at(rows, row), column)) > Math.abs(at(at(rows, pivot), column))) pivot = row;
    }
    const chosen = at(rows, pivot);
    const scale = at(chosen, column);
    if (scale === 0) bug('these unknowns cannot be told apart');
    rows[pivot] = at(rows, column);
    rows[column] = chosen.map((cell) => cell / scale);
    const done = at(rows, column);
    rows.forEach((row, i) => {
      const factor = at(row, column);
      if (i !== column && factor !== 0) rows[i] = row.map((cell, j) => cell - factor * at(done, j));
    });
  }
  return rows.map((row) => row.slice(n));
}

export const times = (square: Square, vector: readonly number[]): number[] =>
  square.map((row) => row.reduce((sum, cell, i) => sum + cell * at(vector, i), 0));
