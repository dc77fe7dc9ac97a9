import { LONGEST_NAME } from './limits.ts';
import type { Sentence } from './protocol.ts';

/** What nobody sees: controls, directions, joiners, and the letters and blanks that are drawn as nothing. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const BLANKS = /\s+/gu;
/** More marks than any script puts on a letter would reach into the lines above and below. */
const PILES = /(\p{M}{2})\p{M}+/gu;
const LEGIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/**
 * A name as it is shown: one line of signs that can be seen. Undefined: nothing is left that could be read.
 */
export function readName(text: string): string | undefined {
  const seen = text.normalize('NFC').replaceAll(BLANKS, ' ').replaceAll(UNSEEN, '');
  const name = seen.replaceAll(PILES, '$1').trim();
  return LEGIBLE.test(name) ? name : undefined;
}

/** Letters of other scripts, and digits, that are drawn like these. */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аɑα',
  b: 'ь',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еє',
  g: 'ɡ',
  h: 'һн',
  i: 'іıι1|lӏ!',
  j: 'ј',
  k: 'кκ',
  m: 'мϻ',
  n: 'ո',
  o: 'оοσ0օ',
  p: 'рρ',
  q: 'ԛ',
  r: 'гᴦ',
  s: 'ѕ$5',
  t: 'тτ',
  u: 'υսц',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уүγ',
  z: 'ᴢ2',
};
const DRAWN_AS = new Map(
  Object.entries(ALIKE).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** Two names with the same outline can be taken for each other at a glance. */
export function outlineOf(name: string): string {
  // In the plainest form first: wide, round and accented letters are only dressed differently.
  const bare = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const letters = [...bare].map((sign) => DRAWN_AS.get(sign) ?? sign).join('');
  return letters.replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '').replaceAll('rn', 'm');
}

/** Small and large letters, with their accents or without: people mean the same name by them. */
const plainly = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * What somebody is called at this table, or why not so: nothing can be read, or it only looks like the name
 * of somebody else. Whoever is called the same gets a number.
 */
export function nameFor(wished: string, others: readonly (string | null)[]): string | Sentence {
  const name = readName(wished);
  if (name === undefined) return { key: 'table.badName' };
  const like = others.find((other) => other !== null && outlineOf(other) === outlineOf(name));
  if (like != null && plainly(like) !== plainly(name))
    return { key: 'table.alikeName', args: { name: like } };
  return tellApart(name, others);
}

/** This name, or with a number where somebody at the table could be taken for its bearer. */
export function tellApart(name: string, others: readonly (string | null)[]): string {
  const taken = new Set(others.flatMap((other) => (other === null ? [] : [outlineOf(other)])));
  let told = name;
  for (let count = 2; taken.has(outlineOf(told)); count++) {
    const number = ` (${count})`;
    told = `${[...name].slice(0, LONGEST_NAME - number.length).join('')}${number}`;
  }
  return told;
}
