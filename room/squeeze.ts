import type { Writing } from './delta.ts';

const LETTERS = 26;
const FIRST_LETTER = 65;
const SECOND = 36;
const MOST_WORDS = LETTERS + LETTERS * SECOND;

const QUOTE = '"';
const QUOTE_SIGN = 34;
const BACKSLASH = 92;

/**
 * Steps say the same words again and again. A client that asks for it is told the words of the game once, and then gets
 * every step as JSON in which a known string stands as a letter, or a letter and a digit, without quotes:
 *
 *   [7,[{"type":"turnEnded","seat":1}],0]   becomes   [7,[{A:Bf,C:1}],0]
 *
 * Outside of its strings JSON has no capital letters, so nothing else can be taken for a word.
 */
export function squeezer(words: readonly string[]): Writing {
  const codes = new Map(words.map((word, i) => [word, codeOf(i)]));
  const text = (word: string): string => codes.get(word) ?? JSON.stringify(word);
  const names = new Map(words.map((word, i) => [word, `${codeOf(i)}:`]));
  const name = (word: string): string => names.get(word) ?? `${JSON.stringify(word)}:`;
  // By hand: for the little that changes in a step this takes half the time of writing JSON and looking through it.
  function value(given: unknown): string {
    if (typeof given === 'string') return text(given);
    if (Number.isFinite(given)) return `${given}`;
    if (typeof given !== 'object' || given === null) return JSON.stringify(given) ?? 'null';
    let written = '';
    if (Array.isArray(given)) {
      for (let i = 0; i < given.length; i++) written += i === 0 ? value(given[i]) : `,${value(given[i])}`;
      return `[${written}]`;
    }
    const members = Object.keys(given);
    const values = Object.values(given);
    for (let i = 0; i < members.length; i++) {
      // As in JSON: what is not there is not written.
      if (values[i] === undefined) continue;
      written += `${written === '' ? '' : ','}${name(members[i] as string)}${value(values[i])}`;
    }
    return `{${written}}`;
  }
  return { value, name };
}

/** Where the quote is that ends the string beginning here: the next one that is not escaped. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf(QUOTE, from + 1); at >= 0; at = text.indexOf(QUOTE, at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

/** Reads what was squeezed with these words. */
export function expander(words: readonly string[]): (text: string) => unknown {
  const strings = new Map(words.map((word, i) => [codeOf(i), JSON.stringify(word)]));
  return (text) => {
    let expanded = '';
    let done = 0;
    for (let i = 0; i < text.length; i++) {
      const sign = text.charCodeAt(i);
      if (sign === QUOTE_SIGN) {
        i = endOfString(text, i);
      } else if (sign >= FIRST_LETTER && sign < FIRST_LETTER + LETTERS) {
        const end = isSecond(text.charCodeAt(i + 1)) ? i + 2 : i + 1;
        expanded += text.slice(done, i) + (strings.get(text.slice(i, end)) ?? '""');
        done = end;
        i = end - 1;
      }
    }
    return JSON.parse(expanded + text.slice(done));
  };
}

const codeOf = (nth: number): string =>
  nth < LETTERS
    ? letter(nth)
    : letter(Math.floor((nth - LETTERS) / SECOND)) + ((nth - LETTERS) % SECOND).toString(SECOND);
/** A digit or a small letter. */
const isSecond = (sign: number): boolean => (sign >= 48 && sign <= 57) || (sign >= 97 && sign <= 122);
const letter = (nth: number): string => String.fromCharCode(FIRST_LETTER + nth);

/** Learns from several lots of samples which strings come in each of them; the most frequent get the shortest codes. */
export function learnWords(lots: readonly Iterable<unknown>[]): string[] {
  const counts = new Map<string, number>();
  const seen = new Map<string, number>();
  let lot = 0;
  const count = (text: string): void => {
    counts.set(text, (counts.get(text) ?? 0) + 1);
    if ((seen.get(text) ?? 0) === lot) seen.set(text, lot + 1);
  };
  const look = (value: unknown): void => {
    if (typeof value === 'string') count(value);
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) Object.keys(value).forEach(count);
    Object.values(value).forEach(look);
  };
  for (const samples of lots) {
    for (const sample of samples) look(sample);
    lot++;
  }
  return [...counts]
    .filter(([text]) => seen.get(text) === lot)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([text]) => text);
}
