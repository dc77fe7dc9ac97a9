import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import { MOST_TRIP } from '../action.ts';
import { SLOW_LINE_MS, TIMES } from '../content.ts';
import type { Ctx, Deciding } from '../kind.ts';
import { lapse } from '../pieces/results.ts';
import { notPartOf, refused } from '../refusals.ts';
import type { Race, State } from '../state.ts';
import { READY } from './orders.ts';
import { asking, lateOf } from './patience.ts';
import { nerveInstead } from './physical.ts';
import { notNowFor, refuseClock } from './place.ts';
import { beginDeal, raceOf } from './race.ts';

/** Everybody who takes part says so; the line's round trip is told with it (EI-R30.1). */
export const ready: Deciding<'ready'> = {
  takes: ['ready', 'timeUp'],
  awaiting(state) {
    const race = raceOf(state);
    return asking(state, unready(race), race.late ? TIMES.challengerReady : TIMES.ready, 'race');
  },
  options: () => [READY],
  forms: () => [{ type: 'ready', fields: { trip: { kind: 'number', min: 0, max: MOST_TRIP, step: 1 } } }],
  outOfPlace: ({ race }, actor) => notNowFor(actor, race?.participants, 'EI-10.2'),
  outOfTurn: (state, _frame, seat) =>
    raceOf(state).participants.includes(seat)
      ? refused('E_WRONG_STEP', undefined, 'EI-R29')
      : notPartOf('EI-10.2'),
  refuse: (_state, _frame, actor, action) => refuseClock(actor, action),

  apply(state, _frame, actor, action, ctx) {
    const race = raceOf(state);
    if (action.type === 'timeUp') return outOfTime(state, race, ctx);
    if (actor === 'clock' || action.type !== 'ready') return bug('not for this step', action);
    race.ready.push(actor);
    race.trips[actor] = action.trip;
    ctx.out?.push({ type: 'readied', seat: actor });
    maybeAllReady(state, ctx);
  },

  fallback: () => READY,
};

const unready = ({ participants, ready: said }: Race): Seat[] =>
  participants.filter((seat) => !said.includes(seat));

export function maybeAllReady(state: State, ctx: Ctx): void {
  const race = raceOf(state);
  if (race.ready.length === race.participants.length) start(state, race, ctx);
}

/**
 * Rivals who are not ready sit out; the challenger has 20 s more, then the attempt lapses. Whoever has no
 * limit is waited for.
 */
function outOfTime(state: State, race: Race, ctx: Ctx): void {
  const late = lateOf(state, unready(race), ctx);
  const absent = late.filter((seat) => seat !== race.seat);
  if (absent.length > 0) ctx.out?.push({ type: 'satOut', seats: absent });
  race.participants = race.participants.filter((seat) => !absent.includes(seat));
  if (!late.includes(race.seat)) {
    maybeAllReady(state, ctx);
    return;
  }
  if (race.late) {
    lapse(state, race.seat, race.slot, ctx);
    return;
  }
  race.late = true;
  state.window++;
}

/** EI-R32: `auto` leaves the race for good when a line is too slow for it. */
function start(state: State, race: Race, ctx: Ctx): void {
  const isSlow = race.participants.some((seat) => (race.trips[seat] ?? 0) > SLOW_LINE_MS);
  if (!isSlow || state.config.physicalForm !== 'auto') {
    beginDeal(state, race, ctx);
    return;
  }
  nerveInstead(state, race, ctx);
}
