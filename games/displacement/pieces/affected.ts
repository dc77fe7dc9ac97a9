import type { Seat } from '../../../engine/game.ts';
import { boxOf, type Card } from '../box.ts';
import type { State } from '../state.ts';

type Climates = Pick<State, 'config' | 'active'> & {
  readonly nations: readonly { readonly region: number }[];
};

/** DI-3.7, DI-R47: by tags alone. */
export const isSafe = ({ config, nations }: Climates, seat: Seat, card: Card): boolean =>
  ((boxOf(config).climates[nations[seat]?.region ?? 0] ?? 0) & card.safe) !== 0;

/**
 * Who is in scope and not safe, clockwise from the drawer (DI-4.13); having nothing to lose does not matter
 * (DI-R11).
 */
export function affectedBy(state: Climates, card: Card): Seat[] {
  const seats = state.nations.length;
  const found: Seat[] = [];
  for (let i = 0; i < (card.scope === 'all' ? seats : 1); i++) {
    const seat = (state.active + i) % seats;
    if (!isSafe(state, seat, card)) found.push(seat);
  }
  return found;
}
