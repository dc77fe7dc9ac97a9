import type { Seat } from '../../../engine/game.ts';
import { UNIT } from '../content.ts';
import { type Help, inIstanbul, personOf, type State } from '../state.ts';
import { moneyOfOthers } from './money.ts';
import { openGifts } from './talk.ts';

/** JI-R22: who cannot pay a fine, and who could still help. */

export const isShort = (help: Help, seat: Seat): boolean =>
  help.short.some((one) => one.seat === seat) && !help.accepted.includes(seat);

export const shortSeats = (help: Help): Seat[] =>
  help.short.flatMap(({ seat }) => (help.accepted.includes(seat) ? [] : [seat]));

/** Somebody in Istanbul who could give and has not said that they are done, while somebody else is short. */
export function isHelper(state: State, help: Help, seat: Seat): boolean {
  const person = personOf(state, seat);
  if (!inIstanbul(person) || help.done.includes(seat)) return false;
  if (state.config.moneyVisible === 'open' && person.money < UNIT) return false;
  return shortSeats(help).some((other) => other !== seat);
}

export const helpersOf = (state: State, help: Help): Seat[] =>
  state.people.flatMap((_person, seat) => (isHelper(state, help, seat) ? [seat] : []));

/** Whether the window is, or stays, open. */
export function helpIsOpen(state: State): boolean {
  const { help } = state;
  if (help === null) return false;
  const short = shortSeats(help);
  if (short.length === 0) return false;
  const isPromised = openGifts(state).some(({ to }) => to !== 'all' && short.includes(to));
  if (!isPromised && helpersOf(state, help).length === 0) return false;
  if (state.config.moneyVisible === 'closed') return true;
  return help.short.some(
    ({ seat, due }) =>
      short.includes(seat) && due - personOf(state, seat).money <= moneyOfOthers(state, seat),
  );
}
