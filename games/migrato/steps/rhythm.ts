import type { Awaiting } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { type Frame, type State, seatOf } from '../state.ts';

const SEAT_0 = { must: [0], may: [] } as const;
const SEAT_1 = { must: [1], may: [] } as const;

/** MI-2.1: only the active player decides. */
export const activeSeat = (state: State): Awaiting<Action> => (state.active === 0 ? SEAT_0 : SEAT_1);

const QUIET: Frame = { step: 'discard', quiet: true };
const LOUD: Frame = { step: 'discard', quiet: false };
const DRAW: Frame = { step: 'draw' };
const END: Frame = { step: 'endTurn' };

/**
 * MI-2.4, MI-2.5: after an action comes the discard, then the draw. An empty hand discards nothing (MI-R45).
 */
export function restOfTurn(state: State, after: 'quiet' | 'loud'): void {
  state.agenda.push(END, DRAW);
  if (seatOf(state, state.active).hand.length > 0) state.agenda.push(after === 'quiet' ? QUIET : LOUD);
}

/** MI-2.12: after a pass there is no discard. The draw fills what a redraw emptied. */
export function afterPass(state: State): void {
  state.agenda.push(END, DRAW);
}

/** What was claimed cannot be taken back: the discard that waits is no longer quiet (MI-R46). */
export function noTakeBack(state: State): void {
  const last = state.agenda.length - 1;
  if (state.agenda[last]?.step === 'discard') state.agenda[last] = LOUD;
}
