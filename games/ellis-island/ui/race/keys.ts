import type { Feature } from '../../content.ts';

export type Pad = Feature | 'any';

const LETTERS: Readonly<Record<Pad, string>> = { color: 'C', shape: 'S', number: 'N', any: ' ' };
/** Where letters are switched off: as quick, and nobody's own keys. */
const ARROWS: Readonly<Record<Pad, string>> = {
  color: 'ArrowLeft',
  shape: 'ArrowDown',
  number: 'ArrowRight',
  any: 'ArrowDown',
};
const SIGNS: Readonly<Record<string, string>> = { ' ': '␣', ArrowLeft: '←', ArrowDown: '↓', ArrowRight: '→' };

/** What the pad is pressed by. */
const keyOf = (pad: Pad, letters: 'on' | 'off'): string => (letters === 'on' ? LETTERS : ARROWS)[pad];

export const signOf = (pad: Pad, letters: 'on' | 'off'): string => {
  const key = keyOf(pad, letters);
  return SIGNS[key] ?? key;
};

/** The pad of this key. */
export const padOf = (pads: readonly Pad[], key: string, letters: 'on' | 'off'): Pad | undefined =>
  pads.find((one) => keyOf(one, letters) === (key.length === 1 ? key.toUpperCase() : key));
