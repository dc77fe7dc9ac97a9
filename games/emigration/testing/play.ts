import { bug } from '../../../engine/bug.ts';
import { type Chance, type Draw, scripted } from '../../../engine/chance.ts';
import { canonical } from '../../../engine/digest.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import { act, notes, type Sitting } from '../../../engine/sitting.ts';
import { ACTIONS, type Action, type Payment } from '../action.ts';
import type { Event } from '../event.ts';
import { game } from '../game.ts';
import type { Emigration } from '../kind.ts';
import type { Slot } from '../pieces/places.ts';
import type { State } from '../state.ts';

// Actions, short.
export const buy = (owner: Seat, slot: Slot, pay: Payment = 'money'): Action => ({
  type: 'buy',
  owner,
  slot,
  pay,
});
export const discard = (owner: Seat, slot: Slot): Action => ({ type: 'discard', owner, slot });
export const activate = (owner: Seat, slot: Slot): Action => ({ type: 'activate', owner, slot });
export const supply = (kind: 'passport' | 'ticket', pay: Payment = 'money'): Action => ({
  type: 'buySupply',
  kind,
  pay,
});
export const scalp = (seller: Seat, kind: 'passport' | 'ticket', pay: Payment = 'money'): Action => ({
  type: 'scalp',
  seller,
  kind,
  pay,
});
export const sell = (card: string): Action => ({ type: 'sell', card });
export const college: Action = { type: 'goToCollege' };
export const graduate: Action = { type: 'graduate' };
export const wait: Action = { type: 'useWait' };
export const forfeit: Action = { type: 'forfeit' };
export const accept: Action = { type: 'accept' };
export const decline: Action = { type: 'decline' };
export const choose = (fields: Readonly<Record<string, unknown>>): Action =>
  ACTIONS.parse({ type: 'choose', ...fields });
export const none = choose({ answer: 'none' });
export const register = (as: 'document' | 'connection'): Action => ({ type: 'register', as });
export const money = (sets: number): Action => ({ type: 'tradeMoney', sets });
export const documents = (sets: number): Action => ({ type: 'tradeDocuments', sets });
export const connections = (sets: number): Action => ({ type: 'tradeConnections', sets });
export const all: Action = { type: 'tradeAll' };
export const lane = (n: number): Action => ({ type: 'lane', lane: n });

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
  readonly learnt: readonly (Seat | 'all')[];
  readonly draws: readonly Draw[];
}

/** The die will show these, in this order. */
export const dice = (...rolls: readonly number[]): Chance => scripted(...rolls.map((roll) => roll - 1));

/** Plays lawful actions, each by the seat that is awaited, and leaves the given state alone. No luck is needed. */
export const play = (state: State, ...actions: readonly Action[]): Played =>
  playWith(scripted(), state, ...actions);

export function playWith(chance: Chance, state: State, ...actions: readonly Action[]): Played {
  const after = game.clone(state);
  const taken = notes<Event>(chance);
  for (const action of actions) {
    const seat = game.awaiting(after).must[0] ?? bug('nobody is awaited for', action);
    const found = game.refuse(after, seat, action);
    if (found !== undefined) bug('refused:', found, action);
    game.apply(after, seat, action, taken);
    game.audit(after);
  }
  return { state: after, events: taken.out, learnt: taken.learnt, draws: taken.draws };
}

/** Why not, or undefined. A refusal is made at a table, to be sure that it changes, tells and draws nothing. */
export function refusal(state: State, action: Action, seat: Seat = awaited(state)): Refusal | undefined {
  const found = game.refuse(state, seat, action);
  if (found === undefined) return undefined;
  const before = canonical(state);
  const sitting = sittingAt(state);
  const said = act(game, sitting, seat, action, { below: () => bug('a refusal used luck') });
  const same = canonical(sitting.state) === before && canonical(state) === before;
  if (!same || sitting.entries.length > 0) bug('a refused action did something:', action);
  if (canonical(said) !== canonical(found)) bug('refused twice, in different words:', action);
  return found;
}

export const awaited = (state: State): Seat => game.awaiting(state).must[0] ?? bug('nobody is awaited');

/** A table at which this state has been reached. */
export function sittingAt(state: State): Sitting<Emigration> {
  const { config, seats } = state;
  return { config, seats: seats.length, start: { draws: [], events: [] }, state, entries: [], marks: [] };
}

export const moneyOf = (state: State): number[] => state.seats.map((seat) => seat.money);
export const assuranceOf = (state: State): number[] => state.seats.map((seat) => seat.assurance);
export const stepOf = (state: State): string => state.agenda.at(-1)?.step ?? 'over';

/** What happened of one type. */
export const only = <T extends Event['type']>(
  events: readonly Event[],
  type: T,
): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** The choices as compact texts, in their order. */
export const choices = (state: State, seat: Seat = awaited(state)): string[] =>
  game.options(state, seat).map(({ type, ...rest }) => [type, ...Object.values(rest)].join(' '));
