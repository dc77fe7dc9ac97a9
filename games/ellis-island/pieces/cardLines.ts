import type { Arg, Line } from '../../../engine/text.ts';
import { KINDS } from '../content.ts';

/** What a card can be told as: its kind, or as much as is known of it. */
const TOLD = [...KINDS, 'job', 'open'] as const;
type CardTold = (typeof TOLD)[number];

export const cardLine = (card: CardTold, n: number): Line => ({ key: `card.${card}`, args: { n } });

/** Equal cards together, in the order of the box: `2 Time and a Passport`. */
export function cardsArg(cards: readonly CardTold[]): Arg {
  if (cards.length === 0) return { key: 'nothing' };
  return TOLD.flatMap((told) => {
    const n = cards.filter((card) => card === told).length;
    return n === 0 ? [] : [cardLine(told, n)];
  });
}
