import type { Seat } from '../../../engine/game.ts';
import type { FamilyCards } from '../box.ts';
import {
  ALL_PASSED,
  BOI,
  type Challenge,
  DISTANCE,
  DOH,
  FIRST_JOB,
  HOME,
  KINDS,
  KIS,
  PASSPORT,
  SLOTS,
} from '../content.ts';
import { passBit } from '../pieces/results.ts';
import { missingFor } from '../pieces/usualMove.ts';
import { inPlay, type Player, playerOf, type State } from '../state.ts';

/** Turns that a missing card costs on the whole: two are drawn in a turn, and most draws are of some use. */
const CARD_TURNS = KINDS.map((_kind, i) => (i >= FIRST_JOB ? 1.9 : i === PASSPORT ? 1.0 : 0.45));
/** Spaces gained by an average roll that need not be used up. */
const STRIDE = 3.2;
const HOLD_TURNS = 0.55;
/** How fast a lead in turns becomes a victory. */
const SOFT = 9;

/** Chance to pass, before anything is known of the seat (10.3). */
export function passChance(state: State, challenge: Challenge): number {
  switch (challenge) {
    case 'physical': {
      if (state.calm || state.config.physicalForm === 'nerve' || state.config.pace === 'async') return 0.45;
      const active = state.players.filter((player) => player.resigned === 0).length;
      const rivals = { all: 8, next3: 3, next1: 1 }[state.config.physicalRivals];
      return active === 2 ? 0.5 : 1 / Math.min(active - 1, rivals + 1);
    }
    case 'mental':
      return 0.75;
    case 'interview':
      return 0.8;
    case 'documentation':
      return 1;
  }
}

/** Own turns until the whole family is through, as far as can be told. */
function turnsLeft(state: State, seat: Seat, cards: FamilyCards): number {
  const player = playerOf(state, seat);
  let turns = 0;
  const alone = player.at.filter((_at, slot) => inPlay(player, slot)).length === 1;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (inPlay(player, slot)) turns += memberTurns(state, player, seat, slot, alone);
  }
  const missing = missingFor(state, seat, cards);
  for (let kind = 0; kind < KINDS.length; kind++) {
    const n = missing[kind] ?? 0;
    if (n > 0) turns += n * (CARD_TURNS[kind] ?? 0);
    else turns += 0.02 * n;
  }
  return turns;
}

function memberTurns(state: State, player: Player, seat: Seat, slot: number, alone: boolean): number {
  const at = player.at[slot] ?? 0;
  const passes = player.passes[slot] ?? 0;
  if (at === HOME) return 0;
  const stay = alone ? 1 : 0.3;
  let turns = (player.held[slot] ?? 0) * stay;
  const running = attemptOf(state, seat, slot);
  const cost = (challenge: Challenge): number => {
    if ((passes & passBit(challenge)) !== 0) return 0;
    const p = passChance(state, challenge);
    const fails = 1 / p - 1;
    // Every try is a turn; a failure adds the hold and the way back.
    const whole = 1 + fails * (1 + 2 * stay + HOLD_TURNS);
    return challenge === running ? (1 - p) * (whole + 2 * stay + HOLD_TURNS) : whole;
  };
  turns += cost('physical') + cost('mental') + cost('documentation') + cost('interview');
  return turns + wayLeft(at, passes) / STRIDE;
}

/** Steps over the offices that are still needed to the Kissing Post, the nearer office first. */
function wayLeft(at: number, passes: number): number {
  const health = passBit('physical') | passBit('mental');
  const bureau = passBit('documentation') | passBit('interview');
  const far = (from: number, to: number): number => DISTANCE[from]?.[to] ?? 0;
  const toDoh = (passes & health) !== health;
  const toBoi = (passes & bureau) !== bureau;
  if (passes === ALL_PASSED) return far(at, KIS);
  if (toDoh && toBoi) return Math.min(far(at, DOH), far(at, BOI)) + far(DOH, BOI) + far(BOI, KIS);
  return toDoh ? far(at, DOH) + far(DOH, KIS) : far(at, BOI) + far(BOI, KIS);
}

function attemptOf(state: State, seat: Seat, slot: number): Challenge | null {
  const is = (attempt: { seat: Seat; slot: number } | null): boolean =>
    attempt !== null && attempt.seat === seat && attempt.slot === slot;
  if (is(state.race) || is(state.nerve)) return 'physical';
  if (is(state.exam)) return 'mental';
  return is(state.interview) ? 'interview' : null;
}

/** 10.3: own expected turns beside the smallest of the others'. */
export function evaluate(state: State, seat: Seat, cards: FamilyCards): number {
  let best = Number.POSITIVE_INFINITY;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && playerOf(state, other).resigned === 0)
      best = Math.min(best, turnsLeft(state, other, cards));
  }
  const lead = best - turnsLeft(state, seat, cards);
  return 0.5 + lead / (2 * (Math.abs(lead) + SOFT));
}
