/** The five games, as the home page shows them. */
export const GAMES = ['emigration', 'displacement', 'ellis-island', 'migrato', 'journey-istanbul'] as const;
export type GameId = (typeof GAMES)[number];
