import type { Chance } from '../../../engine/chance.ts';
import { BOI, CHALLENGES, DOH, HELD_AT, HOME, KIS, SLOTS } from '../content.ts';
import { attemptAt, bestStride, DOCUMENTATION, NONE, type Scale, type Stride } from './stride.ts';
import { isOut, type Outlook, type Walk } from './way.ts';

/** Turns for which luck is drawn; a longer way meets the same luck again. */
const TURNS = 64;
const DRAWS = 4;
const FINE = 2 ** 30;
/** A way that is longer than this is as bad as any. */
const LONGEST = 200;
const PUT_AT = CHALLENGES.map((challenge) => HELD_AT[challenge]);

/**
 * Everything that chance decides on one family's way: choices that meet the same luck differ by themselves
 * alone.
 */
export interface Luck {
  readonly rolls: readonly number[];
  /** By turn and draw, from 0 to 1. */
  readonly cards: readonly number[];
  /** By slot and Challenge: how often it is failed before it is passed. */
  readonly failures: readonly number[];
}

export function drawLuck({ chances }: Outlook, chance: Chance): Luck {
  const share = (): number => chance.below(FINE) / FINE;
  const failures: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    for (const one of chances) {
      let n = 0;
      while (n < LONGEST && share() >= one) n++;
      failures.push(n);
    }
  }
  return {
    rolls: Array.from({ length: TURNS }, () => 1 + chance.below(6)),
    cards: Array.from({ length: TURNS * DRAWS }, share),
    failures,
  };
}

/** A family on its way in somebody's mind. */
export interface Journey extends Walk {
  /** By slot and Challenge: failures that are still to come. */
  readonly failures: number[];
  /** By slot, as bits: put away in this turn. */
  fresh: number;
  turn: number;
}

export const setOut = (walk: Walk, luck: Luck): Journey => ({
  at: walk.at.slice(),
  held: walk.held.slice(),
  passes: walk.passes.slice(),
  missing: walk.missing.slice(),
  hand: walk.hand.slice(),
  failures: luck.failures.slice(),
  fresh: 0,
  turn: 0,
});

/** A token goes there, and draws what the space yields. */
function stride(on: Journey, slot: number, to: number, { draws }: Outlook, luck: Luck): void {
  const from = on.at[slot];
  on.at[slot] = to === KIS ? HOME : to;
  if (to === KIS || to === from) return;
  const here = draws[to] ?? [];
  const first = (on.turn % TURNS) * DRAWS;
  for (let i = 0; i < here.length; i++) {
    const kind = kindOf(here[i] ?? [], luck.cards[first + (i % DRAWS)] ?? 0);
    on.hand[kind] = (on.hand[kind] ?? 0) + 1;
    on.missing[kind] = (on.missing[kind] ?? 0) - 1;
  }
}

/** The kind at this part of the whole, from 0 to 1, where each is as long as its chance. */
function kindOf(chances: readonly number[], part: number): number {
  let left = part;
  let kind = 0;
  while (kind < chances.length - 1 && left >= (chances[kind] ?? 0)) {
    left -= chances[kind] ?? 0;
    kind++;
  }
  return kind;
}

/** Passed or failed, as luck has it. Documentation only with the set. */
function attempt(on: Journey, slot: number, challenge: number, { sets, hold }: Outlook): void {
  if (challenge === DOCUMENTATION) {
    const set = sets[slot] ?? [];
    // Handed in and no longer needed: what is missing stays the same.
    for (let kind = 0; kind < set.length; kind++) on.hand[kind] = (on.hand[kind] ?? 0) - (set[kind] ?? 0);
  } else {
    const place = slot * CHALLENGES.length + challenge;
    const left = on.failures[place] ?? 0;
    if (left > 0) {
      on.failures[place] = left - 1;
      on.at[slot] = PUT_AT[challenge] ?? HOME;
      on.held[slot] = hold;
      on.fresh |= 1 << slot;
      return;
    }
  }
  on.passes[slot] = (on.passes[slot] ?? 0) | (1 << challenge);
}

/** True when nobody is left. */
export function endTurn(on: Journey): boolean {
  let over = true;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isOut(on.at[slot] ?? HOME)) over = false;
    const held = on.held[slot] ?? 0;
    if (held > 0 && (on.fresh & (1 << slot)) === 0) on.held[slot] = held - 1;
  }
  on.fresh = 0;
  on.turn++;
  return over;
}

/** A token goes there and tries what can be tried. */
export function strideAndTry(on: Journey, { slot, to }: Stride, outlook: Outlook, luck: Luck): void {
  stride(on, slot, to, outlook, luck);
  if (to !== DOH && to !== BOI) return;
  const challenge = attemptAt(on, slot, to, outlook);
  if (challenge !== NONE) attempt(on, slot, challenge, outlook);
}

/** Plays whole turns by what looks best at a glance; says in which turn the last one is through. */
export function walkOut(on: Journey, scale: Scale, luck: Luck): number {
  while (on.turn < LONGEST) {
    const best = bestStride(on, scale, luck.rolls[on.turn % TURNS] ?? 0);
    if (best !== undefined) strideAndTry(on, best, scale.outlook, luck);
    if (endTurn(on)) break;
  }
  return on.turn;
}
