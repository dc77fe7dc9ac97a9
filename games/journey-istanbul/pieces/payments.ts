import { at } from '../../../engine/at.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import type { ActionBy } from '../action.ts';
import type { Part, TaskCard } from '../box.ts';
import { TASKS, type TaskName } from '../content.ts';
import { refused, tooLittle } from '../refusals.ts';
import { personOf, type State, type Task } from '../state.ts';
import { cardOf, isNext } from './tasks.ts';

/** JI-R38: what is paid for a task card. Everything about whether it may be paid is judged here. */

interface Payment {
  readonly card: TaskName;
  readonly part: number;
  readonly amount: number;
}

/** Whether this part is one to pay and comes next. */
const isDue = (state: State, card: TaskCard, task: Task, part: number): boolean =>
  card.parts[part]?.do === 'pay' && isNext(card, task, part, state.t);

/** The part, if it could be paid today, wherever the marker is. */
export function payable(state: State, seat: Seat, name: TaskName, part: number): Part | undefined {
  const person = personOf(state, seat);
  const card = cardOf(state, person, name);
  return isDue(state, card, person[name], part) ? card.parts[part] : undefined;
}

/** What can be paid where this person is, by whoever has the money: a gift can still arrive. */
export function paymentsHere(state: State, seat: Seat): readonly Payment[] {
  const person = personOf(state, seat);
  const list: Payment[] = [];
  for (const name of TASKS) {
    const task = person[name];
    if (task.done > 0) continue;
    const card = cardOf(state, person, name);
    for (let part = 0; part < card.parts.length; part++) {
      const row = at(card.parts, part);
      if (row.at !== person.place || !isDue(state, card, task, part)) continue;
      list.push({ card: name, part, amount: row.amount });
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
