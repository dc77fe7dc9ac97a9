import type { Outcome, Seat } from '../../engine/game.ts';
import { WORTH } from './content.ts';
import type { State } from './state.ts';

export const scoreOf = (state: State, seat: Seat): number =>
  (state.across[seat] ?? []).reduce((sum, card) => sum + WORTH[card], 0);

/** The ways to end. */
export const ENDS = ['crossed', 'emptyBoats', 'left'] as const;

/** FE-9 to FE-11. */
export function outcome(state: State): Outcome | undefined {
  if (state.agenda.length > 0) return undefined;
  const scores = state.hands.map((_hand, seat) => scoreOf(state, seat));
  const best = Math.max(...scores);
  if (state.left !== null) {
    const fates = scores.map((_score, seat) => (seat === state.left ? 'left' : 'stayed'));
    return { why: 'left', rule: 'FE-9', winners: [], scores, fates };
  }
  if (best === 0) {
    return { why: 'emptyBoats', rule: 'FE-11', winners: [], scores, fates: scores.map(() => 'stayed') };
  }
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const fates = scores.map((score) => (score === best ? 'won' : 'stayed'));
  return { why: 'crossed', rule: 'FE-10', winners, scores, fates };
}
