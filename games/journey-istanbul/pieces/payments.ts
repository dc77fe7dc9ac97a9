import { at } from '../../../engine/at.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import type { ActionBy } from '../action.ts';
import type { Part } from '../box.ts';
import { TASKS, type TaskName } from '../content.ts';
import { refused, tooLittle } from '../refusals.ts';
import { personOf, type State } from '../state.ts';
import { cardOf, isNext } from './tasks.ts';

/** JI-R38: what is paid for a task card. Everything about whether it may be paid is judged here. */

interface Payment {
  readonly card: TaskName;
  readonly part: number;
  readonly amount: number;
}

/** The part, if it is one to pay and comes next, wherever the marker is. */
export function payable(state: State, seat: Seat, name: TaskName, part: number): Part | undefined {
  const person = personOf(state, seat);
  const card = cardOf(state, person, name);
  const row = card.parts[part];
  return row?.do === 'pay' && isNext(card, person[name], part, state.t) ? row : undefined;
}

/** What can be paid where this person is, by whoever has the money: a gift can still arrive. */
export function paymentsHere(state: State, seat: Seat): readonly Payment[] {
  const person = personOf(state, seat);
  const list: Payment[] = [];
  for (const name of TASKS) {
    if (person[name].done > 0) continue;
    const { parts } = cardOf(state, person, name);
    for (let part = 0; part < parts.length; part++) {
      const row = at(parts, part);
      // Few parts are to be paid: asking for the rest only here keeps random play quick.
      if (row.do !== 'pay' || row.at !== person.place) continue;
      if (payable(state, seat, name, part) === row) list.push({ card: name, part, amount: row.amount });
    }
  }
  return list;
}

/** What nobody could pay at any time today is no command at all. */
export const refuseNoPayment = (
  state: State,
  seat: Seat,
  { card, part }: ActionBy<'payTask'>,
): Refusal | undefined =>
  payable(state, seat, card, part) === undefined ? refused('E_BAD_COMMAND', undefined, 'JI-R38') : undefined;

/** On the own turn, of what is payable. */
export function refusePayment(
  state: State,
  seat: Seat,
  { card, part }: ActionBy<'payTask'>,
): Refusal | undefined {
  const { phase } = state.turn;
  if (phase === 'move' || phase === 'jail') return refused('E_WRONG_STEP', undefined, 'JI-R38');
  const { place, money } = personOf(state, seat);
  const row = payable(state, seat, card, part);
  if (row?.at !== place) return refused('E_NOT_HERE', undefined, 'JI-R38');
  return row.amount <= money ? undefined : tooLittle(row.amount, money);
}
