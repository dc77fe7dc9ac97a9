import type { Brain } from '../../../engine/brain.ts';
import type { Seat } from '../../../engine/game.ts';
import { weighted } from '../../../engine/weights.ts';
import { OUT, UNIT } from '../content.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { circles } from '../pieces/chains.ts';
import { personOf, type State } from '../state.ts';
import { habit } from './habit.ts';
import { mostOut, plan, planParts, WEIGHTS } from './plan.ts';
import { reply } from './reply.ts';
import { rollout } from './rollout.ts';
import { agree, answerDeals } from './speak.ts';
import { weights } from './weights.ts';

/** The same by what it is made of. */
function partsOf(state: State, seat: Seat): Readonly<Record<string, number>> {
  const person = personOf(state, seat);
  if (person.place === OUT) return { out: worthOf(state, seat) };
  const marks = WEIGHTS.part * circles(person.obstacle.marked);
  const bonus = WEIGHTS.opportunity * circles(person.opportunity.marked);
  const money = (WEIGHTS.money * person.money) / UNIT;
  const parts = planParts(state, seat);
  return { ...parts, task: marks, money, opportunity: bonus + (parts.opportunity ?? 0) };
}

const features: NonNullable<Brain<JourneyIstanbul>['features']> = (state, seat) => {
  const worth = worthOf(state, seat);
  const share = worth <= 0 ? 0 : evaluate(state, seat) / worth;
  const parts = Object.entries(partsOf(state, seat));
  return Object.fromEntries(parts.map(([name, part]) => [name, share * part]));
};

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

/** Every card that was drawn is as good as seen. */
function enlighten(world: State, seat: Seat): void {
  for (let card = 1; card <= world.drawn; card++) {
    world.seen[card - 1] = (world.seen[card - 1] ?? 0) | (1 << seat);
  }
  personOf(world, seat).today = [];
}

/**
 * Enough quick actions to come past the evening with two or three at the table; looks alone would fill the
 * tree.
 */
const THROUGH_THE_EVENING = 12;

/** Before any weight. */
export const bare: Brain<JourneyIstanbul> = {
  thinking: { depth: THROUGH_THE_EVENING },
  evaluate,
  features,
  enlighten,
  rollout,
  habit,
  propose: (view, seat, memory, forms, _chance, people) =>
    agree(view, seat, forms, people) ??
    answerDeals(view, seat, memory?.level ?? 'expert', people) ??
    reply(view, seat, memory?.level ?? 'expert', people),
  leavesOpen: ['give', 'answerGift', 'acceptJail', 'doneHelping'],
  forget: (_memory, level) => ({ level }),
};

export const brain = weighted(bare, weights.values);
