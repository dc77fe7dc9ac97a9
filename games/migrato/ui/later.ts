import type { Line } from '../../../engine/text.ts';
import { voice } from '../../../kit/words.svelte.ts';
import { rules } from './rules.ts';
import { later } from './text/later.ts';

/** A voice that also knows what is said only after the game. */
export const laterVoice = (names: readonly string[]): ((line: Line) => string) =>
  voice({ ...rules.texts.en, ...later }, names).say;
