import { bug } from '../../../engine/bug.ts';
import type { Actor, Refusal } from '../../../engine/game.ts';
import { cardOf } from '../pieces/cards.ts';
import { placeOf } from '../pieces/places.ts';
import { NOT_YOUR_TURN, PENDING, refused } from '../refusals.ts';
import type { FrameOf, State } from '../state.ts';
import { canAct, collegeProblem } from './ability.ts';
import { goToCollege, graduate, refuseGraduating } from './college.ts';
import { defaultMove } from './defaults.ts';
import { listTurn } from './listing.ts';
import { outOfPhase } from './outOfPlace.ts';
import { endTurn } from './rhythm.ts';
import { refuseSelling, sellCard } from './sell.ts';
import { refuseScalp, refuseSupply, scalp, takeSupply } from './supply.ts';
import { activate, buy, discard, refuseTaking } from './take.ts';
import { timed } from './timed.ts';
import { refuseWaiting, waitAndSee } from './wait.ts';

/** EM-3: Optional Actions first, if any, then one Required Action. */
export const turn = timed<FrameOf<'turn'>>({
  takes: [
    'graduate',
    'sell',
    'buy',
    'discard',
    'activate',
    'buySupply',
    'scalp',
    'goToCollege',
    'useWait',
    'forfeit',
  ],
  options: listTurn,
  outOfPlace: (state, actor) => outOfPhase(state, actor, 'preparation') ?? refuseMeanwhile(state, actor),

  refuse(state, frame, _actor, action) {
    switch (action.type) {
      case 'graduate':
        return refuseGraduating(state, frame);
      case 'sell':
        return refuseSelling(state, frame, action.card);
      case 'buy':
      case 'discard':
      case 'activate':
        return refuseTaking(state, action);
      case 'buySupply':
        return refuseSupply(state, action);
      case 'scalp':
        return refuseScalp(state, action, frame);
      case 'goToCollege':
        return collegeProblem(state, state.active);
      case 'useWait':
        return refuseWaiting(state);
      case 'forfeit':
        return canAct(state, state.active) ? refused('E_MUST_ACT') : undefined;
      default:
        return bug('no such action here', action);
    }
  },

  apply(state, frame, _actor, action, ctx) {
    switch (action.type) {
      case 'graduate':
        return graduate(state, frame, ctx);
      case 'sell':
        return sellCard(state, frame, cardOf(action.card), ctx);
      case 'buy':
        return buy(state, action.owner, placeOf(state.config.layout, action.slot), ctx);
      case 'discard':
        return discard(state, action.owner, placeOf(state.config.layout, action.slot), ctx);
      case 'activate':
        return activate(state, action.owner, placeOf(state.config.layout, action.slot), ctx);
      case 'buySupply':
        return takeSupply(state, action, ctx);
      case 'scalp':
        return scalp(state, action, frame, ctx);
      case 'goToCollege':
        return goToCollege(state, ctx);
      case 'useWait':
        return waitAndSee(state, ctx);
      case 'forfeit':
        ctx.out?.push({ type: 'forfeited', seat: state.active });
        return endTurn(state, ctx);
      default:
        return bug('no such action here', action);
    }
  },

  fallback: (state, frame) => defaultMove(state, listTurn(state, frame)),
});

/** Whose turn it is must settle first what was asked on the way (EM-7.1, EM-R36). */
function refuseMeanwhile(state: State, actor: Actor): Refusal {
  if (actor !== state.active) return NOT_YOUR_TURN;
  return state.agenda.at(-1)?.step === 'life' ? PENDING.life : PENDING.scalp;
}
