import type { Seat } from '../../../engine/game.ts';
import type { Flight } from '../../../kit/stage.ts';
import type { Event } from '../event.ts';

/**
 * The names things carry on the table (`data-piece`). A card is a place: its number tells when it left the
 * deck.
 */
export const cardPiece = (card: number): string => `card-${card}`;
export const markerPiece = (seat: Seat): string => `marker-${seat}`;
export const coinPiece = (seat: Seat): string => `coin-${seat}`;
export const DECK = 'deck';

/** Cards come from the deck, money from hand to hand; everything else keeps its name on the way. */
export function flights(events: readonly Event[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    if (event.type === 'drew' && event.square > 0) return [{ from: DECK, to: cardPiece(event.card) }];
    if (event.type === 'gave') return [{ from: coinPiece(event.from), to: coinPiece(event.to) }];
    return [];
  });
}
