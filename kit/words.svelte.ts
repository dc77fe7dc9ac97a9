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
  const all: Messages = { ...reading.messages, ...messages };
  return { say: (line) => say(all, line, reader), names };
}
