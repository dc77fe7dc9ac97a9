import type { Level } from '../../../engine/brain.ts';
import type { Action } from '../action.ts';
import { FEATURES, featureOf } from '../content.ts';
import type { View } from '../eyes/view.ts';

/**
 * A well mixed whole number below n from a few others: the same head reacts the same way however often it is
 * asked.
 */
export function mixed(n: number, ...parts: readonly number[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) {
    h = Math.imul(h ^ (part | 0), 0x01000193);
    h = Math.imul(h ^ (h >>> 15), 0x7feb352d);
    h ^= h >>> 13;
  }
  h = Math.imul(h ^ (h >>> 16), 0x846ca68b);
  return ((h ^ (h >>> 16)) >>> 0) % n;
}

/** Quantiles of a log-normal with sigma 0.35 about 1000, in the middle of each twentieth. */
const SPREAD = [
  450, 504, 604, 669, 721, 768, 811, 853, 894, 936, 978, 1022, 1068, 1118, 1172, 1233, 1302, 1387, 1496, 1655,
  1986, 2400,
];
/** 10.2. Percent in thousandths. */
type ByLevel = Readonly<Record<Level, number>>;
const MEDIAN: ByLevel = { beginner: 1700, learner: 1430, casual: 1200, skilled: 1010, expert: 850 };
const FALSE_SLAP: ByLevel = { beginner: 30, learner: 21, casual: 15, skilled: 9, expert: 5 };
const MISSES: ByLevel = { beginner: 100, learner: 70, casual: 50, skilled: 32, expert: 20 };
const PER_CARD = 150;
const FASTEST = 500;

/** A slap if the hand comes down in this tick; undefined: not yet, or not at all. */
export function reflex(view: View, seat: number, level: Level, seed: number): Action | undefined {
  const { race } = view;
  if (race === null || race.row.length === 0) return undefined;
  const n = race.row.length;
  const roll = (salt: number, below: number): number =>
    mixed(below, seed, seat, view.turn.count, race.losses, n, salt);
  const seen = FEATURES.filter((feature) => hasPair(race.row, (card) => featureOf(card, feature)));
  const at = reactionTime(MEDIAN[level], roll(1, SPREAD.length * 64 - 128), n);
  if (at >= race.elapsed + race.tickMs) return undefined;
  const single = view.config.slapForm === 'single';
  const press = (feature: (typeof FEATURES)[number]): Action => ({
    type: 'slap',
    feature: single ? 'any' : feature,
    card: n,
    reaction: at,
  });
  if (seen.length === 0) {
    return n > 1 && roll(2, 1000) < FALSE_SLAP[level] ? press(FEATURES[roll(3, 3)] ?? 'color') : undefined;
  }
  if (roll(4, 1000) < MISSES[level]) return undefined;
  return press(seen[roll(5, seen.length)] ?? 'color');
}

function reactionTime(median: number, place: number, cards: number): number {
  const i = Math.floor(place / 64);
  const low = SPREAD[i] ?? 1000;
  const high = SPREAD[i + 1] ?? low;
  const factor = low + Math.floor(((high - low) * (place % 64)) / 64);
  return Math.max(FASTEST, Math.floor((median * factor) / 1000)) + PER_CARD * Math.max(0, cards - 2);
}

const hasPair = (row: readonly number[], value: (card: number) => number): boolean => {
  const newest = value(row.at(-1) ?? -1);
  return row.slice(0, -1).some((card) => value(card) === newest);
};

/**
 * 10.2, Steady Nerve, in percent from card 2 on: the challenger and a rival, alone against one or with
 * others.
 */
const NERVES = {
  challenger: { one: [0, 50, 8, 3, 39], more: [70, 30, 0, 0, 0] },
  rival: { one: [79, 19, 2, 0, 0], more: [50, 50, 0, 0, 0] },
} as const;

export function steadyHand(isChallenger: boolean, rivals: number, percent: number): number {
  const table = NERVES[isChallenger ? 'challenger' : 'rival'][rivals === 1 ? 'one' : 'more'];
  let sum = 0;
  for (let i = 0; i < table.length; i++) {
    sum += table[i] ?? 0;
    if (percent < sum) return i + 2;
  }
  return 2;
}
