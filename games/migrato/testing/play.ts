import { bug } from '../../../engine/bug.ts';
import { type Chance, type Draw, seeded } from '../../../engine/chance.ts';
import { canonical } from '../../../engine/digest.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import { act, notes, type Sitting } from '../../../engine/sitting.ts';
import type { Species } from '../content.ts';
import type { Action, SkyAnswer } from '../door.ts';
import type { Event } from '../events.ts';
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

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  readonly learnt: readonly (Seat | 'all')[];
  readonly draws: readonly Draw[];
}

/** Plays lawful actions, each by the seat that is awaited, and leaves the given state alone. */
export function play(state: State, ...actions: readonly Action[]): Played {
  return playWith(seeded('play'), state, ...actions);
}

export function playWith(chance: Chance, state: State, ...actions: readonly Action[]): Played {
  const after = game.clone(state);
  const taken = notes<Event>(chance);
  for (const action of actions) {
    const seat = game.awaiting(after).must[0] ?? bug('nobody is awaited for', action);
    const refusal = game.refuse(after, seat, action);
    if (refusal !== undefined) bug('refused:', refusal, action);
    game.apply(after, seat, action, taken);
    game.audit(after);
  }
  return { state: after, events: taken.out, learnt: taken.learnt, draws: taken.draws };
}

/** Why not, or undefined. A refusal is made at a table, to be sure that it changes, tells and draws nothing. */
export function refusal(state: State, action: Action, seat: Seat = state.active): Refusal | undefined {
  const found = game.refuse(state, seat, action);
  if (found === undefined) return undefined;
  const before = canonical(state);
  const sitting = sittingAt(state);
  const { refusal: said } = act(game, sitting, seat, action, { below: () => bug('a refusal used luck') });
  const same = canonical(sitting.state) === before && canonical(state) === before;
  if (!same || sitting.entries.length > 0) bug('a refused action did something:', action);
  if (canonical(said) !== canonical(found)) bug('refused twice, in different words:', action);
  return found;
}

/** A table at which this state has been reached. */
export function sittingAt(state: State): Sitting<Migrato> {
  const { config } = state;
  return { config, seats: 2, start: { draws: [], events: [] }, state, entries: [], marks: [] };
}

// What lies where, in short names.
export const handOf = (state: State, seat: 0 | 1): string => shorts(state.seats[seat].hand);
export const coloniesOf = (state: State, seat: 0 | 1): string[] =>
  state.seats[seat].colonies.map(({ cards }) => flight(cards));
export const settledBy = (state: State, seat: 0 | 1): string[] =>
  state.seats[seat].settlements.map(({ cards }) => shorts(cards));
export const discarded = (state: State): string => shorts(state.discard);
export const stepOf = (state: State): string => state.agenda.at(-1)?.step ?? 'over';

/** The types of what happened. */
export const codes = (events: readonly Event[]): string[] => events.map((event) => event.type);
/** What happened of one type. */
export const only = <T extends Event['type']>(
  events: readonly Event[],
  type: T,
): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** The choices as compact texts, in their order. */
export const choices = (state: State, seat: Seat = state.active): string[] =>
  game.options(state, seat).map(({ type, ...rest }) => [type, ...Object.values(rest).flat()].join(' '));
