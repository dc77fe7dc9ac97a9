import type { Decision } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Refusal } from '../../../engine/game.ts';
import type { Action, ActionBy } from '../action.ts';
import { placeOf } from '../box.ts';
import type { Ctx, JourneyIstanbul } from '../kind.ts';
import { payBank } from '../pieces/money.ts';
import { payable, paymentsHere, refusePayment } from '../pieces/payments.ts';
import { markPaid } from '../pieces/tasks.ts';
import { refused } from '../refusals.ts';
import { type Frame, personOf, type State } from '../state.ts';
import { refuseClock, within } from './clock.ts';
import { DRAW, draw, mustDraw, refuseDraw, refuseWithoutDraw } from './draw.ts';
import { addReleases, mayLeaveJail, payBail, placeFromJail, refuseBail, refusePlacement } from './jail.ts';
import { addLooks, look, refuseLook } from './look.ts';
import { move, movesFrom, refuseMove, stay } from './move.ts';
import { endTurn, enterEnd } from './rhythm.ts';

type TurnFrame = Extract<Frame, { step: 'turn' }>;

const END_TURN: Action = { type: 'endTurn' };
const BACK_HOME: Action = { type: 'placeFromJail', to: 'KAD' };

/** JI-4.2, JI-13. Everything on a person's own turn. */
export const turn: Decision<JourneyIstanbul, TurnFrame> = {
  takes: ['move', 'look', 'draw', 'payTask', 'payBail', 'placeFromJail', 'endTurn', 'timeUp'],

  awaiting: (state) => within(state, 'turnTimer', { must: [state.turn.seat], may: [] }),

  options(state) {
    const { phase } = state.turn;
    if (phase === 'move') return movesFrom(state);
    const list: Action[] = [];
    addLooks(state, list);
    if (phase === 'jail') {
      addReleases(state, list);
      if (!mayLeaveJail(state)) list.push(END_TURN);
      return list;
    }
    addPayments(state, list);
    list.push(mustDraw(state) ? DRAW : END_TURN);
    return list;
  },

  refuse(state, _frame, actor, action) {
    if (actor === 'clock') return refuseClock(action);
    switch (action.type) {
      case 'move':
        return refuseMove(state, action);
      case 'look':
        return refuseLook(state, action);
      case 'draw':
        return refuseDraw(state);
      case 'payTask':
        return refusePayment(state, actor, action);
      case 'payBail':
        return refuseBail(state);
      case 'placeFromJail':
        return refusePlacement(state);
      case 'endTurn':
        return refuseEnd(state);
      default:
        return bug('not for a turn', action);
    }
  },

  apply(state, _frame, _actor, action, ctx) {
    if (action.type === 'timeUp') runOut(state, ctx);
    else act(state, action, ctx);
  },

  fallback: (state) => neutral(state),
};

function addPayments(state: State, list: Action[]): void {
  const { seat } = state.turn;
  const { money } = personOf(state, seat);
  for (const { card, part, amount } of paymentsHere(state, seat)) {
    if (amount <= money) list.push({ type: 'payTask', card, part });
  }
}

function refuseEnd(state: State): Refusal | undefined {
  const { phase } = state.turn;
  if (phase === 'move') return refused('E_WRONG_STEP');
  if (phase !== 'jail') return refuseWithoutDraw(state);
  return mayLeaveJail(state) ? refused('E_WRONG_STEP', undefined, 'JI-R24') : undefined;
}

function act(state: State, action: Action, ctx: Ctx): void {
  // JI-R55: ending one's own turn leaves the Move open; what the next one does, ending included, does not.
  const isOwnEnd = action.type === 'endTurn' && state.undo?.seat === state.turn.seat;
  if (action.type !== 'move' && !isOwnEnd) state.undo = null;
  switch (action.type) {
    case 'move':
      move(state, placeOf(action.to), ctx);
      return;
    case 'look':
      look(state, action, ctx);
      return;
    case 'draw':
      draw(state, ctx);
      return;
    case 'payTask':
      payTask(state, action, ctx);
      return;
    case 'payBail':
      payBail(state, ctx);
      return;
    case 'placeFromJail':
      placeFromJail(state, placeOf(action.to), ctx);
      return;
    case 'endTurn':
      endTurn(state, ctx);
      return;
    default:
      bug('not for a turn', action);
  }
}

/** JI-R38. */
function payTask(state: State, { card, part }: ActionBy<'payTask'>, ctx: Ctx): void {
  const { seat, phase } = state.turn;
  const { amount } = payable(state, seat, card, part) ?? bug('no such part', card, part);
  ctx.out?.push({ type: 'taskPaid', seat, task: card, amount });
  payBank(state, seat, amount, ctx);
  markPaid(state, seat, card, part, ctx);
  if (phase === 'end') enterEnd(state, ctx);
}

/**
 * JI-R54: stay, no further look, mandatory draws, no payment; out of jail to Kadıköy where that is
 * compulsory.
 */
function neutral(state: State): Action {
  const { phase } = state.turn;
  if (phase === 'move') return stay(state);
  if (phase === 'jail' && mayLeaveJail(state)) return BACK_HOME;
  return mustDraw(state) ? DRAW : END_TURN;
}

function runOut(state: State, ctx: Ctx): void {
  const { seat } = state.turn;
  const frames = state.agenda.length;
  while (state.agenda.length === frames && state.turn.seat === seat) act(state, neutral(state), ctx);
  state.undo = null;
}
