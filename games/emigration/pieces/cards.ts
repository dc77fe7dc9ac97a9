import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import { type Content, CROSSINGS, type Life, PACKS, type Pack } from '../content.ts';

/**
 * A card by its face: Documents, then Connections, then Life cards in the order of their tables, then Payday.
 * Paydays are interchangeable, so all of them are one face (5.5).
 */
export type Card = number;
export type CardId = string;
export type CardKind = 'document' | 'connection' | 'life' | 'payday';

export const FIRST_CONNECTION = CROSSINGS.documents.length;
export const FIRST_LIFE = FIRST_CONNECTION + CROSSINGS.connections.length;
export const PAYDAY: Card = FIRST_LIFE + CROSSINGS.life.length;
/** Where no card is, or none that is known. */
export const NO_CARD: Card = -1;

export const CARD_IDS: readonly CardId[] = [
  ...CROSSINGS.documents.map((row) => row.id),
  ...CROSSINGS.connections.map((row) => row.id),
  ...CROSSINGS.life.map((row) => row.id),
  'PAY',
];
const BY_ID: ReadonlyMap<CardId, Card> = new Map(CARD_IDS.map((id, card) => [id, card]));

export const idOf = (card: Card): CardId => at(CARD_IDS, card);
export const cardOf = (id: CardId): Card => BY_ID.get(id) ?? NO_CARD;

export const isDocument = (card: Card): boolean => card < FIRST_CONNECTION;
/** Documents and Connections: what can be bought, discarded and sold. */
export const isGood = (card: Card): boolean => card < FIRST_LIFE;
export const isLife = (card: Card): boolean => card >= FIRST_LIFE && card < PAYDAY;
export const kindOf = (card: Card): CardKind =>
  isDocument(card) ? 'document' : isGood(card) ? 'connection' : isLife(card) ? 'life' : 'payday';

/** Only of Documents and Connections. */
export const priceOf = (content: Content, card: Card): number =>
  (card < FIRST_CONNECTION ? content.documents[card] : content.connections[card - FIRST_CONNECTION])?.price ??
  0;

export const lifeOf = (content: Content, card: Card): Life =>
  content.life[card - FIRST_LIFE] ?? bug('no Life card', card);

/** EM-R07: what must be paid to activate a Payday or Life card, apart from the toll. */
export const activationCost = (content: Content, card: Card): number =>
  card === PAYDAY ? 0 : lifeOf(content, card).cost;

const PACK_SIZE = 4;

export const packCards = (pack: Pack): Card[] => {
  const first = FIRST_LIFE + PACKS.indexOf(pack) * PACK_SIZE;
  return Array.from({ length: PACK_SIZE }, (_, i) => first + i);
};

/**
 * EM-2.9, EM-R14: how many of each kind the deck of this many players holds; two of all are taken out unseen.
 */
export const deckCounts = (seats: number) => ({
  documents: 3 * seats + 1,
  connections: 3 * seats + 1,
  packs: seats,
  paydays: 4 * seats,
});
export const REMOVED = 2;
export const DEALT = 14;
