import type { Seat } from '../engine/game.ts';
import { type Arg, type Line, type Messages, type Reader, say } from '../engine/text.ts';
import { joined, type Language, type Texts } from './languages.ts';
import { en } from './text/en.ts';

/**
 * The kit's own sentences, in the reader's language. One reader per page, so it lives here and not in every
 * part.
 */
const reading = $state<{ messages: Messages; language: Language }>({ messages: en, language: 'en' });
let english = en;
let translated: Messages | undefined;

/** From now on the kit speaks this language, with these sentences of its own. */
export function readIn(language: Language, messages: Messages): void {
  translated = messages;
  reading.messages = joined(english, messages);
  reading.language = language;
}

/** More English for those pages that need it; another language has all its sentences already. */
export function alsoSay(more: Messages): void {
  english = { ...english, ...more };
  reading.messages = joined(english, translated);
}

export const ownLanguage = (): Language => reading.language;

/** Says a sentence of the kit or of the site. */
export const t = (key: string, args?: Readonly<Record<string, Arg>>): string =>
  say(reading.messages, args === undefined ? { key } : { key, args }, {
    language: reading.language,
    names: [],
    seat: null,
  });

/** A game's sentences in the reader's language, as far as it has them. */
export const own = (texts: Texts): Messages => joined(texts.en, texts[reading.language]);

/** The language a game speaks to this reader. */
export const spokenIn = (texts: Texts): Language =>
  texts[reading.language] === undefined ? 'en' : reading.language;

interface Voice {
  readonly say: (line: Line) => string;
  readonly knows: (key: string) => boolean;
  readonly names: readonly string[];
}

/** A voice for a game's sentences, its own texts first, then the kit's; whoever has the seat is "you". */
export function voice(messages: Messages, names: readonly string[], seat: Seat | null): Voice {
  const reader: Reader = { language: reading.language, names, seat };
  const all = joined(reading.messages, messages);
  return { say: (line) => say(all, line, reader), knows: (key) => key in all, names };
}
