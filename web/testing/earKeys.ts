import { nextMatch, typeable } from '../../kit/typeAhead.ts';

const MOST_LETTERS = 3;
/** So far down nobody types. */
const NEAR = 2;

/** From one place of a list to another by arrows, which go round. */
function arrows(from: number, to: number, count: number): readonly string[] {
  const down = (to - from + count) % count;
  const isDown = down <= count - down;
  return new Array<string>(isDown ? down : count - down).fill(isDown ? 'ArrowDown' : 'ArrowUp');
}

/** Where one more letter leads from here, as kit/ChoiceList.svelte has it; here where nothing fits. */
function typing(names: readonly string[], from: number, typed: string): number {
  return nextMatch(names, from + (typed.length === 1 ? 1 : 0), typed) ?? from;
}

const wordsOf = (name: string): readonly string[] => typeable(name).match(/[a-z0-9]+/g) ?? [];

/** The word by which somebody thinks of it: the first of those that the fewest names have. */
function wordFor(names: readonly string[], at: number): string {
  const all = names.map(wordsOf);
  const howMany = (word: string): number => all.filter((words) => words.includes(word)).length;
  const [first = '', ...rest] = all[at] ?? [];
  return rest.reduce((best, word) => (howMany(word) < howMany(best) ? word : best), first);
}

/**
 * The keys to this choice of an open list, of somebody who knows its name and nothing of where it stands: what is
 * heard soon by going down they go down to; else they type the beginning of the word they think of, hear after
 * each letter where it led, and go on from there by arrows.
 */
export function keysTo(names: readonly string[], at: number): readonly string[] {
  if (at <= NEAR) return arrows(0, at, names.length);
  const keys: string[] = [];
  let [here, typed] = [0, ''];
  for (const letter of wordFor(names, at).slice(0, MOST_LETTERS)) {
    keys.push(letter);
    typed = typed === letter ? letter : typed + letter;
    here = typing(names, here, typed);
    if (here === at) break;
  }
  return [...keys, ...arrows(here, at, names.length)];
}

/** What can be done by a key, as it was said with a question: “1: Roll the die. L: All 5 moves.” */
export function keysIn(sentence: string): ReadonlyMap<string, string> {
  const said = /(?:^|[.?!…:] )([1-9L]: .*)$/.exec(sentence)?.[1] ?? '';
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
