import type { Messages } from '../engine/text.ts';

/**
 * The languages this site speaks, each by its own name: nobody should have to read English to find theirs.
 */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  tr: 'Türkçe',
} as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The first of these that we speak: 'de-AT' is answered in German. English otherwise. */
export function languageFor(wished: readonly string[]): Language {
  for (const tag of wished) {
    const [language = ''] = tag.toLowerCase().split('-');
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** Texts by language. English is always there and complete; whatever another one lacks is said in English. */
export type Texts = { readonly en: Messages } & Readonly<Record<string, Messages>>;

// A log says hundreds of sentences at once: its words must not be put together for each of them.
const together = new WeakMap<Messages, Map<Messages, Messages>>();

/** Both in one; `over` wins. The same object for the same two. */
export function joined(base: Messages, over: Messages | undefined): Messages {
  if (over === undefined) return base;
  const known = together.get(base) ?? new Map<Messages, Messages>();
  together.set(base, known);
  const held = known.get(over) ?? { ...base, ...over };
  known.set(over, held);
  return held;
}
