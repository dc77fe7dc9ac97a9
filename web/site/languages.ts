import type { CardText } from '../../engine/card.ts';
import type { Kind } from '../../engine/game.ts';
import type { Messages } from '../../engine/text.ts';
import type { Language } from '../../kit/languages.ts';
import type { GameRules } from '../../kit/table.ts';
import { ownLanguage, readIn } from '../../kit/words.svelte.ts';
import { sayOnCards } from './cards.ts';

/**
 * What is read before any game is opened: the kit and the cards. Loaded only by those who read this language.
 */
interface Site {
  readonly kit: Messages;
  readonly cards: Readonly<Record<string, CardText>>;
}
const sites = import.meta.glob<Site>('./languages/??.ts');
/** A file `<tag>.ts` beside each `en.ts` says the same in another language. */
const games = import.meta.glob<Readonly<Record<string, Messages>>>([
  '../../games/[a-z]*/text/??.ts',
  '../../games/[a-z]*/ui/text/??.ts',
  '!../../**/text/en.ts',
]);

/**
 * Before the page is drawn. Without a network a language that was never loaded cannot be read: then English
 * is.
 */
export async function readOwnLanguage(language: Language): Promise<void> {
  const site = await sites[`./languages/${language}.ts`]?.().catch(() => undefined);
  if (site === undefined) return;
  readIn(language, site.kit);
  sayOnCards(site.cards);
  document.documentElement.lang = language;
}

/** The game with its sentences in the reader's language beside the English ones, if it has them. */
export async function inOwnLanguage(title: GameRules<Kind>): Promise<GameRules<Kind>> {
  const language = ownLanguage();
  // A game's English may be in more files than these two: it has it already.
  if (language === 'en') return title;
  const folder = `../../games/${title.id}`;
  const files = [`${folder}/text/${language}.ts`, `${folder}/ui/text/${language}.ts`];
  const found = await Promise.all(files.map((file) => games[file]?.().catch(() => undefined)));
  const texts = found.map((file) => file?.[language]).filter((one) => one !== undefined);
  // As in English: where both say something, the table does.
  const messages = Object.assign({}, ...texts) as Messages;
  return texts.length === 0 ? title : { ...title, texts: { ...title.texts, [language]: messages } };
}
