import type { GameId } from './games.ts';

/** What the home page says of a game before any of its code is loaded. */
export const FACTS: Readonly<Record<GameId, { readonly seats: string; readonly minutes: string }>> = {
  emigration: { seats: '2–6', minutes: '20–60' },
  displacement: { seats: '2–6', minutes: '25–45' },
  'ellis-island': { seats: '2–8', minutes: '30–150' },
  migrato: { seats: '2', minutes: '15–30' },
  'journey-istanbul': { seats: '2–5', minutes: '45–75' },
};
