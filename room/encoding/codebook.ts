/**
 * What steps of one game say again and again: strings, and objects with the same members. A client that asks
 * for it is told once, with `welcome`.
 */
export interface Codebook {
  /** Each stands as a capital letter, or one and a digit or small letter, without quotes. */
  readonly words: string[];
  /** Each stands as a small letter, or one and a digit or small letter, with its values in round brackets. */
  readonly shapes: Shape[];
}

/**
 * Numbers of words. First what the member `type`, which comes before all others, says, counted from 1; or 0
 * if that is no part of the shape. Then the names of the other members in their order.
 */
export type Shape = number[];

const LETTERS = 26;
const SECOND = 36;
/** There are no more codes than these. */
export const MOST_CODES = LETTERS + LETTERS * SECOND;

const CAPITAL = 65;
const SMALL = 97;

export const wordCode = (nth: number): string => codeOf(nth, CAPITAL);
export const shapeCode = (nth: number): string => codeOf(nth, SMALL);

function codeOf(nth: number, first: number): string {
  if (nth < LETTERS) return String.fromCharCode(first + nth);
  const after = nth - LETTERS;
  return String.fromCharCode(first + Math.floor(after / SECOND)) + (after % SECOND).toString(SECOND);
}

/** In place of the words that JSON itself has. */
export const LITERALS = { n: 'null', t: 'true', f: 'false' } as const;

/** Of the number of a step only the last three digits are said: it follows the one before. */
export const STEPS = 1000;
