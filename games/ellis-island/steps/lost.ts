import type { Decision } from '../../../engine/agenda.ts';
import { TIMES } from '../content.ts';
import type { EllisIsland } from '../kind.ts';
import { refused } from '../refusals.ts';
import type { Frame } from '../state.ts';
import { beginDeal, giveUpRace, raceOf } from './race.ts';

const closes = { type: 'timeUp' } as const;
const BACK = [{ type: 'back' }] as const;

/** EI-R30.8: the challenger's line is down; it has 30 s to come back. */
export const lost: Decision<EllisIsland, Extract<Frame, { step: 'lost' }>> = {
  takes: ['back', 'timeUp'],
  awaiting: (state) => ({
    must: [],
    may: [raceOf(state).seat],
    window: { id: state.window, ms: TIMES.back, closes },
  }),
  options: () => BACK,
  refuse: (_state, _frame, actor, action) =>
    (actor === 'clock') === (action.type === 'timeUp') ? undefined : refused('E_WRONG_STEP'),
  apply(state, _frame, _actor, action, ctx) {
    const race = raceOf(state);
    if (action.type === 'back') beginDeal(state, race, ctx);
    else giveUpRace(state, race, ctx);
  },
  fallback: () => ({ type: 'back' }),
};
