import type { RealTime } from '../../../../engine/game.ts';
import { MOST_TRIP } from '../../action.ts';
import type { EllisIsland } from '../../kind.ts';
import { stepOf } from '../../state.ts';

/** EI-R30: what the room measures of the players' lines, and what a lost line means to a race. */
export const realTime: RealTime<EllisIsland> = {
  stamp: (action, roundTripMs) =>
    action.type === 'ready' ? { ...action, trip: Math.min(roundTripMs, MOST_TRIP) } : action,
  comesAt(action, state) {
    if (action.type !== 'slap' || action.reaction < 0) return null;
    return Math.max(0, action.reaction - (state.race?.elapsed ?? 0));
  },
  /** EI-R30.8: only the challenger's line matters. */
  lineChanged(state, seat, line) {
    if (state.race?.seat !== seat) return undefined;
    if (line === 'lost') return stepOf(state) === 'race' ? { type: 'lost' } : undefined;
    return stepOf(state) === 'lost' ? { type: 'back' } : undefined;
  },
};
