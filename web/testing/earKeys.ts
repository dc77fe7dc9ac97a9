import { typeable } from '../../kit/typeAhead.ts';

/**
 * The keys of somebody who hears a list and knows what they want, not where it stands: in a short list they go
 * down until they hear it. In a long one they type the first letters of the words that tell theirs from most
 * others, three at most, and go down from there; at each key they hear where they are.
 */
export const SHORT_LIST = 4;
const MOST_LETTERS = 3;

const wordsOf = (name: string): readonly string[] => typeable(name).match(/[a-z0-9]+/g) ?? [];

/** What is typed to get near this choice. */
export function lettersFor(names: readonly string[], at: number): readonly string[] {
  if (names.length <= SHORT_LIST) return [];
  const all = names.map(wordsOf);
  const tells = (word: string): boolean => all.filter((one) => one.includes(word)).length <= all.length / 2;
  const letters = (all[at] ?? []).filter(tells).map((word) => word.charAt(0));
  return letters.filter((one, i) => one !== letters[i - 1]).slice(0, MOST_LETTERS);
}

/** What can be done by a key, as it was said with the question: “1: Roll the die. L: All 5 moves.” */
export function keysIn(sentence: string): ReadonlyMap<string, string> {
  const said = /(?:^|[.?!] )([1-9]: .*)$/.exec(sentence)?.[1] ?? '';
  return new Map(
    [...said.matchAll(/([\dL]): (.+?)\.(?= [\dL]: |$)/g)].map(([, key = '', name = '']) => [key, name]),
  );
}

/** The middle one of these, and the largest. */
export function spread(counts: readonly number[]): { readonly median: number; readonly most: number } {
  const sorted = counts.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : sorted.slice(half - 1);
  return { median: (low + high) / 2, most: sorted.at(-1) ?? 0 };
}
