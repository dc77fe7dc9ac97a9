import { later } from './text/later.ts';
import { alsoSay } from './words.svelte.ts';

/** A part that is loaded after the first prompt imports this file to have these sentences. */
alsoSay(later);
