import { bug } from '../../../engine/bug.ts';
import type { Action } from '../action.ts';
import type { Ctx } from '../kind.ts';
import { refused } from '../refusals.ts';
import { type FrameOf, nextSeat, type SeatState, type State, seatOf } from '../state.ts';
import { LANES } from './orders.ts';
import { notNow } from './outOfPlace.ts';
import { startCrossing } from './rhythm.ts';
import { timed } from './timed.ts';

/** EM-12.6 to EM-12.11. */
export const lane = timed<FrameOf<'lane'>>({
  takes: ['lane'],
  options: (state) => LANES.filter((_, at) => tokensLeft(state, at) > 0),
  outOfPlace: notNow,

  refuse(state, _frame, _actor, action) {
    if (action.type !== 'lane') return bug('no lane', action);
    const { lane } = action;
    return tokensLeft(state, lane - 1) > 0 ? undefined : refused('E_LANE_EMPTY', { lane });
  },

  apply(state, _frame, _actor, action, ctx) {
    if (action.type !== 'lane') return bug('no lane', action);
    cross(state, action.lane - 1, ctx);
    startCrossing(state, nextSeat(state, state.active), ctx);
  },

  fallback: bestLane,
});

const tokensLeft = (state: State, at: number): number =>
  (state.lanes[at]?.length ?? 0) - (state.drawn[at] ?? 0);

/** How many of the tokens left in a lane would let this many Assurance Tokens in: open knowledge only. */
export function passing(state: State, at: number, held: number): { passing: number; left: number } {
  const left = state.lanes[at]?.slice(state.drawn[at]) ?? [];
  const known = state.turned[at] === true ? left.slice(0, 1) : left;
  return { passing: known.filter((token) => token <= held).length, left: known.length };
}

/**
 * 6.4: the lane with the highest chance of a token not above what the player holds; the lowest number on
 * ties.
 */
function bestLane(state: State): Action {
  const held = seatOf(state, state.active).assurance;
  let best: Action | undefined;
  let highest = -1;
  LANES.forEach((choice, at) => {
    const odds = passing(state, at, held);
    if (odds.left === 0) return;
    // In thirds, halves and wholes; six of them are a whole number.
    const chance = (6 * odds.passing) / odds.left;
    if (chance > highest) {
      highest = chance;
      best = choice;
    }
  });
  return best ?? bug('every lane is empty');
}

/** EM-12.9, EM-12.10, EM-R49, EM-R50: nothing is paid by who does not enter. */
function cross(state: State, at: number, ctx: Ctx): void {
  const { active: seat } = state;
  const me: SeatState = seatOf(state, seat);
  const odds = passing(state, at, me.assurance);
  const token = state.lanes[at]?.[state.drawn[at] ?? 0] ?? bug('an empty lane', at);
  const known = state.turned[at] === true;
  state.drawn[at] = (state.drawn[at] ?? 0) + 1;
  state.turned[at] = false;
  if (!known) ctx.reveal('all');
  ctx.out?.push({ type: 'laneTokenDrawn', seat, lane: at + 1, token, held: me.assurance, ...odds });
  const reasons: ('assurance' | 'passport' | 'ticket')[] = [];
  if (me.assurance < token) reasons.push('assurance');
  if (me.passports === 0) reasons.push('passport');
  if (me.tickets === 0) reasons.push('ticket');
  const entered = reasons.length === 0;
  if (entered) me.assurance -= token;
  me.crossing = { lane: at + 1, token, entered };
  if (entered) ctx.out?.push({ type: 'entered', seat, paid: token, assurance: me.assurance });
  else ctx.out?.push({ type: 'refused', seat, reasons });
}
