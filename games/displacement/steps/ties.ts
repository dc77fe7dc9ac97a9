import type { Seat } from '../../../engine/game.ts';
import type { State } from '../state.ts';

/** DI-R24: who has the most of something; of equals the first clockwise from the drawer, who is nearest or farthest. */
export function nearest(state: State, amountOf: (seat: Seat) => number): Seat {
  const seats = state.nations.length;
  const from = state.config.tieFromDrawer === 'drawerFirst' ? 0 : 1;
  let best = (state.active + from) % seats;
  for (let i = 1; i < seats; i++) {
    const seat = (state.active + from + i) % seats;
    if (amountOf(seat) > amountOf(best)) best = seat;
  }
  return best;
}
