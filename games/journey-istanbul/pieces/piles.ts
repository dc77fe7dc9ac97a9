import type { Seat } from '../../../engine/game.ts';
import { personOf, type State } from '../state.ts';

/** JI-5.3: on top of the pile. */
export function putOnTop(state: State, seat: Seat, place: number): void {
  personOf(state, seat).place = place;
  state.piles[place]?.push(seat);
}

export function takeOff(state: State, seat: Seat): void {
  const pile = state.piles[personOf(state, seat).place];
  if (pile !== undefined) pile.splice(pile.indexOf(seat), 1);
}
