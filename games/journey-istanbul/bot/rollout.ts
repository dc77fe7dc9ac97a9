import { type Chance, pick } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { placeOf } from '../box.ts';
import { dateOf, rowOf } from '../pieces/calendar.ts';
import { bailOf } from '../pieces/fines.ts';
import { squareAt } from '../pieces/sheet.ts';
import { personOf, type State } from '../state.ts';
import { plan } from './plan.ts';

/** Section 10's heuristic, from what this seat has seen: also how it plays in the statistics. */
export function rollout(state: State, seat: Seat, options: readonly Action[], chance: Chance): Action {
  const [first] = options;
  if (options.length === 1 && first !== undefined) return first;
  switch (first?.type) {
    case 'move':
    case 'placeFromJail':
      return bestPlace(state, seat, options, chance);
    case 'answerOffer':
      return options.find((one) => one.type === 'answerOffer' && one.answer === 'use') ?? first;
    default:
      return onTurn(state, seat, options) ?? pick(chance, options);
  }
}

function bestPlace(state: State, seat: Seat, options: readonly Action[], chance: Chance): Action {
  const { byPlace } = plan(state, seat);
  let best: Action[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (option.type !== 'move' && option.type !== 'placeFromJail') continue;
    const worth = byPlace[placeOf(option.to)] ?? 0;
    if (worth > most) best = [];
    most = Math.max(most, worth);
    if (worth === most) best.push(option);
  }
  return best.length === 0 ? pick(chance, options) : pick(chance, best);
}

/** Pay for the Obstacle, look where it helps, then draw or end; out of jail if that leaves enough. */
export function onTurn(state: State, seat: Seat, options: readonly Action[]): Action | undefined {
  const find = (type: Action['type']): Action | undefined => options.find((one) => one.type === type);
  const pay = options.find((one) => one.type === 'payTask' && one.card === 'obstacle');
  if (pay !== undefined) return pay;
  const look = bestLook(state, seat, options);
  if (look !== undefined) return look;
  const person = personOf(state, seat);
  const bail = find('payBail');
  if (bail !== undefined && person.money - bailOf(state, person) >= 3000 && person.release - state.t >= 2) {
    return bail;
  }
  const place = options.filter((one) => one.type === 'placeFromJail');
  if (place.length > 0) return bestPlace(state, seat, place, ALWAYS_FIRST);
  return find('answerGift') ?? find('draw') ?? find('endTurn') ?? find('doneHelping');
}

/** For what must not depend on luck: always the first. */
export const ALWAYS_FIRST: Chance = { below: () => 0 };

const TONIGHT_COMES_LAST = 20;

/**
 * Cards nobody showed this seat yet, of tomorrow and the day after first; tonight's only when nothing else is
 * left.
 */
function bestLook(state: State, seat: Seat, options: readonly Action[]): Action | undefined {
  let best: Action | undefined;
  let soonest = Number.POSITIVE_INFINITY;
  for (const option of options) {
    if (option.type !== 'look') continue;
    const square = squareAt(option.row, option.square);
    const card = state.sheet[square] ?? 0;
    if (((state.seen[card - 1] ?? 0) & (1 << seat)) !== 0) continue;
    const k = dateOf(state.t, rowOf(square), state.sideways.includes(card)) - state.t;
    const when = k === 0 ? TONIGHT_COMES_LAST : k;
    if (when < soonest) {
      soonest = when;
      best = option;
    }
  }
  return best;
}
