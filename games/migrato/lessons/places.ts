import type { FaceId } from '../content.ts';

/** Where a lesson points: places of the table (games/migrato/ui) by selector. The learner always has seat 0. */
export const HAND = '.hand';
export const PILES = '.piles';
export const BADGES = '.badges';
export const BUTTONS = '.mine .choices';
export const inHand = (card: FaceId): string => `[data-piece^="hand-0-${card}"]`;
export const colony = (id: number): string => `.fan:has([data-piece="colony-${id}-0"])`;
/** A card to take up and the colony it is meant for. */
export const onto = (card: FaceId, id: number): string => `${inHand(card)}, ${colony(id)}`;
