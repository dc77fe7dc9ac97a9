/** A move is one integer: what, and two small numbers. */
export const LAY = 0;
export const STEAL = 1;
export const SPLIT = 2;
export const JOIN = 3;
export const REDRAW = 4;
export const DROP = 5;
export const ARRIVE = 6;
export const FLY = 7;
export const LEFTOVERS = 8;
export const DISCARD = 9;

/** LAY onto this slot starts a colony. */
export const NEW = 4;

export const encode = (kind: number, a = 0, b = 0): number => (kind << 10) | (a << 5) | b;
export const kindOf = (move: number): number => move >> 10;
export const firstOf = (move: number): number => (move >> 5) & 31;
export const secondOf = (move: number): number => move & 31;
