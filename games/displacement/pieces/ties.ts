import { bestOf } from '../../../engine/best.ts';
import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import type { State } from '../state.ts';

/**
 * DI-R24: who has the most of something; of equals the first clockwise from the drawer, or from the next
 * seat.
 */
export function whoHasMost(state: State, amountOf: (seat: Seat) => number): Seat {
  const seats = state.nations.length;
  const from = state.config.tieFromDrawer === 'drawerFirst' ? 0 : 1;
  const clockwise = state.nations.map((_nation, i) => (state.active + from + i) % seats);
  return bestOf(clockwise, amountOf) ?? bug('nobody is at the table');
}
