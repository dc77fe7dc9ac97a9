import { nextMatch, typeable } from '../../kit/typeAhead.ts';

const MOST_LETTERS = 3;

/** From one place of a list to another by arrows, which go round. */
function arrows(from: number, to: number, count: number): readonly string[] {
  const down = (to - from + count) % count;
  const isDown = down <= count - down;
  return new Array<string>(isDown ? down : count - down).fill(isDown ? 'ArrowDown' : 'ArrowUp');
}

/** Where typing leads, as kit/ChoiceList.svelte has it; one's own place where nothing fits. */
function typing(names: readonly string[], letters: readonly string[]): number {
  let at = 0;
  let typed = '';
  for (const letter of letters) {
    typed = typed === letter ? letter : typed + letter;
    at = nextMatch(names, at + (typed.length === 1 ? 1 : 0), typed) ?? at;
  }
  return at;
}

/** One to three letters, each the first of a later word than the one before. */
function* lettersOf(words: readonly string[], most = MOST_LETTERS): Generator<readonly string[]> {
  if (most === 0) return;
  for (const [i, word] of words.entries()) {
    yield [word.charAt(0)];
    for (const rest of lettersOf(words.slice(i + 1), most - 1)) yield [word.charAt(0), ...rest];
  }
}

/**
 * The fewest keys to this choice of an open list, for whoever knows its name: first letters of its words, and
 * arrows from where they lead.
 */
export function keysTo(names: readonly string[], at: number): readonly string[] {
  const words = typeable(names[at] ?? '').match(/[a-z0-9]+/g) ?? [];
  let best = arrows(0, at, names.length);
  for (const letters of lettersOf(words)) {
    const keys = [...letters, ...arrows(typing(names, letters), at, names.length)];
    if (keys.length < best.length) best = keys;
  }
  return best;
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
