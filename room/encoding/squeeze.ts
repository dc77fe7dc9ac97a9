import type { Writing } from './delta.ts';

const LETTERS = 26;
const FIRST_LETTER = 65;
const SECOND = 36;
/** There are no more codes than these. */
export const MOST_WORDS = LETTERS + LETTERS * SECOND;

const QUOTE = '"';
const QUOTE_SIGN = 34;
const BACKSLASH = 92;

/**
 * Steps say the same words again and again. A client that asks for it is told the words of the game once, and
 * then gets every step as JSON in which a known string stands as a letter, or a letter and a digit, without
 * quotes:
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
  // By hand: for the little that changes in a step this takes half the time of writing JSON and looking
  // through it.
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
      written += `${written === '' ? '' : ','}${name(members[i] ?? '')}${value(values[i])}`;
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

/** Turns what was squeezed with these words into plain JSON again. Plain JSON stays as it is. */
export function expander(words: readonly string[]): (text: string) => string {
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
    return expanded + text.slice(done);
  };
}

const codeOf = (nth: number): string =>
  nth < LETTERS
    ? letter(nth)
    : letter(Math.floor((nth - LETTERS) / SECOND)) + ((nth - LETTERS) % SECOND).toString(SECOND);
/** A digit or a small letter. */
const isSecond = (sign: number): boolean => (sign >= 48 && sign <= 57) || (sign >= 97 && sign <= 122);
const letter = (nth: number): string => String.fromCharCode(FIRST_LETTER + nth);
