import type { Case } from '../laws/law.ts';

/** Games played again at most, however long the first one was: a red law is explained within seconds. */
const MOST_TRIES = 250;
const SMALL_NUMBERS = 8;

/**
 * A simpler case that is still broken: fewer choices, then smaller numbers. Short games come first, because
 * they are quick to play and because a law looks at every position of them.
 */
export function shrink(given: Case, broken: (given: Case) => unknown): Case {
  let best = given.choices;
  let left = MOST_TRIES;
  const better = (choices: readonly number[]): boolean => {
    if (left-- <= 0 || broken({ ...given, choices }) === undefined) return false;
    best = choices;
    return true;
  };
  for (let length = 0; length < best.length; length += 1 + Math.floor(length / 4)) {
    if (better(best.slice(0, length))) break;
  }
  for (let size = best.length >> 1; size > 0; size >>= 1) {
    for (let from = best.length - size; from >= 0; from -= size) better(best.toSpliced(from, size));
  }
  for (let place = 0; place < best.length; place++) {
    const was = best[place] ?? 0;
    for (let number = 0; number < SMALL_NUMBERS && number !== was; number++) {
      if (better(best.with(place, number))) break;
    }
  }
  return { ...given, choices: best };
}
