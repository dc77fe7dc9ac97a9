import { SQUARES, WEEK } from '../content.ts';

/**
 * Days are counted from 1 over the weeks; a row of the sheet is a day of the week, a square a card's place in
 * it.
 */
export const dayOf = (t: number): number => ((t - 1) % WEEK) + 1;
export const weekOf = (t: number): number => Math.floor((t - 1) / WEEK) + 1;
/** JI-R19: the day index on which a card of this row comes up; above 18 it never does. */
export function dateOf(t: number, row: number, sideways: boolean): number {
  return sideways ? t + WEEK : t + ((row - dayOf(t) + WEEK) % WEEK);
}
export const rowOf = (square: number): number => Math.floor(square / SQUARES) + 1;
export const squareNumber = (square: number): number => (square < 0 ? 0 : (square % SQUARES) + 1);
