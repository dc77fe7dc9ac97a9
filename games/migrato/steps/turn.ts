import { type Automatic, type Decision, done, upNext } from '../../../engine/agenda.ts';
import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import { shuffle } from '../../../engine/chance.ts';
import type { Action } from '../action.ts';
import { faceOf, HAND_SIZE, idOf } from '../content.ts';
import type { Ctx, Migrato } from '../kind.ts';
import { takeFromHand, unmark } from '../pieces/colony.ts';
import { refused } from '../refusals.ts';
import { endGame } from '../score.ts';
import { type Frame, other, type SeatState, type State, seatOf } from '../state.ts';
import { discardOrder } from './orders.ts';
import { activeSeat } from './rhythm.ts';

const ACT: Frame = { step: 'act' };

/** MI-2.4. One of the cards left in hand, face up. A player without a card discards nothing (MI-R45). */
export const discard: Decision<Migrato, Extract<Frame, { step: 'discard' }>> = {
  takes: ['discard'],
  awaiting: activeSeat,

  options(state) {
    const { hand } = seatOf(state, state.active);
    const list: Action[] = [];
    for (let i = 0; i < hand.length; i++) {
      const face = at(hand, i);
      if (hand.indexOf(face) === i) list.push(discardOrder(face, 0));
    }
    return list;
  },

  refuse(state, _frame, _actor, action) {
    if (action.type !== 'discard') return undefined;
    const held = seatOf(state, state.active).hand.includes(faceOf(action.card));
    return held ? undefined : refused('E_CARD_NOT_IN_HAND', undefined, 'MI-2.4');
  },

  apply(state, _frame, _actor, action, ctx) {
    done(state);
    if (action.type !== 'discard') return;
    const me = seatOf(state, state.active);
    const face = faceOf(action.card);
    takeFromHand(me, face);
    unmark(me, face);
    state.discard.push(face);
    ctx.out?.push({ type: 'cardDiscarded', seat: state.active, face: action.card });
  },

  fallback(state) {
    const oldest = seatOf(state, state.active).hand[0] ?? bug('nothing to discard');
    return discardOrder(oldest, 0);
  },
};

/**
 * MI-2.5, MI-2.8. Up to three; an empty pile is rebuilt when a card is needed, also in the middle (MI-R44).
 */
export const draw: Automatic<Migrato, Extract<Frame, { step: 'draw' }>> = {
  run(state, _frame, ctx) {
    done(state);
    const me = seatOf(state, state.active);
    drawUpTo(state, me, ctx);
    if (me.hand.length >= HAND_SIZE || state.discard.length === 0) return;
    rebuild(state, ctx);
    drawUpTo(state, me, ctx);
  },
};

function drawUpTo(state: State, me: SeatState, ctx: Ctx): void {
  const had = me.hand.length;
  while (me.hand.length < HAND_SIZE) {
    const face = state.draw.pop();
    if (face === undefined) break;
    me.hand.push(face);
  }
  const count = me.hand.length - had;
  if (count === 0) return;
  ctx.reveal(state.active);
  ctx.out?.push({ type: 'cardsDrawn', seat: state.active, count, faces: me.hand.slice(had).map(idOf) });
}

/** The whole discard pile, in its public order, is what gets shuffled (MI-R44). */
function rebuild(state: State, ctx: Ctx): void {
  state.draw = shuffle(ctx.chance, state.discard);
  state.discard = [];
  ctx.out?.push({ type: 'pileRebuilt', count: state.draw.length });
}

/** MI-R42: the season closes when too many turns pass without an arrival. */
export const endTurn: Automatic<Migrato, Extract<Frame, { step: 'endTurn' }>> = {
  run(state, _frame, ctx) {
    done(state);
    state.sinceArrival = state.arrivedThisTurn ? 0 : state.sinceArrival + 1;
    state.arrivedThisTurn = false;
    ctx.out?.push({
      type: 'turnEnded',
      seat: state.active,
      turn: state.turn,
      sinceArrival: state.sinceArrival,
    });
    if (state.sinceArrival >= state.config.stallLimit) return endGame(state, 'season', null, ctx);
    state.active = other(state.active);
    state.turn++;
    upNext(state, ACT);
  },
};
