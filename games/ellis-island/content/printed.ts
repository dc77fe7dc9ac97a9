import { type CardsOf, cardsFrom } from '../box.ts';
import { SHARED } from './answers.ts';
import { FAMILY_ROWS } from './families.ts';

/** The printed cards, for those who deal: servers, workers, lessons, the laboratory. No page of a table imports this. */
export const PRINTED: CardsOf = cardsFrom({ families: FAMILY_ROWS, answers: SHARED });
