import { bug } from '../../../engine/bug.ts';
import type { Config } from '../config.ts';
import type { Mental } from '../state.ts';
import { CARD_IDS, CARDS } from './puzzles/content.ts';
import { dealCard } from './puzzles/puzzle.ts';
import type { Puzzle, PuzzleFamily, Work } from './puzzles/types.ts';

const MOST_KEPT = 64;
const FORM_BLOCKS = [0, 4, 5, 5];

/** The same card and number always give the same face; making one is dear and many are never looked at. */
const made = new Map<string, Puzzle>();

export function puzzleOf({ mentalFaces }: Config, { card, seed, puzzle }: Mental): Puzzle {
  if (puzzle !== null) return puzzle;
  const key = `${mentalFaces} ${card} ${seed}`;
  let face = made.get(key);
  if (face === undefined) {
    if (made.size >= MOST_KEPT) made.clear();
    const id = CARD_IDS[card] ?? bug('no Mental card', card);
    face = dealCard(id, mentalFaces, { below: () => seed });
    made.set(key, face);
  }
  return face;
}

export const kindOfCard = (card: number): { readonly family: PuzzleFamily; readonly level: number } =>
  CARDS[card] ?? bug('no Mental card', card);

/** An untouched table, without making the face. */
export function freshWork(card: number): Work {
  const { family, level } = kindOfCard(card);
  switch (family) {
    case 'cube':
      return { family, taps: [] };
    case 'form':
      return { family, placed: new Array<null>(FORM_BLOCKS[level] ?? 0).fill(null) };
    case 'pict':
    case 'comp':
      return { family, letter: null };
    case 'tags':
      return { family, assigned: null };
    case 'ferry':
      return { family, loads: [] };
  }
}

/** Taps of a CUBE of this card. */
export const cubeLength = (card: number): number => 4 + kindOfCard(card).level;
