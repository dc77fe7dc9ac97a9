import { COMMON, type Meanings } from './ask/meaning.ts';

/** Loaded only here: the pages of the site have no use for it. */
export async function meaningsOf(game: string): Promise<Meanings> {
  const own: { readonly measures: Meanings } = await import(`../games/${game}/text/measures.ts`);
  return { ...COMMON, ...own.measures };
}
