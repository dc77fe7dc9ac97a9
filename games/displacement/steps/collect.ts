import { type Automatic, done } from '../../../engine/agenda.ts';
import { cardOf } from '../box.ts';
import type { Ctx, Displacement } from '../kind.ts';
import { fullOf } from '../pieces/nation.ts';
import { changeTokens } from '../pieces/people.ts';
import { startTurn } from '../pieces/turn.ts';
import { checkGoals, checkNow, endAtLimit } from '../score.ts';
import { activeNation, type Crash, type Frame, type State } from '../state.ts';

/** DI-6.1 to DI-6.4, and whose turn is next. */
export const collect: Automatic<Displacement, Extract<Frame, { step: 'collect' }>> = {
  run(state, _frame, ctx) {
    done(state);
    const nation = activeNation(state);
    const crashed = nation.crashes.length > 0;
    // Everybody's own turn has the number of the round: the first one brings nothing (DI-6.2).
    if (state.round > 1 && !crashed) changeTokens(state, state.active, fullOf(nation), 'collect', ctx);
    if (crashed) countCrashes(state, ctx);
    const next = (state.active + 1) % state.nations.length;
    const roundOver = next === state.first;
    const graceOver = roundOver && state.round === state.config.graceRounds;
    if (graceOver ? checkNow(state, 'living', ctx) : checkGoals(state, 'living', ctx)) return;
    if (roundOver) {
      if (state.round === state.config.roundLimit) return endAtLimit(state, ctx);
      state.round++;
      ctx.out?.push({ type: 'roundStarted', round: state.round });
    }
    startTurn(state, next, ctx);
  },
};

/** DI-7.13, DI-R23: each card counts for itself. */
function countCrashes(state: State, ctx: Ctx): void {
  const seat = state.active;
  const kept: Crash[] = [];
  for (const { card, left } of activeNation(state).crashes) {
    const { name } = cardOf(state.config, card);
    ctx.out?.push({ type: 'crashCounted', seat, card: name, left: left - 1 });
    if (left > 1) {
      kept.push({ card, left: left - 1 });
      continue;
    }
    state.discard.push(card);
    ctx.out?.push({ type: 'cardDiscarded', seat, card: name });
  }
  activeNation(state).crashes = kept;
}
