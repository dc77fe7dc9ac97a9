import type { Drawing } from '../../../../kit/book.ts';
import { line, merge, split } from '../../../../kit/icons.ts';
import { DANGERS, SPECIES, SPECIES_ROWS } from '../../content.ts';
import type { CardView } from '../../eyes/view.ts';
import { goose, horn } from '../icons.ts';

/** Lucide (ISC). */
const bin = line(
  '<path d="M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/>',
);
const hand = line('<rect width="12" height="18" x="9" y="3" rx="2"/><path d="M6 5v14M3 7v10"/>');

/** Cards as they lie on the table: a bird of each species by its highest number, the dangers, a back. */
export const CARDS: Readonly<Record<string, CardView>> = Object.fromEntries<CardView>([
  ...SPECIES.map((species): [string, CardView] => {
    const { numbers, phases } = SPECIES_ROWS[species];
    const number = numbers.find((one) => one <= 5) ?? 1;
    return [species, `${species}-${number}-${phases[0] ?? 'day'}`];
  }),
  ...DANGERS.map((danger): [string, CardView] => [danger, danger]),
  ['back', 'night'],
]);

const SIGNS: Readonly<Record<string, Drawing>> = {
  bird: { shape: 'sign', picture: goose },
  danger: { shape: 'sign', picture: horn },
  split: { shape: 'sign', picture: split },
  join: { shape: 'sign', picture: merge },
  discard: { shape: 'sign', picture: bin },
  draw: { shape: 'sign', picture: hand },
};

export const FIGURES: Readonly<Record<string, CardView | Drawing>> = { ...CARDS, ...SIGNS };
