import { bug } from '../../../engine/bug.ts';
import type { Awaiting, Refusal, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { type Card, cardOf } from '../box.ts';
import { SEATS } from '../config.ts';
import type { Ctx } from '../kind.ts';
import { refused } from '../refusals.ts';
import type { Frame, State } from '../state.ts';

const ONE_SEAT: readonly Awaiting<Action>[] = Array.from({ length: SEATS.max }, (_nothing, seat) => ({
  must: [seat],
  may: [],
}));

/** DI-2.3: only the active player decides, Mass Urbanization apart. */
export const activeSeat = (state: State): Awaiting<Action> =>
  ONE_SEAT[state.active] ?? bug('no seat', state.active);

const DRAW: Frame = { step: 'draw' };
const NEEDS: Frame = { step: 'needs' };
const COLLECT: Frame = { step: 'collect' };

/** DI-2.3, DI-2.4: the draw may put more on top; needs and collection come in every turn. */
export function startTurn(state: State, seat: Seat, ctx: Ctx): void {
  state.active = seat;
  state.drawn = null;
  state.agenda.push(COLLECT, NEEDS, DRAW);
  ctx.out?.push({ type: 'turnStarted', seat });
}

/** The step that play waits in; undefined after the end. */
export const presentStep = (state: State): Frame['step'] | undefined =>
  state.agenda[state.agenda.length - 1]?.step;

/** Its place in the box. */
export const drawnNumber = (state: State): number => state.drawn ?? bug('no scenario was drawn in this turn');

/** The scenario of this turn. */
export const drawnCard = (state: State): Card => cardOf(state.config, drawnNumber(state));

/** DI-6.5: the scenario has been dealt with. */
export function putAway(state: State, ctx: Ctx): void {
  state.discard.push(drawnNumber(state));
  ctx.out?.push({ type: 'cardDiscarded', seat: state.active, card: drawnCard(state).name });
}

/** Inside the needs step every single action can be taken back, one after the other (section 9). */
export function isMark(state: State): boolean {
  const step = presentStep(state);
  return step === 'draw' || step === 'needs' || step === 'migrate';
}

/** DI-R49. Every action ends the right to take the one before it back. */
export function noTakeBack(state: State): void {
  state.takeBack = null;
}

/** DI-R49. */
export const refuseUndo = (state: State, seat: Seat): Refusal | undefined =>
  state.takeBack === seat ? undefined : refused('E_NO_TAKE_BACK');
