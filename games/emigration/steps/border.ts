import type { Decision } from '../../../engine/agenda.ts';
import { bestOf, NEVER } from '../../../engine/best.ts';
import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Ctx, Emigration } from '../kind.ts';
import type { Card } from '../pieces/cards.ts';
import { destinationOf } from '../pieces/people.ts';
import { betterRegister, setsOf, withdrawalOf } from '../pieces/withdraw.ts';
import { NOT_YOUR_TURN, refused } from '../refusals.ts';
import { type Frame, nextSeat, type SeatState, type State, seatOf } from '../state.ts';
import { dropKept } from './kept.ts';
import { type Action, EVERY_TYPE, LANES, REGISTER, stageOf, TRADE_ALL, trade } from './orders.ts';
import { awaitSeat, isClock, outOfPlace, refuseClock, startCrossing } from './rhythm.ts';

type Trading = Extract<Frame, { step: 'withdraw' }>;

const LANE: Frame = { step: 'lane' };
const outOfTurn = (state: State, frame: Frame, _seat: Seat, action: Action) =>
  outOfPlace(state, frame, action.type) ?? NOT_YOUR_TURN;

const defaultRegister = (state: State): Action =>
  REGISTER[betterRegister(state.config, seatOf(state, state.active)) === 'document' ? 0 : 1] as Action;

/** EM-R72: only for who keeps the Family Register. */
export const register: Decision<Emigration, Extract<Frame, { step: 'register' }>> = {
  takes: EVERY_TYPE,
  awaiting: (state) => awaitSeat(state, state.active, () => defaultRegister(state)),
  options: () => REGISTER,
  outOfTurn,
  refuse: (state, frame, actor, action) =>
    isClock(actor) ? refuseClock(action, defaultRegister(state)) : outOfPlace(state, frame, action.type),
  apply(state, _frame, _actor, action) {
    if (action.type !== 'register') return bug('no register', action);
    state.agenda = [{ step: 'withdraw', register: action.as, sets: [] }];
  },
  fallback: defaultRegister,
};

/** EM-12.1 to EM-12.5: Money, Documents, Connections, each in as many sets as the player likes. */
export const withdraw: Decision<Emigration, Trading> = {
  takes: EVERY_TYPE,
  awaiting: (state) => awaitSeat(state, state.active, () => TRADE_ALL),

  options(state, frame) {
    const stage = frame.sets.length;
    const most = setsOf(state.config, seatOf(state, state.active), frame.register)[stage] ?? 0;
    const list: Action[] = [];
    for (let sets = 0; sets <= most; sets++) list.push(trade(stage, sets));
    list.push(TRADE_ALL);
    return list;
  },

  outOfTurn,

  refuse(state, frame, actor, action) {
    if (isClock(actor)) return refuseClock(action, TRADE_ALL);
    const wrong = outOfPlace(state, frame, action.type);
    if (wrong !== undefined || !('sets' in action)) return wrong;
    const me = seatOf(state, state.active);
    const most = setsOf(state.config, me, frame.register)[stageOf(action.type)] ?? 0;
    return action.sets > most ? refused('TOO_MANY_SETS', { sets: action.sets, most }) : undefined;
  },

  apply(state, frame, _actor, action, ctx) {
    const most = setsOf(state.config, seatOf(state, state.active), frame.register);
    const sets =
      'sets' in action ? [...frame.sets, action.sets] : [...frame.sets, ...most.slice(frame.sets.length)];
    if (sets.length < 3) state.agenda = [{ ...frame, sets }];
    else settle(state, frame.register, sets, ctx);
  },

  fallback: () => TRADE_ALL,
};

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

/** EM-12.6 to EM-12.11. */
export const lane: Decision<Emigration, Extract<Frame, { step: 'lane' }>> = {
  takes: EVERY_TYPE,
  awaiting: (state) => awaitSeat(state, state.active, () => bestLane(state)),
  options: (state) => LANES.filter((_, at) => tokensLeft(state, at) > 0),
  outOfTurn,

  refuse(state, frame, actor, action) {
    if (isClock(actor)) return refuseClock(action, bestLane(state));
    if (action.type !== 'lane') return outOfPlace(state, frame, action.type);
    return tokensLeft(state, action.lane - 1) > 0 ? undefined : refused('LANE_EMPTY', { lane: action.lane });
  },

  apply(state, _frame, _actor, action, ctx) {
    if (action.type !== 'lane') return bug('no lane', action);
    cross(state, action.lane - 1, ctx);
    startCrossing(state, nextSeat(state, state.active), ctx);
  },

  fallback: bestLane,
};

const tokensLeft = (state: State, at: number): number =>
  (state.lanes[at]?.length ?? 0) - (state.drawn[at] ?? 0);

/** How many of the tokens left in a lane would let this many Assurance Tokens in: open knowledge only. */
export function passing(state: State, at: number, held: number): { passing: number; left: number } {
  const left = state.lanes[at]?.slice(state.drawn[at]) ?? [];
  const known = state.turned[at] === true ? left.slice(0, 1) : left;
  return { passing: known.filter((token) => token <= held).length, left: known.length };
}

/** 6.4: the lane with the highest chance of a token not above what the player holds; the lowest number on ties. */
function bestLane(state: State): Action {
  const held = seatOf(state, state.active).assurance;
  const best = bestOf(LANES, (_lane, at) => {
    const odds = passing(state, at, held);
    // In thirds, halves and wholes; six of them are a whole number.
    return odds.left === 0 ? NEVER : (6 * odds.passing) / odds.left;
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
