import { type Chance, seeded } from '../../../engine/chance.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import type { Sitting } from '../../../engine/sitting.ts';
import { type Played, playMoves, refusalOf, sittingAt as tableAt } from '../../../engine/testing/play.ts';
import type { Action, SkyAnswer } from '../action.ts';
import type { Species } from '../content.ts';
import { game } from '../game.ts';
import type { Migrato } from '../kind.ts';
import type { State } from '../state.ts';
import { cardId, flight, shorts } from './cards.ts';

// Actions in the short names of the specification.
export const lay = (card: string, onto: 'new' | number = 'new'): Action => ({
  type: 'playBird',
  card: cardId(card),
  onto,
});
export const danger = (card: string, target: number | Species): Action => ({
  type: 'playDanger',
  card: cardId(card),
  target,
});
export const split = (colony: number, keep: number): Action => ({ type: 'dissociate', colony, keep });
export const join = (lower: number, upper: number): Action => ({ type: 'associate', lower, upper });
export const drop = (colony: number): Action => ({ type: 'passDrop', colony });
export const discard = (card: string): Action => ({ type: 'discard', card: cardId(card) });
export const leftovers = (...colonies: readonly number[]): Action => ({ type: 'leftovers', colonies });
export const sky = (answer: SkyAnswer): Action => ({ type: 'answerSky', answer });
export const redraw: Action = { type: 'passRedraw' };
export const arriveNow: Action = { type: 'arriveNow' };
export const keepFlying: Action = { type: 'keepFlying' };
export const resign: Action = { type: 'resign' };

/** Plays lawful actions, each by the seat that is awaited, and leaves the given state alone. */
export const play = (state: State, ...actions: readonly Action[]): Played<Migrato> =>
  playWith(seeded('play'), state, ...actions);

export const playWith = (chance: Chance, state: State, ...actions: readonly Action[]): Played<Migrato> =>
  playMoves(
    game,
    state,
    actions.map((action) => ({ action })),
    chance,
  );

/** Why not, or undefined; in any case nothing was done. */
export const refusal = (state: State, action: Action, seat: Seat = state.active): Refusal | undefined =>
  refusalOf(game, state, seat, action, sittingAt(state));

/** A table at which this state has been reached. */
export const sittingAt = (state: State): Sitting<Migrato> => tableAt(state, state.config, 2);

// What lies where, in short names.
export const handOf = (state: State, seat: 0 | 1): string => shorts(state.seats[seat].hand);
export const coloniesOf = (state: State, seat: 0 | 1): string[] =>
  state.seats[seat].colonies.map(({ cards }) => flight(cards));
export const settledBy = (state: State, seat: 0 | 1): string[] =>
  state.seats[seat].settlements.map(({ cards }) => shorts(cards));
export const discarded = (state: State): string => shorts(state.discard);
export const stepOf = (state: State): string => state.agenda.at(-1)?.step ?? 'over';

/** The choices as compact texts, in their order. */
export const choices = (state: State, seat: Seat = state.active): string[] =>
  game.options(state, seat).map(({ type, ...rest }) => [type, ...Object.values(rest).flat()].join(' '));
