import type { Brain } from '../../../engine/brain.ts';
import { type Chance, pick } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { placeOf } from '../box.ts';
import { OUT, UNIT } from '../content.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { dateOf, rowOf } from '../pieces/calendar.ts';
import { circles } from '../pieces/chains.ts';
import { bailOf } from '../pieces/fines.ts';
import { squareAt } from '../pieces/sheet.ts';
import { personOf, type State } from '../state.ts';
import { habit } from './habit.ts';
import { mostOut, plan, WEIGHTS } from './plan.ts';

/** The worth of a world in thousands of TL: what is out is out, the rest is what the best plan promises. */
function worthOf(state: State, seat: Seat): number {
  const person = personOf(state, seat);
  if (person.place !== OUT) {
    // What a step earned by a marker must not be lost once the marker lies there.
    const marks = WEIGHTS.part * circles(person.obstacle.marked);
    const bonus = WEIGHTS.opportunity * circles(person.opportunity.marked);
    return plan(state, seat, 'imagined').best + marks + bonus + (WEIGHTS.money * person.money) / UNIT;
  }
  return WEIGHTS.out + person.money / UNIT - (person.money < mostOut(state) ? WEIGHTS.beaten : 0);
}

/** Up to here what is expected counts in full; beyond it, as for those who are out, only a little. */
const BEND = 30;

/** Steep where plans differ: a search cannot tell apart what differs by less than its own curiosity. */
function evaluate(state: State, seat: Seat): number {
  const worth = Math.max(0, worthOf(state, seat));
  return Math.min(1, worth < BEND ? (0.85 * worth) / BEND : 0.85 + (worth - BEND) / 150);
}

/** Section 10's heuristic, from what this seat has seen: also how it plays in the statistics. */
function rollout(state: State, seat: Seat, options: readonly Action[], chance: Chance): Action {
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
  if (bail !== undefined && person.money - bailOf(state, person) >= 3000 && person.release - state.t >= 2)
    return bail;
  const place = options.filter((one) => one.type === 'placeFromJail');
  if (place.length > 0) return bestPlace(state, seat, place, FIRST);
  return find('answerGift') ?? find('draw') ?? find('endTurn') ?? find('doneHelping');
}

const FIRST: Chance = { below: () => 0 };

/** Cards nobody showed this seat yet, of tomorrow and the day after first; tonight's only when nothing else is left. */
export function bestLook(state: State, seat: Seat, options: readonly Action[]): Action | undefined {
  let best: Action | undefined;
  let soonest = Number.POSITIVE_INFINITY;
  for (const option of options) {
    if (option.type !== 'look') continue;
    const square = squareAt(option.row, option.square);
    const card = state.sheet[square] ?? 0;
    if (((state.seen[card - 1] ?? 0) & (1 << seat)) !== 0) continue;
    const k = dateOf(state.t, rowOf(square), state.sideways.includes(card)) - state.t;
    const when = k === 0 ? 20 : k;
    if (when < soonest) {
      soonest = when;
      best = option;
    }
  }
  return best;
}

/** Enough quick actions to come past the evening with two or three at the table; looks alone would fill the tree. */
const THROUGH_THE_EVENING = 12;

export const brain: Brain<JourneyIstanbul> = {
  thinking: { depth: THROUGH_THE_EVENING },
  evaluate,
  rollout,
  habit,
  forget: (_memory, level) => ({ level }),
};
