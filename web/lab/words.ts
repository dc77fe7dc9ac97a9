import type { Messages } from '../../engine/text.ts';
import { ownLanguage, voice } from '../../kit/words.svelte.ts';
import { en as answers } from '../../lab/text/en.ts';
import { en } from './text/en.ts';

/** A file `<tag>.ts` says both what the page says and what the laboratory answers. */
const others = import.meta.glob<Readonly<Record<string, Messages>>>(['./text/??.ts', '!./text/en.ts']);

/** All sentences of the page, in the reader's language where it has them. */
export async function openWords(): Promise<Messages> {
  const language = ownLanguage();
  const found = await others[`./text/${language}.ts`]?.().catch(() => undefined);
  return { ...answers, ...en, ...found?.[language] };
}

export const voiceOf = (messages: Messages) => voice(messages, [], null);
