import { type Arg, type Line, type Messages, type Reader, say } from '../engine/text.ts';
import { en } from './text/en.ts';

/** The kit's own sentences, in the reader's language. One reader per page, so it lives here and not in every part. */
const reading = $state<{ messages: Messages; language: string }>({ messages: en, language: 'en' });

/** Says a sentence of the kit or of the site. */
export const t = (key: string, args?: Readonly<Record<string, Arg>>): string =>
  say(reading.messages, args === undefined ? { key } : { key, args }, {
    language: reading.language,
    names: [],
  });

/** A voice for a game's sentences: its own texts first, then the kit's. */
export function voice(
  messages: Messages,
  names: readonly string[],
): { readonly say: (line: Line) => string; readonly names: readonly string[] } {
  const reader: Reader = { language: reading.language, names };
  const all = together(reading.messages, messages);
  return { say: (line) => say(all, line, reader), names };
}

// A log says hundreds of sentences at once: its words must not be put together for each of them.
const kept = new WeakMap<Messages, { readonly base: Messages; readonly all: Messages }>();

function together(base: Messages, messages: Messages): Messages {
  const found = kept.get(messages);
  if (found?.base === base) return found.all;
  const all = { ...base, ...messages };
  kept.set(messages, { base, all });
  return all;
}
