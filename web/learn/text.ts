import type { Arg } from '../../engine/text.ts';
import { own, voice } from '../../kit/words.svelte.ts';
import { en } from './en.ts';
import { others } from './others.ts';

const TEXTS = { en, ...others };

export const word = (key: string, args?: Readonly<Record<string, Arg>>): string =>
  voice(own(TEXTS), [], null).say(args === undefined ? { key } : { key, args });
