import { boxOf, type FamilyCards, setsOf } from '../box.ts';
import type { Yield } from '../content/board.ts';
import {
  CHALLENGES,
  type Challenge,
  FIRST_JOB,
  HOLD,
  HOME,
  KINDS,
  MONEY,
  NOWHERE,
  PASSPORT,
  SLOTS,
  TIME,
} from '../content.ts';
import type { Results } from '../eyes/memory.ts';
import { passBit } from '../pieces/results.ts';
import { playerOf, type State } from '../state.ts';
import { passChance } from './worth.ts';

/**
 * Where a family stands, and nothing else: the others hardly touch it, so its way can be walked in mind
 * alone.
 */
export interface Walk {
  /** As in a player's state, by slot. */
  readonly at: number[];
  readonly held: number[];
  readonly passes: number[];
  /** By kind. */
  readonly hand: number[];
  /** By kind: what members without Documentation need, less the hand. */
  readonly missing: number[];
}

/** What does not change on the way. */
export interface Outlook {
  /** By slot: the Documentation set. */
  readonly sets: readonly (readonly number[])[];
  /** By space and draw: the chance of each kind. */
  readonly draws: readonly (readonly (readonly number[])[])[];
  /** By space and kind: how many come on the average, and the chance that none does. */
  readonly comes: readonly (readonly number[])[];
  readonly misses: readonly (readonly number[])[];
  /** To pass, in the order of CHALLENGES. */
  readonly chances: readonly number[];
  /** Own turns that a failure sits out. */
  readonly hold: number;
}

/** 10.3: how much a chance known beforehand weighs beside results. */
const PRIOR = 4;

const chanceOf = (state: State, challenge: Challenge, tried: number, passed: number): number =>
  challenge === 'documentation' ? 1 : (PRIOR * passChance(state, challenge) + passed) / (PRIOR + tried);

/** `state` is imagined; its pile holds what may be drawn, in any order. */
export function outlookFor(
  state: State,
  seat: number,
  results: Results | undefined,
  cards: FamilyCards,
): Outlook {
  const { family } = playerOf(state, seat);
  const pool = KINDS.map(() => 0);
  for (const kind of state.pile) pool[kind] = (pool[kind] ?? 0) + 1;
  const draws = drawsFrom(pool, boxOf(state.config).yields);
  const byKind = (of: (here: readonly (readonly number[])[], kind: number) => number): number[][] =>
    draws.map((here) => KINDS.map((_kind, kind) => of(here, kind)));
  return {
    sets: setsOf(cards, family),
    draws,
    comes: byKind((here, kind) => here.reduce((sum, one) => sum + (one[kind] ?? 0), 0)),
    misses: byKind((here, kind) => here.reduce((none, one) => none * (1 - (one[kind] ?? 0)), 1)),
    chances: CHALLENGES.map((challenge, i) => chanceOf(state, challenge, ...(results?.[i] ?? [0, 0]))),
    hold: holdIn(state),
  };
}

/** EI-R17: turns of the owner that are sat out. */
function holdIn({ config, players }: State): number {
  if (config.detentionClock === 'ownTurns') return HOLD;
  return Math.max(0, HOLD + 1 - players.filter((player) => player.resigned === 0).length);
}

function drawsFrom(pool: readonly number[], yields: readonly Yield[]): number[][][] {
  const share = (counts: readonly number[]): number[] => {
    const all = counts.reduce((sum, n) => sum + n, 0);
    return counts.map((n) => (all === 0 ? 1 / counts.length : n / all));
  };
  const open = share(pool);
  const job = share(pool.map((n, kind) => (kind >= FIRST_JOB ? n : 0)));
  const only = (kind: number): number[] => KINDS.map((_kind, i) => (i === kind ? 1 : 0));
  const times = (n: number | undefined, one: number[]): number[][] => new Array<number[]>(n ?? 0).fill(one);
  return yields.map((space) => [
    ...times(space.time, only(TIME)),
    ...times(space.money, only(MONEY)),
    ...times(space.passport, only(PASSPORT)),
    ...times(space.job, job),
    ...times(space.open, open),
  ]);
}

export const isOut = (at: number): boolean => at === NOWHERE || at === HOME;

export function walkOf(state: State, seat: number, { sets }: Outlook): Walk {
  const { at, held, passes, hand } = playerOf(state, seat);
  const missing = hand.map((n) => -n);
  for (let slot = 0; slot < SLOTS; slot++) {
    const isDone = ((passes[slot] ?? 0) & passBit('documentation')) !== 0;
    if (isDone || isOut(at[slot] ?? NOWHERE)) continue;
    (sets[slot] ?? []).forEach((n, kind) => {
      missing[kind] = (missing[kind] ?? 0) + n;
    });
  }
  return { at: at.slice(), held: held.slice(), passes: passes.slice(), hand: hand.slice(), missing };
}
