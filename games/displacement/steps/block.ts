import { type Decision, done, upNext } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Refusal } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { Displacement } from '../kind.ts';
import { affectedBy } from '../pieces/affected.ts';
import { changeTokens } from '../pieces/people.ts';
import { activeSeat, drawnCard, presentStep, putAway } from '../pieces/turn.ts';
import { refused } from '../refusals.ts';
import { checkGoals } from '../score.ts';
import { activeNation, type Frame, type State } from '../state.ts';

const ACCEPT_ONLY: readonly Action[] = [{ type: 'accept' }];
const BLOCK_OR_ACCEPT: readonly Action[] = [{ type: 'block' }, { type: 'accept' }];

const RESOLVE: Frame = { step: 'resolve' };

/** DI-3.2 to DI-3.6. Offered also when only accepting is possible, so that the table reads the card. */
export const block: Decision<Displacement, Extract<Frame, { step: 'block' }>> = {
  takes: ['block', 'accept'],
  awaiting: activeSeat,
  options: (state) => (blockProblem(state) === undefined ? BLOCK_OR_ACCEPT : ACCEPT_ONLY),

  /**
   * In the needs and send steps: the card's own reason if there never was a choice (section 6, precedence).
   */
  outOfPlace(state, actor, action) {
    if (action.type !== 'block' || actor !== state.active) return undefined;
    const step = presentStep(state);
    if (step !== 'needs' && step !== 'send') return undefined;
    const card = drawnCard(state);
    if (card.row.cost === null) return refused('E_NOT_BLOCKABLE');
    return affectedBy(state, card).length === 0 ? refused('E_NOTHING_TO_BLOCK') : undefined;
  },

  refuse: (state, _frame, _actor, action) => (action.type === 'block' ? blockProblem(state) : undefined),

  apply(state, _frame, _actor, action, ctx) {
    done(state);
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
    checkGoals(state, 'living', ctx);
  },

  fallback: () => ({ type: 'accept' }),
};

function blockProblem(state: State): Refusal | undefined {
  const cost = drawnCard(state).row.cost ?? 0;
  const { tokens } = activeNation(state);
  return tokens >= cost ? undefined : refused('E_NOT_ENOUGH_TOKENS', { cost, tokens, short: cost - tokens });
}
