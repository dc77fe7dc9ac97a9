import { pages } from '../../kit/text/pages.ts';
import { alsoSay } from '../../kit/words.svelte.ts';

/** A page imports this file to have these sentences: a table is drawn without them. */
alsoSay(pages);
