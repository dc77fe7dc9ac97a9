import type { Decision } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import { canonical } from '../../../engine/digest.ts';
import type { Awaiting, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { Emigration } from '../kind.ts';
import { NOT_YOUR_TURN } from '../refusals.ts';
import type { Frame, State } from '../state.ts';

const MUST: readonly Awaiting<Action>[] = [0, 1, 2, 3, 4, 5].map((seat) => ({ must: [seat], may: [] }));

type Asked<F extends Frame> = (state: State, frame: F) => Seat;

/**
 * A step that waits for one player: whose turn it is, unless `asked` says somebody else. Where turns are
 * timed, its fallback is announced, and the clock plays that and nothing else (EM-R65); its `refuse` only
 * hears of players.
 */
export const timed = <F extends Frame>(
  step: Omit<Decision<Emigration, F>, 'awaiting'>,
  asked: Asked<F> = (state) => state.active,
): Decision<Emigration, F> => ({
  ...step,

  awaiting(state, frame) {
    const seat = asked(state, frame);
    const now = MUST[seat] ?? bug('no such seat', seat);
    const { turnTimer } = state.config;
    if (turnTimer === 'off') return now;
    const closes = step.fallback(state, frame, seat);
    return { ...now, window: { id: state.decision, ms: turnTimer * 1000, closes, of: 'turnTimer' } };
  },

  refuse(state, frame, actor, action) {
    if (actor !== 'clock') return step.refuse(state, frame, actor, action);
    const announced = step.fallback(state, frame, asked(state, frame));
    return canonical(action) === canonical(announced) ? undefined : NOT_YOUR_TURN;
  },
});

/** Every action opens another window. */
export function countDecision(state: State): void {
  state.decision++;
}
