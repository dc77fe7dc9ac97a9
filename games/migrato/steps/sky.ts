import { type Decision, done, upNext } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Action, SKY_ANSWERS } from '../action.ts';
import type { Migrato } from '../kind.ts';
import { refused } from '../refusals.ts';
import type { Frame, State } from '../state.ts';

const OPTIONS: readonly Action[] = SKY_ANSWERS.map((answer) => ({ type: 'answerSky', answer }));

/** MI-1.7, MI-R5. Each says when they last saw a bird in the sky; the more recent answer starts. */
export const sky: Decision<Migrato, Extract<Frame, { step: 'sky' }>> = {
  takes: ['answerSky'],
  awaiting: (state) => ({ must: [0, 1].filter((seat) => answerOf(state, seat) === null), may: [] }),
  options: () => OPTIONS,
  // Both may answer in any order, so an answer that comes twice is out of place, not out of turn.
  outOfTurn: () => refused('E_WRONG_STEP', undefined, 'MI-R5'),
  refuse: () => undefined,

  apply(state, _frame, actor, action, ctx) {
    if (action.type !== 'answerSky') return;
    const seat = actor === 0 ? 0 : 1;
    state.sky[seat] = action.answer;
    const [a, b] = state.sky;
    const both = a !== null && b !== null;
    ctx.out?.push({ type: 'skyAnswered', seat, answers: both ? [a, b] : null });
    if (!both) return;
    done(state);
    ctx.reveal('all');
    const lead = SKY_ANSWERS.indexOf(b) - SKY_ANSWERS.indexOf(a);
    // Equal answers are settled before the shuffle, so that a replay draws in the same order (MI-R5).
    state.first = lead === 0 ? ctx.chance.below(2) : lead > 0 ? 0 : 1;
    upNext<Frame>(state, { step: 'deal' });
  },

  fallback: () => ({ type: 'answerSky', answer: 'longer' }),
};

const answerOf = (state: State, seat: Seat) => state.sky[seat === 0 ? 0 : 1];
