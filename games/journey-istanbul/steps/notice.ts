import type { Seat } from '../../../engine/game.ts';
import type { State } from '../state.ts';

/** JI-R55: a Move stands once its mover has seen somebody else do something. */
export function notice(state: State, by: Seat, who: 'all' | readonly (Seat | 'all')[]): void {
  const { undo } = state;
  if (undo === null || undo.seat === by) return;
  if (who === 'all' || who.includes('all') || who.includes(undo.seat)) state.undo = null;
}
