import type { Actor, Awaiting, Refusal, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { TIMES } from '../content.ts';
import type { Ctx, Deciding } from '../kind.ts';
import { isTrade, noTradeNow, refuseTrade, TRADES, tradeOptions } from '../pieces/trade.ts';
import { NOT_YOUR_TURN, refused, WRONG_STEP } from '../refusals.ts';
import type { State, StepName } from '../state.ts';
import { TIME_UP } from './orders.ts';
import { asking, isPondered, lateOf } from './patience.ts';
import { refuseClock } from './place.ts';
import { doTrade, tradeForms } from './trade.ts';

/** What a seat is told that does something of a turn while another step is the present one (EI-4.6). */
export function notInTurn({ round, turn }: State, actor: Actor): Refusal | undefined {
  if (actor === 'clock') return undefined;
  return round > 0 && actor !== turn.seat ? NOT_YOUR_TURN : WRONG_STEP;
}

/** What the current player does in one part of the turn, beside trading. */
interface Part {
  readonly takes: readonly Action['type'][];
  /** Live: plays the fallback by itself after this time. */
  readonly ms?: number;
  /** Why it may not be done yet, where that is more than being at another step. */
  tooEarly?(state: State): Refusal | undefined;
  options(state: State, seat: Seat): Action[];
  refuse(state: State, seat: Seat, action: Action): Refusal | undefined;
  apply(state: State, seat: Seat, action: Action, ctx: Ctx): void;
  fallback(state: State, seat: Seat): Action;
}

/** EI-R56. When its time is over it stays open for those without a limit, a day at most. */
const considered = ({ considering, lapsed }: State) => ({
  id: considering,
  ms: considering === lapsed ? TIMES.day : TIMES.consider,
  closes: TIME_UP,
  courtesy: true,
  of: 'offers',
});

function considerNoMore(state: State, ctx: Ctx): void {
  if (state.considering === state.lapsed || !isPondered(state)) {
    goOn(state);
    return;
  }
  state.lapsed = state.considering;
  ctx.reveal('all');
}

/** The current player is waited for again. */
function goOn(state: State): void {
  if (state.considering === state.lapsed) state.lapsed = 0;
  state.considering = 0;
}

/** A part of the turn in which trading is open to everybody (EI-R43). */
export function turnPart<S extends StepName>(part: Part): Deciding<S> {
  return {
    takes: [...part.takes, ...TRADES, 'timeUp'],

    awaiting(state): Awaiting<Action> {
      const { seat, others } = state.turn;
      if (state.considering > 0) {
        // Those who were asked come first, the current player last: a bot would otherwise never hear an
        // answer.
        return { must: [], may: [...others, seat], window: considered(state) };
      }
      if (part.ms === undefined || state.config.pace === 'async') return { must: [seat], may: others };
      return asking(state, [seat], part.ms, 'idle', { may: others });
    },

    options(state, _frame, seat) {
      if (seat !== state.turn.seat) return state.offers.length === 0 ? [] : tradeOptions(state, seat);
      const own = part.options(state, seat);
      return state.offers.length === 0 ? own : [...own, ...tradeOptions(state, seat)];
    },

    forms: (state, _frame, seat) => tradeForms(state, seat),

    outOfPlace(state, actor, action) {
      if (actor === 'clock') return undefined;
      if (isTrade(action)) return noTradeNow(state, actor, action);
      const why = notInTurn(state, actor);
      return why === WRONG_STEP ? (part.tooEarly?.(state) ?? why) : why;
    },

    // Whoever has resigned or is through.
    outOfTurn: (_state, _frame, _seat, action) =>
      isTrade(action) && action.type !== 'offer' ? refused('E_OFFER_GONE') : NOT_YOUR_TURN,

    refuse(state, _frame, actor, action) {
      if (actor === 'clock' || action.type === 'timeUp') return refuseClock(actor, action);
      if (isTrade(action)) return refuseTrade(state, actor, action);
      return actor === state.turn.seat ? part.refuse(state, actor, action) : NOT_YOUR_TURN;
    },

    apply(state, _frame, actor, action, ctx) {
      if (actor === 'clock') {
        if (state.considering > 0) return considerNoMore(state, ctx);
        const { seat } = state.turn;
        if (lateOf(state, [seat], ctx).length > 0) part.apply(state, seat, part.fallback(state, seat), ctx);
        return;
      }
      if (isTrade(action)) {
        doTrade(state, actor, action, ctx);
        if (state.considering === state.lapsed && !isPondered(state)) goOn(state);
        return;
      }
      goOn(state);
      part.apply(state, actor, action, ctx);
    },

    fallback: (state, _frame, seat) => part.fallback(state, seat),
  };
}
