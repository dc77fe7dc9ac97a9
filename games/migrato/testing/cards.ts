import { bug } from '../../../engine/bug.ts';
import { type BirdId, type Face, type FaceId, faceOf, idOf, isNight, type Species } from '../content.ts';

/** The short names of the specification: G5d, K4, S2, B1, T4n, HUN, HAB, LIT. */
const LETTERS: Readonly<Record<string, Species>> = {
  G: 'brent',
  K: 'kite',
  S: 'stilt',
  B: 'beeeater',
  T: 'teal',
};
const DANGERS: Readonly<Record<string, FaceId>> = { HUN: 'hunter', HAB: 'habitat', LIT: 'light' };

/** One card by its short name. Round brackets, which say "face down", are understood. */
export function cardId(short: string): FaceId {
  const bare = short.replace(/[()]/g, '');
  const danger = DANGERS[bare];
  if (danger !== undefined) return danger;
  const [, letter = '', number = '', sign = ''] = /^([GKSBT])(\d)([dn]?)$/.exec(bare) ?? [];
  const species = LETTERS[letter] ?? bug('no such card', short);
  const night = sign === '' ? species === 'stilt' : sign === 'n';
  const id: BirdId = `${species}-${Number(number)}-${night ? 'night' : 'day'}`;
  if (faceOf(id) === undefined) bug('no such card', short);
  return id;
}

/** A row of cards: `'G5d (G4n)'`, or with commas. */
export const row = (text: string): Face[] =>
  text
    .split(/[\s,]+/)
    .filter((short) => short !== '')
    .map((short) => faceOf(cardId(short)));

/** The short name of a face. */
export function short(face: Face): string {
  const id = idOf(face);
  const danger = Object.keys(DANGERS).find((name) => DANGERS[name] === id);
  if (danger !== undefined) return danger;
  const [species, number, phase] = id.split('-');
  const letter = Object.keys(LETTERS).find((name) => LETTERS[name] === species) ?? '?';
  return `${letter}${number}${letter === 'G' || letter === 'T' ? phase?.[0] : ''}`;
}

export const shorts = (cards: readonly Face[]): string => cards.map(short).join(' ');

/** A colony as the specification writes it: what lies face down stands in brackets. */
export const flight = (cards: readonly Face[]): string =>
  cards.map((face) => (isNight(face) ? `(${short(face)})` : short(face))).join(' ');
