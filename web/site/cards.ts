import type { Card, CardText, Range } from '../../engine/card.ts';
import { byFolder } from './folders.ts';

/** They come with every page: each is lighter than what asking for it would cost. */
const cards = byFolder(import.meta.glob<Card>('../../games/[a-z]*/card.ts', { import: 'card', eager: true }));

export const isGame = (game: string): boolean => Object.hasOwn(cards, game);
export const cardOf = (game: string): Card | undefined => (isGame(game) ? cards[game] : undefined);

/** In the order in which a page lists them. */
export const CARDS: readonly Card[] = Object.values(cards).sort(
  (a, b) => a.place - b.place || a.text.name.localeCompare(b.text.name),
);

let translated: Readonly<Record<string, CardText>> = {};

/** From now on cards say this, where it was found in their folders. */
export function sayOnCards(found: Readonly<Record<string, CardText>>): void {
  translated = byFolder(found);
}

export const textOf = (card: Card): CardText => translated[card.id] ?? card.text;
export const sayRange = ({ min, max }: Range): string => (min === max ? String(min) : `${min}–${max}`);
