import type { Card, CardText, Range } from '../../engine/card.ts';
import { byFolder } from './folders.ts';

/** A card is a file of its own: whoever opens one game loads no other's. */
const cards = byFolder(import.meta.glob<Card>('../../games/[a-z]*/card.ts', { import: 'card' }));

export const isGame = (game: string): boolean => Object.hasOwn(cards, game);
export const openCard = async (game: string): Promise<Card | undefined> => cards[game]?.();

/** All of them, in the order in which a page lists them. */
export async function openCards(): Promise<readonly Card[]> {
  const all = await Promise.all(Object.values(cards).map((open) => open()));
  return all.sort((a, b) => a.place - b.place || a.text.name.localeCompare(b.text.name));
}

let translated: Readonly<Record<string, CardText>> = {};

/** From now on cards say this, where it was found in their folders. */
export function sayOnCards(found: Readonly<Record<string, CardText>>): void {
  translated = byFolder(found);
}

export const textOf = (card: Card): CardText => translated[card.id] ?? card.text;
export const sayRange = ({ min, max }: Range): string => (min === max ? String(min) : `${min}–${max}`);
