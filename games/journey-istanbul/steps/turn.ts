import type { Decision } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Actor, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { placeOf } from '../box.ts';
import { PLACES, TASKS } from '../content.ts';
import type { Ctx, JourneyIstanbul } from '../kind.ts';
import { payBank } from '../pieces/money.ts';
import { deckLeft, drawCard, lookAt, squareAt } from '../pieces/sheet.ts';
import { bonusOf, cardOf, isPayable, markPaid } from '../pieces/tasks.ts';
import { refused } from '../refusals.ts';
import { box, type Frame, personOf, type State } from '../state.ts';
import { bailOf, judgeTurn, mayPlace } from './judge.ts';
import { applyMove, applyPlacement } from './move.ts';
import { endTurn, enterDraw, enterEnd, maybeEndLooks } from './rhythm.ts';

type TurnFrame = Extract<Frame, { step: 'turn' }>;

const LOOKS: readonly Action[] = Array.from({ length: 30 }, (_nothing, square) => ({
  type: 'look',
  row: Math.floor(square / 5) + 1,
  square: (square % 5) + 1,
}));
const MOVES: readonly Action[] = PLACES.map((to) => ({ type: 'move', to }));
const PLACEMENTS: readonly Action[] = PLACES.map((to) => ({ type: 'placeFromJail', to }));
const DRAW: Action = { type: 'draw' };
const END_TURN: Action = { type: 'endTurn' };
const PAY_BAIL: Action = { type: 'payBail' };

/** JI-4.2, JI-13. Everything on a person's own turn. */
export const turn: Decision<JourneyIstanbul, TurnFrame> = {
  takes: ['move', 'look', 'draw', 'payTask', 'payBail', 'placeFromJail', 'endTurn', 'timeUp'],

  awaiting(state) {
    const must = [state.turn.seat];
    const { turnTimer } = state.config;
    if (turnTimer === null) return { must, may: [] };
    return { must, may: [], window: { id: state.window, ms: turnTimer * 1000, closes: { type: 'timeUp' } } };
  },

  options(state) {
    const { phase, seat } = state.turn;
    if (phase === 'move') return movesFrom(state, seat);
    const list: Action[] = [];
    addLooks(state, list);
    if (phase === 'jail') {
      const person = personOf(state, seat);
      if (mayPlace(state, person)) list.push(...PLACEMENTS);
      else {
        if (person.money >= bailOf(state, person)) list.push(PAY_BAIL);
        list.push(END_TURN);
      }
      return list;
    }
    addPayments(state, seat, list);
    list.push(mustDraw(state) ? DRAW : END_TURN);
    return list;
  },

  outOfTurn(_state, _frame, _seat, action) {
    const isTurn = this.takes.includes(action.type) && action.type !== 'timeUp';
    return refused(isTurn ? 'E_NOT_YOUR_TURN' : 'E_WRONG_STEP');
  },

  refuse(state, _frame, actor, action) {
    if (actor === 'clock') return action.type === 'timeUp' ? undefined : refused('E_NOT_YOUR_TURN');
    return judgeTurn(state, actor, action);
  },

  apply(state, _frame, actor, action, ctx) {
    if (action.type === 'timeUp') return runOut(state, ctx);
    applyTurn(state, actor, action, ctx);
  },

  fallback: (state) => neutral(state),
};

function movesFrom(state: State, seat: Seat): Action[] {
  const person = personOf(state, seat);
  const list: Action[] = [MOVES[person.place] as Action];
  const anywhere = bonusOf(state, person, 'moveAnywhere') > 0;
  for (const to of anywhere ? PLACES.keys() : (box(state).lines[person.place] ?? [])) {
    if (to !== person.place) list.push(MOVES[to] as Action);
  }
  return list;
}

function addLooks(state: State, list: Action[]): void {
  const { looks, looked } = state.turn;
  if (looks === 0) return;
  for (let square = 0; square < state.sheet.length; square++) {
    const card = state.sheet[square] as number;
    if (card > 0 && !looked.includes(card)) list.push(LOOKS[square] as Action);
  }
}

function addPayments(state: State, seat: Seat, list: Action[]): void {
  const person = personOf(state, seat);
  for (const name of TASKS) {
    if (person[name].done > 0) continue;
    cardOf(state, person, name).parts.forEach((part, i) => {
      if (part.do !== 'pay' || part.at !== person.place || part.amount > person.money) return;
      if (isPayable(state, seat, name, i)) list.push({ type: 'payTask', card: name, part: i });
    });
  }
}

export const mustDraw = (state: State): boolean =>
  (state.turn.phase === 'look' || state.turn.phase === 'draw') && state.turn.draws > 0 && deckLeft(state) > 0;

function applyTurn(state: State, actor: Actor, action: Action, ctx: Ctx): void {
  const { turn: now } = state;
  const person = personOf(state, now.seat);
  if (actor === 'clock') bug('the clock only ends turns', action);
  if (action.type !== 'move' && action.type !== 'endTurn') state.undo = null;
  switch (action.type) {
    case 'move':
      applyMove(state, placeOf(action.to), ctx);
      return;
    case 'look': {
      const card = state.sheet[squareAt(action.row, action.square)] ?? 0;
      now.looks--;
      now.looked.push(card);
      lookAt(state, now.seat, card, ctx);
      maybeEndLooks(state, ctx);
      return;
    }
    case 'draw':
      now.closed = true;
      now.phase = 'draw';
      now.draws--;
      drawCard(state, now.seat, ctx);
      enterDraw(state, ctx);
      return;
    case 'payTask': {
      const { amount } = cardOf(state, person, action.card).parts[action.part] ?? bug('no such part', action);
      ctx.out?.push({ type: 'taskPaid', seat: now.seat, task: action.card, amount });
      payBank(state, now.seat, amount, ctx);
      markPaid(state, now.seat, action.card, action.part, ctx);
      if (now.phase === 'end') enterEnd(state, ctx);
      return;
    }
    case 'payBail': {
      const amount = bailOf(state, person);
      now.bail = true;
      ctx.out?.push({ type: 'bailPaid', seat: now.seat, amount });
      if (state.config.bailBarsCards) person.fined = true;
      payBank(state, now.seat, amount, ctx);
      return;
    }
    case 'placeFromJail':
      applyPlacement(state, placeOf(action.to), ctx);
      return;
    case 'endTurn':
      endTurn(state, ctx);
      return;
    default:
      bug('not for a turn', action);
  }
}

/** JI-R54: stay, no further look, mandatory draws, no payment; out of jail to Kadıköy where that is compulsory. */
export function neutral(state: State): Action {
  const { turn: now } = state;
  const person = personOf(state, now.seat);
  if (now.phase === 'move') return MOVES[person.place] as Action;
  if (now.phase === 'jail' && mayPlace(state, person)) return { type: 'placeFromJail', to: 'KAD' };
  return mustDraw(state) ? DRAW : END_TURN;
}

function runOut(state: State, ctx: Ctx): void {
  const { seat } = state.turn;
  const frames = state.agenda.length;
  while (state.agenda.length === frames && state.turn.seat === seat)
    applyTurn(state, seat, neutral(state), ctx);
  state.undo = null;
}
