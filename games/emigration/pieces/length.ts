import type { Config } from '../config.ts';
import { deckCounts } from './cards.ts';

/**
 * "Why the game always ends", section 4: Required Actions, the forfeits between them, and what goes with a
 * turn.
 */
export function longest({ scalpConsent }: Config, seats: number): number {
  const { documents, connections, packs } = deckCounts(seats);
  const required = 16 * seats + (2 * seats - 2) + 8 * seats + 1;
  const turns = required * seats + 30 * seats;
  const asks = scalpConsent === 'ask' ? 4 * (seats - 1) : 0;
  const choices = 4 * packs * 12;
  return turns * (2 + asks) + documents + connections + choices + 5 * seats;
}
