import { at } from '../../../engine/at.ts';
import { bestOf } from '../../../engine/best.ts';
import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { boxOf, type FamilyCards, setOf, setsOf } from '../box.ts';
import type { Yield } from '../content/board.ts';
import {
  ALL_PASSED,
  BOI,
  CHALLENGES_AT,
  type Challenge,
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
export function missingFor(state: State, seat: Seat, cards: FamilyCards): number[] {
  const player = playerOf(state, seat);
  const missing = KINDS.map((_kind, i) => -(player.hand[i] ?? 0));
  if (player.family < 0) return missing;
  const sets = setsOf(cards, player.family);
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!inPlay(player, slot) || hasPassed(state, seat, slot, 'documentation')) continue;
    const set = at(sets, slot);
    for (let kind = 0; kind < set.length; kind++) missing[kind] = (missing[kind] ?? 0) + (set[kind] ?? 0);
  }
  return missing;
}

export const worthOfKind = (missing: readonly number[], kind: number): number =>
  (missing[kind] ?? 0) > 0 ? (WORTH[kind] ?? 0) : SPARE;

/** An open draw: the mean over a fresh pack. */
function openWorth(state: State, missing: readonly number[]): number {
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

/** What the way costs that is still to be gone from there, in tenths. */
function toll(passes: number, hasSet: boolean, from: number): number {
  if (passes === ALL_PASSED) return 8 * (DISTANCE[from]?.[KIS] ?? 0);
  let cost = 0;
  if (hasSet || (passes & passBit('interview')) === 0)
    cost += (hasSet ? 5 : 1) * (DISTANCE[from]?.[BOI] ?? 0);
  const health = passBit('physical') | passBit('mental');
  if ((passes & health) !== health) cost += DISTANCE[from]?.[DOH] ?? 0;
  return cost;
}

/** What can be attempted there, in tenths. */
function officeWorth(challenges: readonly Challenge[], passes: number, hasSet: boolean): number {
  let worth = -10;
  for (const one of challenges) {
    if ((passes & passBit(one)) !== 0) continue;
    if (one !== 'documentation') worth = Math.max(worth, 40);
    else if (hasSet) worth = Math.max(worth, 90);
  }
  return worth;
}

/**
 * Weighs moves of this seat in tenths (10.1): what the step is worth beyond standing still with that token,
 * so that only steps gained count. Asks only what the seat knows, and what it needs only once.
 */
export function moveWorth(state: State, seat: Seat, cards: FamilyCards): (move: Action) => number {
  const parts = moveParts(state, seat, cards);
  return (move) => {
    const { home, way, office, cards: found } = parts(move);
    return home + way + office + found;
  };
}

/** What a move is worth, by what it brings: home, steps gained, a Challenge, and cards. */
export interface MoveParts {
  readonly home: number;
  readonly way: number;
  readonly office: number;
  readonly cards: number;
}

const NO_PARTS: MoveParts = { home: 0, way: 0, office: 0, cards: 0 };

export function moveParts(state: State, seat: Seat, cards: FamilyCards): (move: Action) => MoveParts {
  const { family, at: standing, hand, passes: passed } = playerOf(state, seat);
  const sets = setsOf(cards, family);
  const missing = missingFor(state, seat, cards);
  const open = openWorth(state, missing);
  const { yields } = boxOf(state.config);
  return (move) => {
    if (move.type !== 'move' && move.type !== 'stay') return NO_PARTS;
    const slot = move.slot - 1;
    const from = standing[slot] ?? 0;
    const to = move.type === 'move' ? spaceAt(move.to) : from;
    const passes = passed[slot] ?? 0;
    const hasSet = (passes & passBit('documentation')) === 0 && covers(hand, at(sets, slot));
    const gained = toll(passes, hasSet, from);
    if (to === KIS) return { ...NO_PARTS, home: 200, way: gained };
    const challenges = CHALLENGES_AT.get(to);
    const way = gained - toll(passes, hasSet, to);
    return challenges === undefined
      ? { ...NO_PARTS, way, cards: yieldWorth(yields[to] ?? {}, missing, open) }
      : { ...NO_PARTS, way, office: officeWorth(challenges, passes, hasSet) };
  };
}

/** The Normal bot's move: what the clock plays for a seat (6.4). `moves` are moves and stays. */
export const usualMove = (state: State, seat: Seat, moves: readonly Action[], cards: FamilyCards): Action =>
  bestOf(moves, moveWorth(state, seat, cards)) ?? bug('no token can move');

/** 10.1: never Documentation without the set; otherwise the one that is passed more easily. */
export function bestAttempt(
  state: State,
  seat: Seat,
  options: readonly Action[],
  cards: FamilyCards,
): Action | undefined {
  const { slot } = state.turn;
  const { family, hand } = playerOf(state, seat);
  const has = (challenge: string): Action | undefined =>
    options.find((one) => one.type === 'attempt' && one.challenge === challenge);
  const isReady = !hasPassed(state, seat, slot, 'documentation') && covers(hand, setOf(cards, family, slot));
  return (
    (isReady ? has('documentation') : undefined) ??
    has('interview') ??
    has('mental') ??
    has('physical') ??
    options.find((one) => one.type === 'skip')
  );
}
