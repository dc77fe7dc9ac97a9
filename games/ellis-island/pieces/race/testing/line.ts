import type { Chance } from '../../../../../engine/chance.ts';
import type { Stamp } from '../judge.ts';

/**
 * A connection as it is out there: a round trip, split unevenly, with jitter on every packet and rare long
 * waits.
 */
export interface Wire {
  readonly roundTrip: number;
  /**
   * Mean extra delay of a packet; the tail is long (sum of two exponentials would be too kind, one is used).
   */
  readonly jitter: number;
  /** Share of the round trip that is spent on the way down, in percent. */
  readonly down: number;
  /** One packet in so many is lost and sent again. */
  readonly lostOneIn: number;
}

const RESENT_MS = 200;
const FRAME_MS = 16.7;

export const randomWire = (chance: Chance, least: number, most: number): Wire => {
  const roundTrip = least + chance.below(most - least + 1);
  return {
    roundTrip,
    jitter: 1 + chance.below(5 + Math.floor(roundTrip / 12)),
    down: 30 + chance.below(41),
    lostOneIn: 200,
  };
};

const exponential = (chance: Chance, mean: number): number => -mean * Math.log((chance.below(1e6) + 1) / 1e6);

/** How long a packet takes. */
export const oneWay = (
  chance: Chance,
  { roundTrip, jitter, down, lostOneIn }: Wire,
  way: 'down' | 'up',
): number =>
  (roundTrip * (way === 'down' ? down : 100 - down)) / 100 +
  exponential(chance, jitter) +
  (chance.below(lostOneIn) === 0 ? RESENT_MS : 0);

/** The room's measure: the median of the last five round trips. */
export function measured(chance: Chance, wire: Wire): number {
  const trips = Array.from({ length: 5 }, () => oneWay(chance, wire, 'down') + oneWay(chance, wire, 'up'));
  return Math.round(trips.sort((x, y) => x - y)[2] ?? 0);
}

/** What the server learns of a slap that really came `reaction` after the picture was painted. */
export function slapOver(
  chance: Chance,
  wire: Wire,
  reaction: number,
  claim: (true_: number) => number | null,
): Stamp {
  const painting = (chance.below(1000) * FRAME_MS) / 1000;
  const arrival = oneWay(chance, wire, 'down') + painting + reaction + oneWay(chance, wire, 'up');
  return { a: Math.round(arrival), r: measured(chance, wire), c: claim(reaction) };
}

/** 10.2: a log-normal reaction. */
export function reactionOf(chance: Chance, median: number): number {
  const normal =
    Math.sqrt(-2 * Math.log((chance.below(1e6) + 1) / 1e6)) *
    Math.cos((2 * Math.PI * chance.below(1e6)) / 1e6);
  return Math.max(200, Math.round(median * Math.exp(0.35 * normal)));
}
