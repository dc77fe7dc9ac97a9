import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import { type Chance, shuffle, totalOf, weightedAt } from '../../../engine/chance.ts';
import { GOALS, type Goal } from '../content.ts';
import { goalCounts } from '../pieces/goals.ts';
import { type Memory, oddsOf } from './memory.ts';
import type { View } from './view.ts';

interface Deal {
  readonly dealt: readonly Goal[];
  readonly undealt: readonly Goal[];
}

/** The goals still to be dealt, and for each hidden seat the odds of each goal; all in the order of GOALS. */
interface Hidden {
  readonly left: number[];
  readonly odds: readonly (readonly number[])[];
}

/**
 * Goals that agree with the view. Seat after seat, each goal in proportion to the weight of all deals that go
 * on with it.
 */
export function imagineGoals(view: View, memory: Memory | null, chance: Chance): Deal {
  const { left, odds } = hiddenIn(view, memory);
  let hidden = 0;
  const dealt = view.nations.map(({ goal }) => {
    if (goal !== null) return goal;
    const place = hidden++;
    const weights = GOALS.map((_goal, kind) => weightWith({ left, odds }, place, kind));
    const kind = draw(weights, chance);
    left[kind] = at(left, kind) - 1;
    return at(GOALS, kind);
  });
  const undealt = GOALS.flatMap((goal, i) => new Array<Goal>(at(left, i)).fill(goal));
  return { dealt, undealt: shuffle(chance, undealt) };
}

function hiddenIn(view: View, memory: Memory | null): Hidden {
  const counts = goalCounts(view.config);
  const left = GOALS.map((goal) => counts[goal] - view.nations.filter((seen) => seen.goal === goal).length);
  const odds = view.nations.flatMap(({ goal, ruledOut }, seat) =>
    goal === null ? [GOALS.map((one, i) => (ruledOut.includes(one) ? 0 : oddsOf(memory, seat, i)))] : [],
  );
  return { left, odds };
}

/** The weight of all deals in which the hidden seat at this place holds a goal of this kind. */
function weightWith(hidden: Hidden, place: number, kind: number): number {
  const { left, odds } = hidden;
  const copies = at(left, kind);
  const weight = copies * at(at(odds, place), kind);
  if (copies <= 0 || weight === 0) return 0;
  left[kind] = copies - 1;
  const after = weightOf(hidden, place + 1);
  left[kind] = copies;
  return weight * after;
}

/** The weight of all deals to the hidden seats from this place on. */
function weightOf(hidden: Hidden, place: number): number {
  if (place === hidden.odds.length) return 1;
  let sum = 0;
  for (let kind = 0; kind < GOALS.length; kind++) sum += weightWith(hidden, place, kind);
  return sum;
}

const FINE = 2 ** 30;

/** The place of one of the weights, which are fractions here. */
function draw(weights: readonly number[], chance: Chance): number {
  const total = totalOf(weights, (weight) => weight);
  const place = (chance.below(FINE) / FINE) * total;
  if (total === 0) return bug('no deal of the goal cards agrees with what is known', weights);
  return weightedAt([...weights.keys()], (kind) => at(weights, kind), place);
}
