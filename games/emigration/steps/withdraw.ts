import { bug } from '../../../engine/bug.ts';
import type { Refusal } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { Ctx } from '../kind.ts';
import type { Card } from '../pieces/cards.ts';
import { destinationOf } from '../pieces/people.ts';
import { betterRegister, setsOf, withdrawalOf } from '../pieces/withdraw.ts';
import { NOT_YOUR_TURN, refused, WRONG_PHASE } from '../refusals.ts';
import { type FrameOf, type State, seatOf } from '../state.ts';
import { dropKept } from './kept.ts';
import { REGISTER, TRADE_ALL, TRADES, trade } from './orders.ts';
import { notNow } from './outOfPlace.ts';
import { timed } from './timed.ts';

type Trading = FrameOf<'withdraw'>;

const LANE: FrameOf<'lane'> = { step: 'lane' };
const SIDES: readonly Action[] = Object.values(REGISTER);

/** EM-R72: only for who keeps the Family Register. */
export const register = timed<FrameOf<'register'>>({
  takes: ['register'],
  options: () => SIDES,
  outOfPlace: notNow,
  refuse: () => undefined,
  apply(state, _frame, _actor, action) {
    if (action.type !== 'register') return bug('no register', action);
    state.agenda = [{ step: 'withdraw', register: action.as, sets: [] }];
  },
  fallback: (state) => REGISTER[betterRegister(state.config, seatOf(state, state.active))],
});

/** EM-12.1 to EM-12.5: Money, Documents, Connections, each in as many sets as the player likes. */
export const withdraw = timed<Trading>({
  takes: [...TRADES, 'tradeAll'],

  options(state, frame) {
    const most = mostSets(state, frame);
    const list: Action[] = [];
    for (let sets = 0; sets <= most; sets++) list.push(trade(frame.sets.length, sets));
    list.push(TRADE_ALL);
    return list;
  },

  outOfPlace: notNow,
  outOfTurn: (_state, frame, _seat, action) => refuseStage(frame, action) ?? NOT_YOUR_TURN,

  refuse(state, frame, _actor, action) {
    const wrong = refuseStage(frame, action);
    if (wrong !== undefined || !('sets' in action)) return wrong;
    const most = mostSets(state, frame);
    return action.sets > most ? refused('E_TOO_MANY_SETS', { sets: action.sets, most }) : undefined;
  },

  apply(state, frame, _actor, action, ctx) {
    const most = setsOf(state.config, seatOf(state, state.active), frame.register);
    const sets =
      'sets' in action ? [...frame.sets, action.sets] : [...frame.sets, ...most.slice(frame.sets.length)];
    if (sets.length < TRADES.length) state.agenda = [{ ...frame, sets }];
    else settle(state, frame.register, sets, ctx);
  },

  fallback: () => TRADE_ALL,
});

/**
 * What is traded now can be traded, or all at once (EM-12.1); whoever tries something else is told so first.
 */
function refuseStage({ sets }: Trading, { type }: Action): Refusal | undefined {
  return type === 'tradeAll' || type === TRADES[sets.length] ? undefined : WRONG_PHASE.step;
}

/** EM-12.2, of the kind that is traded now. */
const mostSets = (state: State, { register: as, sets }: Trading): number =>
  setsOf(state.config, seatOf(state, state.active), as)[sets.length] ?? 0;

/** Nothing changes hands before all three are settled. Traded cards go to the Discard Pile (EM-R76). */
function settle(state: State, as: Trading['register'], sets: readonly number[], ctx: Ctx): void {
  const { active: seat } = state;
  const me = seatOf(state, seat);
  const { gains, loss, loan, sum } = withdrawalOf(state.config, me, as, sets);
  const rates = destinationOf(state.config, me);
  const [money = 0, documents = 0, connections = 0] = sets;
  me.money -= money * rates.money.size;
  const missing =
    handIn(state, me.documents, documents * rates.documents.size) +
    handIn(state, me.connections, connections * rates.connections.size);
  // Real cards go first; the Register only where they do not suffice (EM-R72).
  if (missing > 0) dropKept(state, seat, 'register', ctx);
  me.assurance = Math.max(0, me.assurance + sum);
  const { assurance } = me;
  ctx.out?.push({
    type: 'withdrawn',
    seat,
    sets,
    gains,
    loss,
    loan,
    register: as,
    assurance,
    money: me.money,
  });
  state.agenda = [LANE];
}

/** Hands in up to `count` cards and says how many were missing. */
function handIn(state: State, pile: Card[], count: number): number {
  const given = pile.splice(0, count);
  state.discard.push(...given);
  return count - given.length;
}
