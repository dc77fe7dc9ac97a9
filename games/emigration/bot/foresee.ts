import type { Seat } from '../../../engine/game.ts';
import { outcome } from '../score.ts';
import type { State } from '../state.ts';
import { outlookOf, worthOf } from './worth.ts';

/**
 * The lead in tokens at which a bot feels three quarters sure, and how much more each further player makes of
 * it.
 */
const COMFORT = 2;
const COMFORT_PER_SEAT = 0.5;

/** How sure this seat may feel to win, by what it may expect to keep after the officer. */
export function foresee(state: State, seat: Seat): number {
  const end = outcome(state);
  if (end !== undefined) return end.winners.includes(seat) ? 1 : 0;
  const outlook = outlookOf(state);
  const mine = worthOf(state, seat, outlook);
  let most = Number.NEGATIVE_INFINITY;
  let total = 0;
  for (let other = 0; other < state.seats.length; other++) {
    if (other === seat) continue;
    const theirs = worthOf(state, other, outlook);
    total += theirs;
    if (theirs > most) most = theirs;
  }
  const mean = total / (state.seats.length - 1);
  if (state.config.mode === 'cooperative')
    return surely(Math.min(mine, 3) + 0.2 * Math.min(mean, 3), COMFORT);
  const comfort = COMFORT + COMFORT_PER_SEAT * state.seats.length;
  // Who does not get in cannot win, however far ahead of the others.
  const rivals = 0.5 * Math.max(0, most) + 0.5 * Math.max(0, mean);
  return surely(mine - rivals + Math.min(0, mine), comfort);
}

const surely = (lead: number, comfort: number): number => 0.5 + (0.5 * lead) / (comfort + Math.abs(lead));
