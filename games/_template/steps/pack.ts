import { type Decision, done, upNext } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Ferry } from '../kind.ts';
import { refused } from '../refusals.ts';
import type { Frame } from '../state.ts';

type Pack = Extract<Frame, { step: 'pack' }>;

/** FE-4. All at once and in secret; the quay is face down for its owner too. */
export const pack: Decision<Ferry, Pack> = {
  takes: ['lay'],
  awaiting: (_state, { waiting }) => ({ must: waiting, may: [] }),
  options: (state, _frame, seat) =>
    [...new Set(state.hands[seat])].map((card) => ({ type: 'lay', card }) as const),

  refuse(state, _frame, actor, action) {
    if (actor === 'clock' || action.type !== 'lay') return bug('not for this step', action);
    if (state.hands[actor]?.includes(action.card)) return undefined;
    return refused('E_NOT_HELD');
  },

  apply(state, { waiting }, actor, action, { out }) {
    if (actor === 'clock' || action.type !== 'lay') return bug('not for this step', action);
    const hand = state.hands[actor] ?? bug('no seat', actor);
    hand.splice(hand.indexOf(action.card), 1);
    state.quays[actor]?.push(action.card);
    out?.push({ type: 'laid', seat: actor, card: action.card });
    done(state);
    const rest = waiting.filter((seat) => seat !== actor);
    if (rest.length > 0) upNext(state, { step: 'pack', waiting: rest });
  },

  fallback: (state, _frame, seat) => ({
    type: 'lay',
    card: state.hands[seat]?.[0] ?? bug('an empty hand at seat', seat),
  }),
};
