import { at } from '../../../engine/at.ts';
import type { Brain, Leans, Level } from '../../../engine/brain.ts';
import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { weighted } from '../../../engine/weights.ts';
import { GOALS } from '../content.ts';
import { type Memory, TOP } from '../eyes/memory.ts';
import type { Displacement } from '../kind.ts';
import { vacanciesOf } from '../pieces/nation.ts';
import { outcome } from '../score.ts';
import { nationOf, type State } from '../state.ts';
import { habit } from './habit.ts';
import { rollout } from './rollout.ts';
import { weights } from './weights.ts';
import { nearnessOf, partsFor, type Standing, standingOf, worthFor } from './worth.ts';

/** How much a rival's nearness to its goal takes away. More makes all guard against the Humanitarian. */
const RIVALRY = 0.1;
/** The share of one's own nearness beside the worth of the position. */
const NEARNESS = 0.3;
/** What a displaced person elsewhere costs a Humanitarian. */
const ELSEWHERE = 0.1;
/** A position of this worth is half as good as can be. */
const HALFWAY = 20;

/** What a judgement is made of: the own position, and who else comes near. */
interface Position {
  readonly all: readonly Standing[];
  readonly worth: number;
  /** Displaced people elsewhere, as a Humanitarian counts them. */
  readonly elsewhere: number;
  readonly threat: number;
}

function positionOf(state: State, seat: Seat): Position {
  const all: Standing[] = [];
  for (let i = 0; i < state.nations.length; i++) all.push(standingOf(state, i));
  const humane = nationOf(state, seat).goal === 'humanitarian';
  let worth = worthFor(nationOf(state, seat).goal, at(all, seat));
  let elsewhere = 0;
  let threat = 0;
  for (let i = 0; i < all.length; i++) {
    if (i === seat) continue;
    if (humane) {
      worth -= ELSEWHERE * at(all, i).displaced;
      elsewhere += ELSEWHERE * at(all, i).displaced;
    }
    if (humane && nationOf(state, i).goal === 'humanitarian') continue;
    threat = Math.max(threat, nearnessOf(state, i, all));
  }
  return { all, worth, elsewhere, threat };
}

/** The worth of the own position, one's nearness to the goal and the nearest rival's. */
function evaluate(state: State, seat: Seat): number {
  const end = outcome(state);
  if (end !== undefined) return end.winners.includes(seat) ? 1 / end.winners.length : 0;
  const { all, worth, threat } = positionOf(state, seat);
  const settled = worth <= 0 ? 0 : worth / (worth + HALFWAY);
  return (1 - RIVALRY * threat) * ((1 - NEARNESS) * settled + NEARNESS * nearnessOf(state, seat, all));
}

const features: NonNullable<Brain<Displacement>['features']> = (state, seat) => {
  const { all, worth, elsewhere, threat } = positionOf(state, seat);
  const share = worth <= 0 ? 0 : (1 - NEARNESS) / (worth + HALFWAY);
  const goal = NEARNESS * nearnessOf(state, seat, all);
  const parts = partsFor(nationOf(state, seat).goal, at(all, seat));
  const own = Object.entries(parts).map(([name, part]) => [name, share * part] as const);
  const settled = worth <= 0 ? 0 : share * worth;
  return {
    ...Object.fromEntries(own),
    elsewhere: -share * elsewhere,
    goal,
    rival: -RIVALRY * threat * (settled + goal),
  };
};

/** Percent of own decisions after which a level loses its picture of the others. */
const FADES: Readonly<Record<Level, number>> = {
  beginner: 60,
  learner: 30,
  casual: 10,
  skilled: 5,
  expert: 0,
};

function forget(memory: Memory, level: Level, chance: Chance): Memory {
  if (FADES[level] === 0 || chance.below(100) >= FADES[level]) return memory;
  return { odds: memory.odds.map(() => GOALS.map(() => TOP)) };
}

/** Tokens are kept: what could be blocked is taken as it comes, and nothing is built while people wait. */
const leanings: Leans<Displacement> = {
  hoard(view, seat, _memory, action) {
    if (action.type === 'accept') return true;
    const own = view.nations[seat];
    return action.type === 'finish' && own !== undefined && vacanciesOf(own) === 0;
  },
};

/**
 * Before any weight. A turn is a dozen decisions: a tree does not reach the next one, playing on does.
 */
export const bare: Brain<Displacement> = {
  thinking: { by: 'playouts' },
  evaluate,
  features,
  leanings,
  rollout,
  habit,
  forget,
};

export const brain = weighted(bare, weights.values);
