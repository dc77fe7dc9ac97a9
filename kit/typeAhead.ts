/** As it can be typed on any keyboard: without its marks. */
export const typeable = (text: string): string =>
  text.toLocaleLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');

const wordsOf = (name: string): readonly string[] => name.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

/** Whether what was typed begins the name, or one of its words that not every name has. */
function begins(name: string, typed: string, shared: ReadonlySet<string>): boolean {
  let at = 0;
  for (const word of wordsOf(name)) {
    at = name.indexOf(word, at);
    if (!shared.has(word) && name.startsWith(typed, at)) return true;
    at += word.length;
  }
  return false;
}

/** Whether the letters typed begin words of it that not every name has, one after the other. */
function initials(name: string, typed: string, shared: ReadonlySet<string>): boolean {
  let at = 0;
  for (const word of wordsOf(name)) if (!shared.has(word) && word[0] === typed[at]) at += 1;
  return at === typed.length;
}

/**
 * The next name, from this place on and round to it again, that fits what was typed: by the beginning of a
 * word that tells the names apart, by the first letters of several such words, by its own beginning, or by
 * anything in it.
 */
export function nextMatch(all: readonly string[], from: number, text: string): number | undefined {
  const typed = typeable(text);
  const names = all.map((one) => typeable(one.trim()));
  const [first = '', ...rest] = names;
  const shared = new Set(
    rest.length === 0
      ? []
      : wordsOf(first).filter((word) => rest.every((one) => wordsOf(one).includes(word))),
  );
  const order = names.map((_, i) => (from + i) % names.length);
  const nameAt = (i: number): string => names[i] ?? '';
  return (
    order.find((i) => begins(nameAt(i), typed, shared)) ??
    order.find((i) => initials(nameAt(i), typed, shared)) ??
    order.find((i) => nameAt(i).startsWith(typed)) ??
    order.find((i) => nameAt(i).includes(typed))
  );
}
