import type { AnyTime } from '../../../engine/agenda.ts';
import type { Displacement } from '../kind.ts';
import { refused } from '../refusals.ts';
import { nationOf } from '../state.ts';

/** DI-R38. By anybody, at any moment, once; never listed, so that no slip of the finger gives a goal away. */
export const show: AnyTime<Displacement> = {
  takes: ['showGoal'],
  may: () => [],
  options: () => [],
  forms: () => [],

  refuse(state, seat) {
    if (state.config.goalReveal === 'forbidden') return refused('E_OPTION_OFF');
    return nationOf(state, seat).shown ? refused('E_GOAL_SHOWN') : undefined;
  },

  apply(state, seat, _action, ctx) {
    const nation = nationOf(state, seat);
    nation.shown = true;
    ctx.reveal('all');
    ctx.out?.push({ type: 'goalShown', seat, goal: nation.goal });
  },
};
