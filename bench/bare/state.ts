import { DECK } from './cards.ts';

/** Whose rows: seat 0 has rows 0 to 3, seat 1 rows 4 to 7, each at its slot; an empty row is a free slot. */
export const SLOTS = 4;

export const ACT = 0;
export const DECLARE = 1;
export const SWEEP = 2;
export const LET_GO = 3;
export const OVER = 4;

export const BY_TYPES = 0;
export const BY_SEASON = 1;

/** Just what the rules need to go on: no marks for views, no history. */
export interface State {
  draw: number[];
  discard: number[];
  hands: number[][];
  rows: number[][];
  /** Per seat: colonies in flight, arrived species as bits, birds brought home. */
  flying: number[];
  closed: number[];
  score: number[];
  first: number;
  active: number;
  /** Turns since an arrival. */
  since: number;
  arrived: boolean;
  step: number;
  /** The row in question while declaring, the species while sweeping. */
  about: number;
  why: number;
}

export type Shuffle = (cards: number[]) => number[];

export function deal(first: number, shuffle: Shuffle): State {
  const draw = shuffle(DECK.slice());
  const hands: number[][] = [[], []];
  for (let i = 0; i < 6; i++) (hands[(first + i) & 1] as number[]).push(draw.pop() as number);
  return {
    draw,
    discard: [],
    hands,
    rows: [[], [], [], [], [], [], [], []],
    flying: [0, 0],
    closed: [0, 0],
    score: [0, 0],
    first,
    active: first,
    since: 0,
    arrived: false,
    step: ACT,
    about: 0,
    why: BY_TYPES,
  };
}
