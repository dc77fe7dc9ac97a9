import { bug } from '../../../engine/bug.ts';
import { seeded } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { notes } from '../../../engine/sitting.ts';
import { boxOf } from '../box.ts';
import type { Config } from '../config.ts';
import { PRINTED } from '../content/printed.ts';
import {
  CHALLENGES,
  type Challenge,
  HOME,
  INSIDE,
  KINDS,
  type Kind,
  NOWHERE,
  SLOTS,
  type SpaceId,
  spaceAt,
} from '../content.ts';
import type { Event } from '../event.ts';
import { gameWith } from '../game.ts';
import { freshPack } from '../pieces/supply.ts';
import { go, type State, type StepName } from '../state.ts';
import { tradersBut } from '../steps/rhythm.ts';

const game = gameWith(PRINTED);

/** Hands as in section 8: `T6 M3 P1 edu1 lab1`. */
export type HandText = string;

export interface Standing {
  readonly family?: string;
  /** By slot from 1: where the token stands, 'home', or null (not in play). */
  readonly at?: Readonly<Record<number, SpaceId | 'home' | null>>;
  readonly held?: Readonly<Record<number, number>>;
  readonly passes?: Readonly<Record<number, readonly Challenge[] | 'all'>>;
  readonly hand?: HandText;
}

export interface Position {
  readonly players?: readonly Standing[];
  readonly turn?: Seat;
  readonly step?: StepName;
  readonly roll?: number;
  /** The slot that has moved, from 1. */
  readonly moved?: number;
  readonly first?: Seat;
  readonly round?: number;
  /** Top first. */
  readonly pile?: readonly Kind[];
  readonly discards?: HandText;
}

const SHORT: Readonly<Record<string, Kind>> = {
  T: 'time',
  M: 'money',
  P: 'passport',
  bus: 'business',
  edu: 'education',
  lab: 'labor',
  mil: 'military',
  trd: 'trade',
};

export function hand(text: HandText): number[] {
  const counts = KINDS.map(() => 0);
  for (const [, name = '', n = '0'] of text.matchAll(/([A-Za-z]+)(\d+)/g)) {
    counts[KINDS.indexOf(SHORT[name] ?? bug('no such card', name))] = Number(n);
  }
  return counts;
}

/** A table with the facts that matter put in place; the rest of the pack makes the pile. */
export function position(config: Config, seats: number, facts: Position): State {
  const { players = [], turn = 0, step = 'roll' } = facts;
  const state = game.setup(config, seats, notes<Event>(seeded('given')));
  const { families: rows } = PRINTED(config);
  const families = rows.map(({ id }) => id);
  const named = players.map((player) => player.family);
  const free = families.filter((id) => !named.includes(id));
  state.players.forEach((player, seat) => {
    const wish = players[seat] ?? {};
    player.family = families.indexOf(wish.family ?? free.shift() ?? '');
    player.at = Array.from({ length: SLOTS }, (_nothing, slot) =>
      placeOf(wish.at, slot, slot < INSIDE || config.mode === 'long'),
    );
    if (config.mode === 'quick' && wish.at === undefined) player.at = [0, -1, -1, -1, -1];
    if (config.mode === 'quick')
      player.choice = Math.max(
        0,
        player.at.findIndex((at) => at !== NOWHERE),
      );
    player.held = Array.from({ length: SLOTS }, (_nothing, slot) => wish.held?.[slot + 1] ?? 0);
    player.passes = Array.from({ length: SLOTS }, (_nothing, slot) => bitsOf(wish.passes?.[slot + 1] ?? []));
    player.hand = hand(wish.hand ?? '');
    player.known.fill(0);
    player.finished = player.at.every((at) => at === NOWHERE || at === HOME);
  });
  state.discards = hand(facts.discards ?? '');
  state.pile =
    facts.pile === undefined
      ? restOfPack(state)
      : [...facts.pile].reverse().map((kind) => KINDS.indexOf(kind));
  state.packs = 1;
  state.first = facts.first ?? turn;
  state.round = facts.round ?? 1;
  state.turn = {
    seat: turn,
    roll: facts.roll ?? 0,
    slot: (facts.moved ?? 0) - 1,
    others: tradersBut(state, turn),
    count: 1,
  };
  go(state, step);
  return state;
}

function placeOf(at: Standing['at'], slot: number, usually: boolean): number {
  const wish = at?.[slot + 1];
  if (wish === 'home') return HOME;
  if (wish === null || (wish === undefined && (at !== undefined || !usually))) return NOWHERE;
  return spaceAt(wish ?? 'S01');
}

const bitsOf = (passes: readonly Challenge[] | 'all'): number =>
  passes === 'all' ? 0b1111 : passes.reduce((bits, one) => bits | (1 << CHALLENGES.indexOf(one)), 0);

function restOfPack(state: State): number[] {
  const left = boxOf(state.config).pack.map(
    (n, kind) =>
      n -
      state.players.reduce((sum, player) => sum + (player.hand[kind] ?? 0), 0) -
      (state.discards[kind] ?? 0),
  );
  return freshPack(state).filter((kind) => {
    left[kind] = (left[kind] ?? 0) - 1;
    return (left[kind] ?? 0) >= 0;
  });
}
