import { bug } from '../../../engine/bug.ts';
import type { Actor, Refusal, Seat } from '../../../engine/game.ts';
import { type Played, playMoves, refusalOf as refusalAt, sittingAt } from '../../../engine/testing/play.ts';
import { ACTIONS, type Action, type ActionBy } from '../action.ts';
import { boxOf, placeOf } from '../box.ts';
import { KAD, PLACES, type Place } from '../content.ts';
import { game } from '../game.ts';
import type { JourneyIstanbul } from '../kind.ts';
import type { Topic } from '../pieces/topics.ts';
import type { State } from '../state.ts';

export const NO_LUCK = { below: () => bug('luck after the setup') };

type Move = readonly [by: Actor, action: Action];

/** Plays lawful actions, read as they come from outside, and leaves the given state alone. */
export const play = (state: State, ...moves: readonly Move[]): Played<JourneyIstanbul> =>
  playMoves(
    game,
    state,
    moves.map(([by, action]) => ({ by, action: ACTIONS.parse(JSON.parse(JSON.stringify(action))) })),
    NO_LUCK,
  );

/** The day's turns are over: what the evening brings, up to the first question. */
export function evening(state: State): Played<JourneyIstanbul> {
  const last = game.clone(state);
  last.turn = { ...last.turn, phase: 'end', looks: 0, draws: 0, closed: true };
  last.toPlay = [];
  return play(last, [last.turn.seat, { type: 'endTurn' }]);
}

/** Why not, or undefined; in any case nothing was done. */
export const refusalOf = (state: State, actor: Actor, action: Action): Refusal | undefined =>
  refusalAt(game, state, actor, action, sittingAt(state, state.config, state.people.length));
export const why = (state: State, actor: Actor, action: Action): string | undefined =>
  refusalOf(state, actor, action)?.key;

// Actions in short.
export const move = (to: Place): Action => ({ type: 'move', to });
export const look = (row: number, square: number): Action => ({ type: 'look', row, square });
export const draw: Action = { type: 'draw' };
export const endTurn: Action = { type: 'endTurn' };
export const payBail: Action = { type: 'payBail' };
export const payTask: Action = { type: 'payTask', card: 'obstacle', part: 0 };
export const leaveJail = (to: Place): Action => ({ type: 'placeFromJail', to });
export const undo: Action = { type: 'undoMove' };
export const give = (to: Seat, amount: number): Action => ({ type: 'give', to, amount, tag: 'gift' });
export const done: Action = { type: 'doneHelping' };
export const acceptJail: Action = { type: 'acceptJail' };
export const timeUp: Action = { type: 'timeUp' };
export const accept = (gift: string): Action => ({ type: 'answerGift', gift, answer: 'accept' });
export const standing = (change: Partial<ActionBy<'setStanding'>>): Action => ({
  type: 'setStanding',
  journey: 'ask',
  work: 'ask',
  gifts: 'accept',
  ...change,
});
export const claim = (
  to: Seat | 'all',
  about: Topic,
  what: 'police' | 'work-SUL' | 'unknown' | 'nothing' | 'journey-TAK' = 'police',
  amount = 0,
): Action => ({
  type: 'claim',
  to,
  about,
  what,
  amount,
});
export const deal = (change: Partial<ActionBy<'proposeDeal'>>): Action => ({
  type: 'proposeDeal',
  to: 'all',
  deal: 'ask',
  price: 1000,
  about: 'day-1',
  what: 'unknown',
  amount: 0,
  days: [1],
  offers: 'claim',
  wants: 'claim',
  wantsAbout: 'day-1',
  wantsDays: [1],
  ...change,
});
export const answerDeal = (ref: string, what: 'police' | 'work-SUL' | 'unknown' = 'unknown'): Action => ({
  type: 'answerDeal',
  deal: ref,
  answer: 'accept',
  what,
  amount: 0,
});

/** The number of the card with this id. */
export function cardNo(state: State, id: string): number {
  const index = boxOf(state.config, state.people.length).cardById.get(id);
  return state.deck.indexOf(index ?? -1) + 1;
}
export const offerOf = (state: State, id: string, answer: 'use' | 'pass' = 'use'): Action => ({
  type: 'answerOffer',
  card: cardNo(state, id),
  answer,
});
export const asked = (state: State): readonly Seat[] => game.awaiting(state).must;
export const placeOfSeat = (state: State, seat: Seat): string =>
  [...PLACES, 'jail', 'out'][state.people[seat]?.place ?? KAD] ?? '';
export const moneyOf = (state: State): number[] => state.people.map((person) => person.money);
export const pile = (state: State, place: Place): readonly Seat[] => state.piles[placeOf(place)] ?? [];
