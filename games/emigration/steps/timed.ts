import type { Decision } from '../../../engine/agenda.ts';
import { at } from '../../../engine/at.ts';
import { canonical } from '../../../engine/digest.ts';
import type { Awaiting, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { Emigration } from '../kind.ts';
import { NOT_YOUR_TURN } from '../refusals.ts';
import type { Frame, State } from '../state.ts';

const MUST: readonly Awaiting<Action>[] = [0, 1, 2, 3, 4, 5].map((seat) => ({ must: [seat], may: [] }));

/**
 * A step that waits for one player. Where turns are timed, its fallback is announced, and the clock plays that and
 * nothing else (EM-R65); `refuse` is only asked about players.
 */
export const timed = <F extends Frame>(
  step: Omit<Decision<Emigration, F>, 'awaiting'>,
): Decision<Emigration, F> => ({
  ...step,

  awaiting(state, frame) {
    const seat = askedBy(state, frame);
    const { turnTimer } = state.config;
    if (turnTimer === 'off') return at(MUST, seat);
    const closes = step.fallback(state, frame, seat);
    return { ...at(MUST, seat), window: { id: state.decision, ms: turnTimer * 1000, closes } };
  },

  refuse(state, frame, actor, action) {
    if (actor !== 'clock') return step.refuse(state, frame, actor, action);
    const announced = step.fallback(state, frame, askedBy(state, frame));
    return canonical(action) === canonical(announced) ? undefined : NOT_YOUR_TURN;
  },
});

const askedBy = (state: State, frame: Frame): Seat =>
  frame.step === 'scalpAsk' ? frame.seller : state.active;

/** Every action opens another window. */
export function countDecision(state: State): void {
  state.decision++;
}
