import type { Content } from '../content.ts';
import type { Ref } from '../event.ts';
import { type Card, FIRST_CONNECTION, FIRST_LIFE, PAYDAY } from './cards.ts';

type Row = { readonly id: string; readonly name: string | null };

const NOTHING: Row = { id: '', name: null };
const refOf = ({ id, name }: Row): Ref => (name === null ? id : `${id}:${name}`);

/** How events name a card: events are told without the table's content set at hand. */
export function cardRef(content: Content, card: Card): Ref {
  if (card === PAYDAY) return 'PAY';
  if (card >= FIRST_LIFE) return refOf(content.life[card - FIRST_LIFE] ?? NOTHING);
  if (card >= FIRST_CONNECTION) return refOf(content.connections[card - FIRST_CONNECTION] ?? NOTHING);
  return refOf(content.documents[card] ?? NOTHING);
}

export const rowRef = (
  content: Content,
  table: 'nationalities' | 'destinations' | 'careers',
  at: number,
): Ref => refOf(content[table][at] ?? NOTHING);
