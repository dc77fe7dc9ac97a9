import type { Decision } from '../../../engine/agenda.ts';
import type { Awaiting, Refusal, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { TIMES } from '../content.ts';
import type { Ctx, EllisIsland } from '../kind.ts';
import { isTrade, refuseTrade, TRADES, tradeOptions } from '../pieces/trade.ts';
import { refused } from '../refusals.ts';
import type { Frame, State } from '../state.ts';
import { doTrade, tradeForms } from './trade.ts';

const closes = { type: 'timeUp' } as const;

/** What the current player does in one part of the turn, beside trading. */
interface Part {
  readonly takes: readonly Action['type'][];
  /** Live: plays the fallback by itself after this time. */
  readonly ms?: number;
  options(state: State, seat: Seat): Action[];
  refuse(state: State, seat: Seat, action: Action): Refusal | undefined;
  apply(state: State, seat: Seat, action: Action, ctx: Ctx): void;
  fallback(state: State, seat: Seat): Action;
}

/** A part of the turn in which trading is open to everybody (EI-R43). */
export function turnPart<F extends Frame>(part: Part): Decision<EllisIsland, F> {
  return {
    takes: [...part.takes, ...TRADES, 'timeUp'],

    awaiting(state): Awaiting<Action> {
      const { seat, others } = state.turn;
      if (state.considering > 0) {
        // Those who were asked come first, the current player last: a bot would otherwise never hear an answer.
        const window = { id: state.considering, ms: TIMES.consider, closes };
        return { must: [], may: [...others, seat], window };
      }
      if (part.ms === undefined || state.config.pace === 'async') return { must: [seat], may: others };
      return { must: [seat], may: others, window: { id: state.window, ms: part.ms, closes } };
    },

    options(state, _frame, seat) {
      if (seat !== state.turn.seat) return state.offers.length === 0 ? [] : tradeOptions(state, seat);
      const own = part.options(state, seat);
      return state.offers.length === 0 ? own : [...own, ...tradeOptions(state, seat)];
    },

    forms: (state, _frame, seat) => tradeForms(state, seat),

    refuse(state, _frame, actor, action) {
      if (actor === 'clock') return action.type === 'timeUp' ? undefined : refused('E_WRONG_STEP');
      if (isTrade(action)) return refuseTrade(state, actor, action);
      if (action.type === 'timeUp') return refused('E_WRONG_STEP');
      return actor === state.turn.seat ? part.refuse(state, actor, action) : refused('E_NOT_YOUR_TURN');
    },

    apply(state, _frame, actor, action, ctx) {
      if (actor === 'clock') {
        if (state.considering > 0) {
          state.considering = 0;
          return;
        }
        return part.apply(state, state.turn.seat, part.fallback(state, state.turn.seat), ctx);
      }
      if (isTrade(action)) return doTrade(state, actor, action, ctx);
      state.considering = 0;
      part.apply(state, actor, action, ctx);
    },

    fallback: (state, _frame, seat) => part.fallback(state, seat),
  };
}
