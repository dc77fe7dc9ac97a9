import type { Awaiting, Seat } from '../../../engine/game.ts';
import { type Card, cardOf } from '../box.ts';
import { type Action, SEATS } from '../door.ts';
import type { Ctx } from '../kind.ts';
import type { Frame, State } from '../state.ts';

const ONE_SEAT: readonly Awaiting<Action>[] = Array.from({ length: SEATS.max }, (_nothing, seat) => ({
  must: [seat],
  may: [],
}));

/** DI-2.3: only the active player decides, Mass Urbanization apart. */
export const activeSeat = (state: State): Awaiting<Action> => ONE_SEAT[state.active] as Awaiting<Action>;

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

/** The scenario of this turn. */
export const drawnCard = (state: State): Card => cardOf(state.config, state.drawn as number);

/** DI-6.5: the scenario has been dealt with. */
export function putAway(state: State, ctx: Ctx): void {
  state.discard.push(state.drawn as number);
  ctx.out?.push({ type: 'cardDiscarded', seat: state.active, card: drawnCard(state).name });
}
