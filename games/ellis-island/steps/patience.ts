import type { Awaiting, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { Ctx } from '../kind.ts';
import { isAddressed } from '../pieces/trade.ts';
import { playerOf, type State } from '../state.ts';
import { TIME_UP } from './orders.ts';

/** EI-R36: this seat has wished for no limit: whatever it is asked, no clock decides for it. */
export const hasNoLimit = (state: State, seat: Seat): boolean => playerOf(state, seat).prefer.time === 'none';

/** The clock has run out for all it counts for; those who are still asked have no limit. */
const isLapsed = ({ lapsed, window }: State): boolean => lapsed === window;

/** These are asked, with a window of this name that tells nothing of anybody's wish until it has run out. */
export function asking(
  state: State,
  must: readonly Seat[],
  ms: number,
  of: string,
  { closes = TIME_UP, may = [] }: { readonly closes?: Action; readonly may?: readonly Seat[] } = {},
): Awaiting<Action> {
  if (isLapsed(state)) return { must, may };
  return { must, may, window: { id: state.window, ms, closes, courtesy: true, of } };
}

/** Of those who are asked, the seats for whom the clock decides now. The others are waited for. */
export function lateOf(state: State, asked: readonly Seat[], ctx: Ctx): Seat[] {
  const late = asked.filter((seat) => !hasNoLimit(state, seat));
  if (late.length < asked.length) {
    state.lapsed = state.window;
    // That the clock decides nothing for them is seen by all from now on.
    ctx.reveal('all');
  }
  return late;
}

/** An offer of the current player has reached this seat, and it has not answered. */
export const isOffered = ({ offers, turn }: State, seat: Seat): boolean =>
  offers.some(
    (offer) =>
      offer.from === turn.seat &&
      isAddressed(offer, seat) &&
      !offer.counters.some((counter) => counter.from === seat),
  );

/** Somebody without a limit has not answered the current player yet. */
export const isPondered = (state: State): boolean =>
  state.turn.others.some((seat) => hasNoLimit(state, seat) && isOffered(state, seat));
