import { NEVER } from '../../../engine/best.ts';
import {
  ALL_PASSED,
  BOI,
  CHALLENGES,
  DISTANCE,
  DOH,
  FIRST_JOB,
  KINDS,
  KIS,
  NOWHERE,
  REACH,
  SLOTS,
  SPACES,
} from '../content.ts';
import { passBit } from '../pieces/results.ts';
import { isOut, type Outlook, type Walk } from './way.ts';

/** What 10.1 counts with, by other numbers: found by walking thousands of ways alone, in fewest turns. */
export interface Weights {
  /** Of a card that is missing, by kind, and of one that is not. */
  readonly card: readonly number[];
  readonly spare: number;
  /**
   * Of a step toward the Bureau with the set complete, toward it and toward the Department otherwise, and to
   * the exit.
   */
  readonly withSet: number;
  readonly toBureau: number;
  readonly toHealth: number;
  readonly toExit: number;
}

const cards = (time: number, money: number, passport: number, job: number): number[] =>
  KINDS.map((_kind, i) => (i >= FIRST_JOB ? job : ([time, money, passport][i] ?? 0)));

/** One member, and several. */
export const ALONE: Weights = {
  card: cards(3.6, 2.8, 8, 30),
  spare: 2,
  withSet: 5,
  toBureau: 1.3,
  toHealth: 1,
  toExit: 8,
};
export const SEVERAL: Weights = {
  card: cards(7, 10, 14, 42),
  spare: 1.4,
  withSet: 2,
  toBureau: 1,
  toHealth: 1,
  toExit: 2.2,
};

const CHALLENGE = 40;
const COMPLETE = 90;
const NOTHING = -10;
const EXIT = 1000;

/** In the order of CHALLENGES; NONE: nothing to attempt. */
export const [PHYSICAL, MENTAL, DOCUMENTATION, INTERVIEW] = [0, 1, 2, 3] as const;
export const NONE = -1;
const BIT = CHALLENGES.map(passBit);
const has = (passes: number, challenge: number): boolean => (passes & (BIT[challenge] ?? 0)) !== 0;

export function isComplete(walk: Walk, slot: number, { sets }: Outlook): boolean {
  if (has(walk.passes[slot] ?? 0, DOCUMENTATION)) return false;
  const set = sets[slot] ?? [];
  for (let kind = 0; kind < set.length; kind++) {
    if ((walk.hand[kind] ?? 0) < (set[kind] ?? 0)) return false;
  }
  return true;
}

/** 10.1: never Documentation without the set; otherwise the one that is passed more easily. */
export function attemptAt(walk: Walk, slot: number, space: number, outlook: Outlook): number {
  const passes = walk.passes[slot] ?? 0;
  if (space === BOI) {
    if (isComplete(walk, slot, outlook)) return DOCUMENTATION;
    return has(passes, INTERVIEW) ? NONE : INTERVIEW;
  }
  if (space !== DOH) return NONE;
  return has(passes, MENTAL) ? (has(passes, PHYSICAL) ? NONE : PHYSICAL) : MENTAL;
}

/** A token and where it goes; standing still is going where it stands. */
export interface Stride {
  readonly slot: number;
  readonly to: number;
}

/** What strides are weighed by on one family's way. */
export interface Scale {
  readonly outlook: Outlook;
  readonly weights: Weights;
  /** By space: what its yield is worth to the walk that is being weighed; NEVER until it is asked for. */
  readonly yields: Float64Array;
}

export const scaleOf = (outlook: Outlook, weights: Weights): Scale => ({
  outlook,
  weights,
  yields: new Float64Array(SPACES.length),
});

/**
 * Weighs strides from here. A scale weighs one walk at a time: what spaces yield is kept till the next call.
 * Hundreds of thousands of strides are weighed for a decision: `at()` of all lists of all games is too slow
 * for that.
 */
export function weighing(walk: Walk, scale: Scale): (slot: number, to: number) => number {
  const { outlook, weights, yields } = scale;
  yields.fill(NEVER);
  return (slot, to) => {
    if (to === KIS) return EXIT;
    const passes = walk.passes[slot] ?? 0;
    const isReady = isComplete(walk, slot, outlook);
    const gained = toll(passes, isReady, walk.at[slot] ?? 0, weights) - toll(passes, isReady, to, weights);
    if (to === DOH || to === BOI) {
      const attempt = attemptAt(walk, slot, to, outlook);
      return gained + (attempt === NONE ? NOTHING : attempt === DOCUMENTATION ? COMPLETE : CHALLENGE);
    }
    let worth = yields[to] ?? NEVER;
    if (worth === NEVER) {
      worth = yieldOf(to, walk, scale);
      yields[to] = worth;
    }
    return gained + worth;
  };
}

function toll(passes: number, isReady: boolean, from: number, weights: Weights): number {
  const far = DISTANCE[from] ?? [];
  if (passes === ALL_PASSED) return weights.toExit * (far[KIS] ?? 0);
  let cost = 0;
  if (isReady) cost += weights.withSet * (far[BOI] ?? 0);
  else if (!has(passes, INTERVIEW)) cost += weights.toBureau * (far[BOI] ?? 0);
  if (!has(passes, PHYSICAL) || !has(passes, MENTAL)) cost += weights.toHealth * (far[DOH] ?? 0);
  return cost;
}

function yieldOf(space: number, { missing }: Walk, { outlook, weights }: Scale): number {
  const mean = outlook.comes[space] ?? [];
  const none = outlook.misses[space] ?? [];
  let worth = 0;
  // Half of all thinking happens in this loop: with `?? 0` its fractions become objects, and it takes three
  // times as long.
  for (let kind = 0; kind < missing.length; kind++) {
    const n = mean[kind] as number;
    if (n === 0) continue;
    const need = missing[kind] as number;
    const useful = need <= 0 ? 0 : need === 1 ? 1 - (none[kind] as number) : Math.min(need, n);
    worth += useful * (weights.card[kind] as number) + (n - useful) * weights.spare;
  }
  return worth;
}

/** The stride that looks best; undefined where every token is held. */
export function bestStride(walk: Walk, scale: Scale, roll: number): Stride | undefined {
  const weigh = weighing(walk, scale);
  let most = NEVER;
  let best = 0;
  let goal = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const from = walk.at[slot] ?? NOWHERE;
    if (isOut(from) || walk.held[slot] !== 0) continue;
    const reach = REACH[from]?.[roll] ?? [];
    const isThrough = walk.passes[slot] === ALL_PASSED && (DISTANCE[from]?.[KIS] ?? 0) <= roll;
    const more = isThrough ? KIS : from === DOH || from === BOI ? from : NOWHERE;
    for (let i = more === NOWHERE ? 0 : -1; i < reach.length; i++) {
      const to = i < 0 ? more : (reach[i] ?? 0);
      const worth = weigh(slot, to);
      if (worth <= most) continue;
      most = worth;
      best = slot;
      goal = to;
    }
  }
  return most > NEVER ? { slot: best, to: goal } : undefined;
}
