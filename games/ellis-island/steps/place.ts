import type { Actor, Refusal, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { notPartOf, WRONG_STEP } from '../refusals.ts';
import type { State } from '../state.ts';

/** Who may say this at all, and whether it is the moment for it: the first two questions of 6.1. */

/** Only the clock says that time is up, and it says nothing else. */
export const refuseClock = (actor: Actor, action: Action): Refusal | undefined =>
  (actor === 'clock') === (action.type === 'timeUp') ? undefined : WRONG_STEP;

/** Asked before every order of a seat, as long as the game goes on. */
export const refuseTimeUp = (state: State, seat: Seat, action: Action): Refusal | undefined =>
  state.ended === null ? refuseClock(seat, action) : undefined;

/** What a seat is told that acts while another step is the present one; the clock gets the usual answer. */
export const notNow = (_state: State, actor: Actor): Refusal | undefined =>
  actor === 'clock' ? undefined : WRONG_STEP;

/**
 * The same in a Challenge, where only some take part, by the clause that says who: none as long as there is
 * no such Challenge.
 */
export function notNowFor(
  actor: Actor,
  participants: readonly Seat[] | undefined,
  clause: string,
): Refusal | undefined {
  if (actor === 'clock') return undefined;
  return participants === undefined || participants.includes(actor) ? WRONG_STEP : notPartOf(clause);
}
