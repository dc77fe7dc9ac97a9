import type { Decision } from '../../../engine/agenda.ts';
import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import type { Action } from '../action.ts';
import { type Face, isBird, MAX_COLONIES, speciesOf } from '../content.ts';
import type { Migrato } from '../kind.ts';
import { newestUp, topOf } from '../pieces/colony.ts';
import { type Frame, isClosed, other, type State, seatOf } from '../state.ts';
import { canSteal, playDanger, refuseDanger } from './danger.ts';
import { fitProblem, playBird, refuseBird } from './lay.ts';
import { birdOrder, dangerOrder, dropOrder, joinOrder, settlementOrder, splitOrder } from './orders.ts';
import { passDrop, passRedraw, refuseDrop } from './pass.ts';
import { associate, dissociate, joinProblem, refuseJoin, refuseSplit } from './regroup.ts';
import { activeSeat } from './rhythm.ts';

const REDRAW: Action = { type: 'passRedraw' };

/** MI-2.2. One action, or a pass. */
export const act: Decision<Migrato, Extract<Frame, { step: 'act' }>> = {
  takes: ['playBird', 'playDanger', 'dissociate', 'associate', 'passRedraw', 'passDrop'],
  awaiting: activeSeat,

  options(state) {
    const list: Action[] = [];
    const { hand, colonies } = seatOf(state, state.active);
    for (let i = 0; i < hand.length; i++) {
      const face = at(hand, i);
      // Copies of a face are interchangeable: listing both would only tell twice what can be done once.
      if (i > 0 && hand.indexOf(face) < i) continue;
      if (isBird(face)) listBird(state, face, list);
      else listDanger(state, face, list);
    }
    if (colonies.length < MAX_COLONIES) {
      for (const colony of colonies) {
        for (let keep = 1; keep < colony.cards.length; keep++) {
          list.push(splitOrder(colony.id, keep));
        }
      }
    }
    const mayArrive = state.config.arriveByAssociation;
    for (const lower of colonies) {
      for (const upper of colonies) {
        if (lower === upper || joinProblem(lower, upper, mayArrive) !== undefined) continue;
        list.push(joinOrder(lower.id, upper.id));
      }
    }
    list.push(REDRAW);
    for (const colony of colonies) list.push(dropOrder(colony.id, 0));
    return list;
  },

  refuse(state, _frame, _actor, action) {
    switch (action.type) {
      case 'playBird':
        return refuseBird(state, action);
      case 'playDanger':
        return refuseDanger(state, action);
      case 'dissociate':
        return refuseSplit(state, action);
      case 'associate':
        return refuseJoin(state, action);
      case 'passDrop':
        return refuseDrop(state, action);
      default:
        return undefined;
    }
  },

  apply(state, _frame, _actor, action, ctx) {
    switch (action.type) {
      case 'playBird':
        return playBird(state, action, ctx);
      case 'playDanger':
        return playDanger(state, action, ctx);
      case 'dissociate':
        return dissociate(state, action, ctx);
      case 'associate':
        return associate(state, action, ctx);
      case 'passRedraw':
        return passRedraw(state, ctx);
      case 'passDrop':
        return passDrop(state, action, ctx);
      default:
        return bug('no such action here', action);
    }
  },

  fallback: () => REDRAW,
};

function listBird(state: State, face: Face, list: Action[]): void {
  const me = seatOf(state, state.active);
  if (isClosed(me, speciesOf(face))) return;
  if (me.colonies.length < MAX_COLONIES) list.push(birdOrder(face, 0));
  for (const colony of me.colonies) {
    if (fitProblem(face, colony, newestUp(colony)) === undefined) list.push(birdOrder(face, colony.id));
  }
}

function listDanger(state: State, face: Face, list: Action[]): void {
  const them = seatOf(state, other(state.active));
  for (const colony of them.colonies) {
    if (canSteal(face, topOf(colony))) list.push(dangerOrder(face, colony.id));
  }
  if (!state.config.settlementTheft) return;
  for (const { species, cards } of them.settlements) {
    const top = cards.at(-1);
    if (top !== undefined && canSteal(face, top)) list.push(settlementOrder(face, species));
  }
}
