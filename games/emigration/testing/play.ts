import { bug } from '../../../engine/bug.ts';
import { type Chance, scripted } from '../../../engine/chance.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import type { Sitting } from '../../../engine/sitting.ts';
import { type Played, playMoves, refusalOf, sittingAt as tableAt } from '../../../engine/testing/play.ts';
import { ACTIONS, type Action, type Payment } from '../action.ts';
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

/** The die will show these, in this order. */
export const dice = (...rolls: readonly number[]): Chance => scripted(...rolls.map((roll) => roll - 1));

/**
 * Plays lawful actions, each by the seat that is awaited, and leaves the given state alone. No luck is
 * needed.
 */
export const play = (state: State, ...actions: readonly Action[]): Played<Emigration> =>
  playWith(scripted(), state, ...actions);

export const playWith = (chance: Chance, state: State, ...actions: readonly Action[]): Played<Emigration> =>
  playMoves(
    game,
    state,
    actions.map((action) => ({ action })),
    chance,
  );

/** Why not, or undefined; in any case nothing was done. */
export const refusal = (state: State, action: Action, seat: Seat = awaited(state)): Refusal | undefined =>
  refusalOf(game, state, seat, action, sittingAt(state));

export const awaited = (state: State): Seat => game.awaiting(state).must[0] ?? bug('nobody is awaited');

/** A table at which this state has been reached. */
export const sittingAt = (state: State): Sitting<Emigration> =>
  tableAt(state, state.config, state.seats.length);

export const moneyOf = (state: State): number[] => state.seats.map((seat) => seat.money);
export const assuranceOf = (state: State): number[] => state.seats.map((seat) => seat.assurance);
export const stepOf = (state: State): string => state.agenda.at(-1)?.step ?? 'over';

/** The choices as compact texts, in their order. */
export const choices = (state: State, seat: Seat = awaited(state)): string[] =>
  game.options(state, seat).map(({ type, ...rest }) => [type, ...Object.values(rest)].join(' '));
