import { at } from '../../../../engine/at.ts';
import type { Drawing } from '../../../../kit/book.ts';
import { clock, play, users } from '../../../../kit/icons.ts';
import { RIVER } from '../../content.ts';

/** The pieces that RULEBOOK.md names, drawn from the rows of the content. */
export const FIGURES: Readonly<Record<string, Drawing>> = {
  traveller: { shape: 'card', picture: users, number: at(RIVER.rows, 1).worth },
  lay: { shape: 'sign', picture: users },
  call: { shape: 'sign', picture: clock },
  boat: { shape: 'sign', picture: play },
};
