import {
  ALL_PASSED,
  BOI,
  CHALLENGES,
  DISTANCE,
  DOH,
  FIRST_JOB,
  KINDS,
  KIS,
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
  /** Of a step toward the Bureau with the set complete, toward it and toward the Department otherwise, and to the exit. */
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
const has = (passes: number, challenge: number): boolean => (passes & (BIT[challenge] as number)) !== 0;

export function isComplete(walk: Walk, slot: number, { sets }: Outlook): boolean {
  if (has(walk.passes[slot] as number, DOCUMENTATION)) return false;
  const set = sets[slot] as readonly number[];
  for (let kind = 0; kind < set.length; kind++)
    if ((walk.hand[kind] as number) < (set[kind] as number)) return false;
  return true;
}

/** 10.1: never Documentation without the set; otherwise the one that is passed more easily. */
export function attemptAt(walk: Walk, slot: number, space: number, outlook: Outlook): number {
  const passes = walk.passes[slot] as number;
  if (space === BOI) {
    if (isComplete(walk, slot, outlook)) return DOCUMENTATION;
    return has(passes, INTERVIEW) ? NONE : INTERVIEW;
  }
  if (space !== DOH) return NONE;
  return has(passes, MENTAL) ? (has(passes, PHYSICAL) ? NONE : PHYSICAL) : MENTAL;
}

/** A token and where it goes; standing still is going where it stands. */
export interface Stride {
  slot: number;
  to: number;
}

const UNKNOWN = Number.NEGATIVE_INFINITY;
const yields = new Float64Array(SPACES.length);

/** Weighs strides from here. Only one at a time: what spaces yield is worked out once and kept till the next call. */
export function weighing(
  walk: Walk,
  outlook: Outlook,
  weights: Weights,
): (slot: number, to: number) => number {
  yields.fill(UNKNOWN);
  return (slot, to) => {
    if (to === KIS) return EXIT;
    const passes = walk.passes[slot] as number;
    const isReady = isComplete(walk, slot, outlook);
    const gained =
      toll(passes, isReady, walk.at[slot] as number, weights) - toll(passes, isReady, to, weights);
    if (to === DOH || to === BOI) {
      const attempt = attemptAt(walk, slot, to, outlook);
      return gained + (attempt === NONE ? NOTHING : attempt === DOCUMENTATION ? COMPLETE : CHALLENGE);
    }
    if (yields[to] === UNKNOWN) yields[to] = yieldOf(to, walk, outlook, weights);
    return gained + (yields[to] as number);
  };
}

function toll(passes: number, isReady: boolean, at: number, weights: Weights): number {
  const far = DISTANCE[at] as readonly number[];
  if (passes === ALL_PASSED) return weights.toExit * (far[KIS] as number);
  let cost = 0;
  if (isReady) cost += weights.withSet * (far[BOI] as number);
  else if (!has(passes, INTERVIEW)) cost += weights.toBureau * (far[BOI] as number);
  if (!has(passes, PHYSICAL) || !has(passes, MENTAL)) cost += weights.toHealth * (far[DOH] as number);
  return cost;
}

function yieldOf(space: number, { missing }: Walk, { comes, misses }: Outlook, weights: Weights): number {
  const mean = comes[space] as readonly number[];
  const none = misses[space] as readonly number[];
  let worth = 0;
  for (let kind = 0; kind < missing.length; kind++) {
    const n = mean[kind] as number;
    if (n === 0) continue;
    const need = missing[kind] as number;
    const useful = need <= 0 ? 0 : need === 1 ? 1 - (none[kind] as number) : Math.min(need, n);
    worth += useful * (weights.card[kind] as number) + (n - useful) * weights.spare;
  }
  return worth;
}

/** The stride that looks best, written into `found`; false where every token is held. */
export function bestStride(
  walk: Walk,
  outlook: Outlook,
  weights: Weights,
  roll: number,
  found: Stride,
): boolean {
  const weigh = weighing(walk, outlook, weights);
  let most = UNKNOWN;
  for (let slot = 0; slot < SLOTS; slot++) {
    const from = walk.at[slot] as number;
    if (isOut(from) || walk.held[slot] !== 0) continue;
    const reach = REACH[from]?.[roll] as readonly number[];
    const isThrough = walk.passes[slot] === ALL_PASSED && (DISTANCE[from]?.[KIS] as number) <= roll;
    const more = isThrough ? KIS : from === DOH || from === BOI ? from : -1;
    for (let i = more < 0 ? 0 : -1; i < reach.length; i++) {
      const to = i < 0 ? more : (reach[i] as number);
      const worth = weigh(slot, to);
      if (worth <= most) continue;
      most = worth;
      found.slot = slot;
      found.to = to;
    }
  }
  return most > UNKNOWN;
}
