import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { boxOf, setOf } from '../box.ts';
import type { Yield } from '../content/board.ts';
import {
  ALL_PASSED,
  BOI,
  CHALLENGES_AT,
  DISTANCE,
  DOH,
  FIRST_JOB,
  KINDS,
  KIS,
  MONEY,
  PASSPORT,
  SLOTS,
  spaceAt,
  TIME,
  WORKS,
} from '../content.ts';
import { inPlay, playerOf, type State } from '../state.ts';
import { hasPassed, passBit } from './results.ts';
import { covers } from './supply.ts';

/** Section 10.1, in tenths: what a missing card is worth, and one that is not needed. */
const WORTH = KINDS.map((_kind, i) => (i === TIME || i === MONEY ? 10 : i === PASSPORT ? 20 : 30));
const SPARE = 2;

/** By kind: what all members without Documentation need, less the hand. Below zero: so many to spare. */
export function missingFor(state: State, seat: Seat): number[] {
  const player = playerOf(state, seat);
  const missing = KINDS.map((_kind, i) => -(player.hand[i] ?? 0));
  if (player.family < 0) return missing;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!inPlay(player, slot) || hasPassed(state, seat, slot, 'documentation')) continue;
    const set = setOf(state.config, player.family, slot);
    for (let kind = 0; kind < set.length; kind++) missing[kind] = (missing[kind] ?? 0) + (set[kind] ?? 0);
  }
  return missing;
}

export const worthOfKind = (missing: readonly number[], kind: number): number =>
  (missing[kind] ?? 0) > 0 ? (WORTH[kind] ?? 0) : SPARE;

/** An open draw: the mean over a fresh pack. */
export function openWorth(state: State, missing: readonly number[]): number {
  const { pack, packSize } = boxOf(state.config);
  let sum = 0;
  for (let kind = 0; kind < pack.length; kind++) sum += (pack[kind] ?? 0) * worthOfKind(missing, kind);
  return Math.floor(sum / packSize);
}

function yieldWorth(yields: Yield, missing: readonly number[], open: number): number {
  const marked = (kind: number, n: number): number => {
    const useful = Math.min(n, Math.max(0, missing[kind] ?? 0));
    return useful * (WORTH[kind] ?? 0) + (n - useful) * SPARE;
  };
  let jobs = 0;
  for (let work = 0; work < WORKS.length; work++) jobs += worthOfKind(missing, FIRST_JOB + work);
  return (
    marked(TIME, yields.time ?? 0) +
    marked(MONEY, yields.money ?? 0) +
    marked(PASSPORT, yields.passport ?? 0) +
    Math.floor(((yields.job ?? 0) * jobs) / WORKS.length) +
    (yields.open ?? 0) * open
  );
}

/** How good it is for this seat that this member stands there, in tenths (10.1). Asks only what the seat knows. */
export function destinationWorth(
  state: State,
  seat: Seat,
  slot: number,
  to: number,
  missing: readonly number[],
  open: number,
): number {
  const player = playerOf(state, seat);
  const passes = player.passes[slot] ?? 0;
  if (to === KIS) return 200;
  const hasSet =
    (passes & passBit('documentation')) === 0 &&
    covers(player.hand, setOf(state.config, player.family, slot));
  let worth = 0;
  const challenges = CHALLENGES_AT.get(to);
  if (challenges !== undefined) {
    worth = -10;
    for (const one of challenges) {
      if ((passes & passBit(one)) !== 0) continue;
      if (one !== 'documentation') worth = Math.max(worth, 40);
      else if (hasSet) worth = Math.max(worth, 90);
    }
  } else worth = yieldWorth(boxOf(state.config).yields[to] ?? {}, missing, open);
  if (passes === ALL_PASSED) return worth - 8 * (DISTANCE[to]?.[KIS] ?? 0);
  if (hasSet || (passes & passBit('interview')) === 0) worth -= (hasSet ? 5 : 1) * (DISTANCE[to]?.[BOI] ?? 0);
  const health = passBit('physical') | passBit('mental');
  if ((passes & health) !== health) worth -= DISTANCE[to]?.[DOH] ?? 0;
  return worth;
}

/** The Normal bot's move: what the clock plays for a seat (6.4). `moves` are moves and stays. */
export function usualMove(state: State, seat: Seat, moves: readonly Action[]): Action {
  const missing = missingFor(state, seat);
  const open = openWorth(state, missing);
  let best = moves[0] ?? bug('no token can move');
  let most = Number.NEGATIVE_INFINITY;
  for (const action of moves) {
    const worth = moveWorth(state, seat, action, missing, open);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

/** What the step is worth beyond standing still with that token. */
export function moveWorth(
  state: State,
  seat: Seat,
  action: Action,
  missing: readonly number[],
  open: number,
): number {
  if (action.type !== 'move' && action.type !== 'stay') return 0;
  const slot = action.slot - 1;
  const from = playerOf(state, seat).at[slot] ?? 0;
  const to = action.type === 'move' ? spaceAt(action.to) : from;
  return destinationWorth(state, seat, slot, to, missing, open) - distanceCost(state, seat, slot, from);
}

/** The same toll as in `destinationWorth` for where the token stands: only steps gained count. */
function distanceCost(state: State, seat: Seat, slot: number, from: number): number {
  const player = playerOf(state, seat);
  const passes = player.passes[slot] ?? 0;
  if (passes === ALL_PASSED) return -8 * (DISTANCE[from]?.[KIS] ?? 0);
  let cost = 0;
  const hasSet =
    (passes & passBit('documentation')) === 0 &&
    covers(player.hand, setOf(state.config, player.family, slot));
  if (hasSet || (passes & passBit('interview')) === 0)
    cost -= (hasSet ? 5 : 1) * (DISTANCE[from]?.[BOI] ?? 0);
  const health = passBit('physical') | passBit('mental');
  if ((passes & health) !== health) cost -= DISTANCE[from]?.[DOH] ?? 0;
  return cost;
}

/** 10.1: never Documentation without the set; otherwise the one that is passed more easily. */
export function bestAttempt(state: State, seat: Seat, options: readonly Action[]): Action | undefined {
  const { slot } = state.turn;
  const { family, hand } = playerOf(state, seat);
  const has = (challenge: string): Action | undefined =>
    options.find((one) => one.type === 'attempt' && one.challenge === challenge);
  const isComplete =
    !hasPassed(state, seat, slot, 'documentation') && covers(hand, setOf(state.config, family, slot));
  return (
    (isComplete ? has('documentation') : undefined) ??
    has('interview') ??
    has('mental') ??
    has('physical') ??
    options.find((one) => one.type === 'skip')
  );
}
