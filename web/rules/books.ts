import type { Kind } from '../../engine/game.ts';
import type { BookUi } from '../../kit/book.ts';
import { byFolder } from '../site/folders.ts';
import { openTitle } from '../site/shelf.ts';
import type { Block } from './blocks.ts';
import { rulebook } from './rulebook.ts';

const exacts = byFolder(
  import.meta.glob<string>('../../games/[a-z]*/RULES.md', { query: '?raw', import: 'default' }),
);
const books = byFolder(
  import.meta.glob<string>('../../games/[a-z]*/RULEBOOK.md', { query: '?raw', import: 'default' }),
);
const drawn = byFolder(
  import.meta.glob<BookUi<Kind>>('../../games/[a-z]*/ui/book/index.ts', { import: 'book' }),
);

/** What people read, the exact clauses, and what the game draws in it. */
export interface Opened {
  readonly book: readonly Block[];
  readonly exact: readonly Block[];
  readonly ui: BookUi<Kind> | undefined;
  /** The words on its pieces, in the language of the book. */
  readonly words: Readonly<Record<string, string>>;
}

export async function openRulebook(game: string): Promise<Opened> {
  const [book = '', exact = '', ui, title] = await Promise.all([
    books[game]?.(),
    exacts[game]?.(),
    drawn[game]?.(),
    openTitle(game),
  ]);
  return { book: rulebook(book), exact: rulebook(exact), ui, words: title?.texts.en ?? {} };
}
