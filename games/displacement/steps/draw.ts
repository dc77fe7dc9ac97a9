import { type Decision, done, upNext } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import { shuffle } from '../../../engine/chance.ts';
import type { Action } from '../action.ts';
import type { Ctx, Displacement } from '../kind.ts';
import { affectedBy } from '../pieces/affected.ts';
import { activeSeat, drawnCard, putAway } from '../pieces/turn.ts';
import type { Frame, State } from '../state.ts';

const DRAW_ONLY: readonly Action[] = [{ type: 'draw' }];

const BLOCK: Frame = { step: 'block' };
const RESOLVE: Frame = { step: 'resolve' };

/** DI-3.1. The card is seen by all; what nobody is hit by is put away at once (DI-3.11). */
export const draw: Decision<Displacement, Extract<Frame, { step: 'draw' }>> = {
  takes: ['draw'],
  awaiting: activeSeat,
  options: () => DRAW_ONLY,
  refuse: () => undefined,

  apply(state, _frame, _actor, _action, ctx) {
    done(state);
    if (state.deck.length === 0) reshuffle(state, ctx);
    state.drawn = state.deck.pop() ?? bug('no card is left to draw');
    const card = drawnCard(state);
    const affected = affectedBy(state, card);
    ctx.reveal('all');
    ctx.out?.push({ type: 'cardDrawn', seat: state.active, card: card.name, affected });
    if (card.row.cost === null) upNext(state, RESOLVE);
    else if (affected.length > 0) upNext(state, BLOCK);
    else putAway(state, ctx);
  },

  fallback: () => ({ type: 'draw' }),
};

/** DI-6.6: kept Crashes stay where they are (DI-R23). */
function reshuffle(state: State, ctx: Ctx): void {
  state.deck = shuffle(ctx.chance, state.discard);
  state.discard = [];
  ctx.out?.push({ type: 'reshuffled', cards: state.deck.length });
}
