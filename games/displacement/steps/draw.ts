import { type Decision, done, upNext } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import { shuffle } from '../../../engine/chance.ts';
import type { Refusal } from '../../../engine/game.ts';
import type { Action } from '../door.ts';
import type { Ctx, Displacement } from '../kind.ts';
import { affectedBy } from '../pieces/affected.ts';
import { changeTokens } from '../pieces/people.ts';
import { BASIC, refused } from '../refusals.ts';
import { checkGoals } from '../score.ts';
import { activeNation, type Frame, type State } from '../state.ts';
import { activeSeat, drawnCard, putAway } from './rhythm.ts';

const DRAW_ONLY: readonly Action[] = [{ type: 'draw' }];
const ACCEPT_ONLY: readonly Action[] = [{ type: 'accept' }];
const BLOCK_OR_ACCEPT: readonly Action[] = [{ type: 'block' }, { type: 'accept' }];

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
    state.takeBack = null;
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

/** DI-3.2 to DI-3.6. Offered also when only accepting is possible, so that the table reads the card. */
export const block: Decision<Displacement, Extract<Frame, { step: 'block' }>> = {
  takes: ['block', 'accept'],
  awaiting: activeSeat,
  options: (state) => (blockProblem(state) === undefined ? BLOCK_OR_ACCEPT : ACCEPT_ONLY),
  refuse: (state, _frame, _actor, action) => (action.type === 'block' ? blockProblem(state) : undefined),

  apply(state, _frame, _actor, action, ctx) {
    done(state);
    state.takeBack = null;
    const { name, row } = drawnCard(state);
    if (action.type !== 'block') {
      ctx.out?.push({ type: 'accepted', seat: state.active, card: name });
      upNext(state, RESOLVE);
      return;
    }
    const cost = row.cost ?? bug('a card without a cost was blocked');
    ctx.out?.push({ type: 'blocked', seat: state.active, card: name, cost });
    changeTokens(state, state.active, -cost, 'block', ctx);
    putAway(state, ctx);
    checkGoals(state, 'life', ctx);
  },

  fallback: () => ({ type: 'accept' }),
};

function blockProblem(state: State): Refusal | undefined {
  const cost = drawnCard(state).row.cost ?? 0;
  const { tokens } = activeNation(state);
  return tokens >= cost ? undefined : refused('E_NOT_ENOUGH_TOKENS', { cost, tokens });
}

/** What a late `block` is told: the card's own reason if there never was a choice (section 6, precedence). */
export function lateBlock(state: State): Refusal {
  const card = drawnCard(state);
  if (card.row.cost === null) return refused('E_NOT_BLOCKABLE');
  return affectedBy(state, card).length === 0 ? refused('E_NOTHING_TO_BLOCK') : BASIC.step;
}
