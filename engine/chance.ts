import { at } from './at.ts';
import { bug } from './bug.ts';

/** The only source of luck. Passed in, never stored in the state: no copy of a state can foretell a roll. */
export interface Chance {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
}

/** Luck that can be met twice: a copy gives what the original will give. */
export interface Luck extends Chance {
  copy(): Luck;
}

/** Luck from a seed, which goes on in another thread from the numbers it is made of. */
export interface SeededLuck extends Luck {
  copy(): SeededLuck;
  words(): readonly number[];
}

/** Luck of which nothing is known beforehand: who copies it goes on with the same. */
export function unforeseen(chance: Chance): Luck {
  const luck: Luck = { below: (n) => chance.below(n), copy: () => luck };
  return luck;
}

/** One draw as it stands on a log entry: what was asked and what came. */
export type Draw = readonly [n: number, got: number];

const TWO_32 = 0x1_0000_0000;

/**
 * For the lab and for bots: the same seed gives the same luck, in every engine and for ever. Changing one
 * constant here breaks every recorded seed. (sfc32, seeded by hashing the text of the seed.)
 */
export function seeded(seed: string | number): SeededLuck {
  // A typed array and no division but a floating one: this is asked hundreds of times a game.
  const words = Int32Array.of(...spread(String(seed)), 1);
  const luck = drawing(words);
  // The first words are not well mixed yet.
  for (let i = 0; i < 15; i++) luck.below(1);
  return luck;
}

/** Goes on where luck with these numbers stood. */
export const luckFrom = (words: readonly number[]): SeededLuck => drawing(Int32Array.from(words));

function drawing(words: Int32Array): SeededLuck {
  const next = (): number => {
    const a = words[0] as number;
    const b = words[1] as number;
    const c = words[2] as number;
    const counter = words[3] as number;
    const t = (a + b + counter) | 0;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = ((c << 21) | (c >>> 11)) + t;
    words[3] = counter + 1;
    return t >>> 0;
  };
  return {
    below(n) {
      let x = next();
      // Without the rejection small numbers would come up more often; only the last n words can be unfair.
      if (x >= TWO_32 - n) {
        const fair = TWO_32 - (TWO_32 % n);
        while (x >= fair) x = next();
      }
      return x - Math.floor(x / n) * n;
    },
    copy: () => drawing(words.slice()),
    words: () => [...words],
  };
}

/** For the server: notes each draw, so that a replay needs no guessable seed. */
export function recording(source: Chance, draws: Draw[]): Chance {
  return {
    below(n) {
      const got = source.below(n);
      draws.push([n, got]);
      return got;
    },
  };
}

/**
 * For replays: gives the recorded draws again, and fails loudly when a rule asks for another draw than
 * before.
 */
export function taped(draws: readonly Draw[]): Chance & { readonly left: number } {
  let at = 0;
  return {
    get left() {
      return draws.length - at;
    },
    below(n) {
      const draw = draws[at++];
      if (draw === undefined) return bug('the tape is at its end, but a draw below', n, 'was asked');
      if (draw[0] !== n) return bug('the tape holds a draw below', draw[0], 'but one below', n, 'was asked');
      return draw[1];
    },
  };
}

/** For tests: exactly these results, in this order. */
export function scripted(...results: readonly number[]): Chance {
  let at = 0;
  return {
    below(n) {
      const got = results[at++];
      if (got === undefined) return bug('no scripted result left for a draw below', n);
      if (got < 0 || got >= n) return bug('scripted result', got, 'for a draw below', n);
      return got;
    },
  };
}

/** Fisher and Yates, in place, from the end. */
export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const held = at(items, i);
    items[i] = at(items, j);
    items[j] = held;
  }
  return items;
}

export function pick<T>(chance: Chance, items: readonly T[]): T {
  if (items.length === 0) return bug('picked from nothing');
  return at(items, chance.below(items.length));
}

/**
 * One of the items, each as likely as its weight, a whole number; the last if nothing weighs anything. One
 * draw.
 */
export function pickWeighted<T>(
  chance: Chance,
  items: readonly T[],
  weightOf: (item: T, index: number) => number,
): T {
  return weightedAt(items, weightOf, chance.below(Math.max(1, totalOf(items, weightOf))));
}

export function totalOf<T>(items: readonly T[], weightOf: (item: T, index: number) => number): number {
  let total = 0;
  let i = 0;
  for (const item of items) total += weightOf(item, i++);
  return total;
}

/** The item that lies at this place if all are laid out in a row, each as long as its weight. */
export function weightedAt<T>(
  items: readonly T[],
  weightOf: (item: T, index: number) => number,
  place: number,
): T {
  if (items.length === 0) return bug('picked from nothing');
  let left = place;
  let last = items[items.length - 1] as T;
  let i = 0;
  for (const item of items) {
    const weight = weightOf(item, i++);
    left -= weight;
    if (left < 0) return item;
    if (weight > 0) last = item;
  }
  // Fractions may add up to a little less than their total.
  return last;
}

/** A die with faces 1 to n. */
export const rollDie = (chance: Chance, faces: number): number => chance.below(faces) + 1;

/** Three well mixed 32-bit words from a text (FNV-1a with three offsets, then an avalanche). */
function spread(text: string): [number, number, number] {
  const words: [number, number, number] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b];
  for (let w = 0; w < 3; w++) {
    let h = at(words, w);
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
    h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
    words[w] = (h ^ (h >>> 16)) | 0;
  }
  return words;
}
