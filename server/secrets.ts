import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Chance } from '../engine/chance.ts';
import type { Secrets } from '../service/ports.ts';

/** The luck of every table on this server: nobody can foretell it, and what was drawn stands on the log. */
export const systemLuck: Chance = { below: (n) => randomInt(n) };

const TOKEN_BYTES = 16;

/** 128 bits that are a seat. Shown once; only its fingerprint is kept. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const fingerprint = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 31 random bits (ports.ts). */
export const newRun = (): number => randomInt(2 ** 31);

/** Compares fingerprints in constant time. */
export function sameAs(token: string): (key: string) => boolean {
  const wanted = Buffer.from(fingerprint(token));
  return (key) => {
    const held = Buffer.from(key);
    return held.length === wanted.length && timingSafeEqual(held, wanted);
  };
}

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 16;

/** Not to be guessed: whoever has the link may look on. */
export const newTableId = (): string => draw(ID_LETTERS, ID_LENGTH);

const CONSONANTS = 'bdfgkmnprstvz';
const VOWELS = 'aeiou';
const DIGITS = '23456789';

/**
 * Three syllables and two digits, to be said across a room: nothing in it looks or sounds like something
 * else.
 */
export function newCode(): string {
  const syllable = (): string => draw(CONSONANTS, 1) + draw(VOWELS, 1);
  return syllable() + syllable() + syllable() + draw(DIGITS, 2);
}

function draw(letters: string, count: number): string {
  let text = '';
  for (let i = 0; i < count; i++) text += letters[randomInt(letters.length)];
  return text;
}

export const systemSecrets: Secrets = { newToken, newTableId, newCode, fingerprint, sameAs };
