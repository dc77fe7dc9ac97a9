import { bug } from '../../../engine/bug.ts';
import { type Chance, pick, shuffle } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { boxOf, cardByName } from '../box.ts';
import { GOALS, type Goal } from '../content.ts';
import { answersOf } from '../pieces/answers.ts';
import { goalBit, goalDeckOf } from '../pieces/goals.ts';
import type { Answer, Nation, State } from '../state.ts';
import { type Memory, oddsOf } from './memory.ts';
import type { NationView, View } from './view.ts';

/**
 * Section 7, last paragraph: a world that this seat cannot tell from the true one. Only goals, the order of the deck
 * and pending answers are guessed; goals in proportion to what each nation's conduct suggests.
 */
export function imagine(view: View, seat: Seat, memory: Memory | null, chance: Chance): State {
  const { config } = view;
  const box = boxOf(config);
  const number = (name: string): number => cardByName(config, name);
  const goals = imagineGoals(view, memory, chance);
  const nations = view.nations.map(
    (seen, other): Nation => ({
      region: box.regions.findIndex(({ id }) => id === seen.region),
      goal: goals.dealt[other] as Goal,
      shown: seen.shown,
      ruledOut: seen.ruledOut.reduce((bits, goal) => bits | goalBit(goal), 0),
      tokens: seen.tokens,
      homes: seen.homes.slice(),
      displaced: seen.displaced.slice(),
      crashes: seen.crashes.map(({ card, left }) => ({ card: number(card), left })),
    }),
  );
  const discard = view.discard.map(number);
  const drawn = view.drawn === null ? null : number(view.drawn);
  return {
    config,
    agenda: view.agenda.slice(),
    nations,
    undealt: view.undealt ?? goals.undealt,
    first: view.first,
    active: view.active,
    round: view.round,
    deck: view.pile?.map(number) ?? imagineDeck(view, nations, discard, drawn, chance),
    discard,
    drawn,
    answers: view.nations.map((seen, other) => imagineAnswer(seen, other === seat, chance)),
    takeBack: view.takeBack,
    born: view.born,
    died: view.died,
    moved: view.moved,
    ended: view.ended,
  };
}

/** Every card that is nowhere to be seen, in any order. */
function imagineDeck(
  view: View,
  nations: readonly Nation[],
  discard: readonly number[],
  drawn: number | null,
  chance: Chance,
): number[] {
  const seen = new Set(discard);
  for (const { crashes } of nations) for (const { card } of crashes) seen.add(card);
  if (drawn !== null) seen.add(drawn);
  const deck: number[] = [];
  for (let card = 0; card < boxOf(view.config).cards.length; card++) if (!seen.has(card)) deck.push(card);
  return shuffle(chance, deck);
}

function imagineAnswer(seen: NationView, own: boolean, chance: Chance): Answer | null {
  if (own || !seen.answered) return seen.answer;
  const homes = seen.homes.slice();
  const displaced = seen.displaced.slice();
  return pick(chance, answersOf({ homes, displaced }));
}

interface Deal {
  readonly dealt: readonly Goal[];
  readonly undealt: readonly Goal[];
}

/** Seat after seat, each goal in proportion to the weight of all deals that go on with it. */
function imagineGoals(view: View, memory: Memory | null, chance: Chance): Deal {
  const left = GOALS.map(() => 0);
  for (const goal of goalDeckOf(view.config)) add(left, goal, 1);
  for (const { goal } of view.nations) if (goal !== null) add(left, goal, -1);
  const hidden = [...view.nations.keys()].filter((seat) => view.nations[seat]?.goal === null);
  const odds = hidden.map((seat) => {
    const { ruledOut } = view.nations[seat] as NationView;
    return GOALS.map((goal, i) => (ruledOut.includes(goal) ? 0 : oddsOf(memory, seat, i)));
  });
  const dealt = view.nations.map(({ goal }) => goal);
  hidden.forEach((seat, i) => {
    const weights = GOALS.map(
      (_goal, kind) => withOne(left, kind, () => weightOf(left, odds, i + 1)) * chanceOf(left, odds, i, kind),
    );
    const kind = draw(weights, chance);
    dealt[seat] = GOALS[kind] as Goal;
    left[kind] = (left[kind] as number) - 1;
  });
  const undealt = GOALS.flatMap((goal, i) => new Array<Goal>(left[i] as number).fill(goal));
  return { dealt: dealt as Goal[], undealt: shuffle(chance, undealt) };
}

const add = (left: number[], goal: Goal, by: number): void => {
  const i = GOALS.indexOf(goal);
  left[i] = (left[i] ?? 0) + by;
};

/** Copies that could be this seat's, times what its conduct says of that goal. */
const chanceOf = (
  left: readonly number[],
  odds: readonly (readonly number[])[],
  i: number,
  kind: number,
): number => Math.max(0, left[kind] as number) * (odds[i]?.[kind] ?? 0);

/** The weight of all deals to the hidden seats from the i-th on. */
function weightOf(left: number[], odds: readonly (readonly number[])[], i: number): number {
  if (i === odds.length) return 1;
  let sum = 0;
  for (let kind = 0; kind < GOALS.length; kind++) {
    const weight = chanceOf(left, odds, i, kind);
    if (weight > 0) sum += weight * withOne(left, kind, () => weightOf(left, odds, i + 1));
  }
  return sum;
}

/** With one card of this kind less; what is not there weighs nothing. */
function withOne(left: number[], kind: number, count: () => number): number {
  if ((left[kind] as number) <= 0) return 0;
  left[kind] = (left[kind] as number) - 1;
  const result = count();
  left[kind] = (left[kind] as number) + 1;
  return result;
}

const FINE = 2 ** 30;

function draw(weights: readonly number[], chance: Chance): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = (chance.below(FINE) / FINE) * total;
  let last = -1;
  for (const [kind, weight] of weights.entries()) {
    if (weight === 0) continue;
    if (at < weight) return kind;
    at -= weight;
    last = kind;
  }
  return last >= 0 ? last : bug('no deal of the goal cards agrees with what is known', weights);
}
