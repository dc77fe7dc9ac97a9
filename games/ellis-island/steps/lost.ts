import { TIMES } from '../content.ts';
import type { Deciding } from '../kind.ts';
import { notPartOf } from '../refusals.ts';
import { BACK, TIME_UP } from './orders.ts';
import { notNowFor, refuseClock } from './place.ts';
import { beginDeal, giveUpRace, raceOf } from './race.ts';

/** EI-R30.8: the challenger's line is down; it has 30 s to come back. */
export const lost: Deciding<'lost'> = {
  takes: ['back', 'timeUp'],
  awaiting: (state) => ({
    must: [],
    may: [raceOf(state).seat],
    window: { id: state.window, ms: TIMES.back, closes: TIME_UP, of: 'race' },
  }),
  options: () => [BACK],
  outOfPlace: ({ race }, actor) => notNowFor(actor, race === null ? undefined : [race.seat], 'EI-R59'),
  outOfTurn: () => notPartOf('EI-R59'),
  refuse: (_state, _frame, actor, action) => refuseClock(actor, action),
  apply(state, _frame, _actor, action, ctx) {
    const race = raceOf(state);
    if (action.type === 'back') beginDeal(state, race, ctx);
    else giveUpRace(state, race, ctx);
  },
  fallback: () => BACK,
};
