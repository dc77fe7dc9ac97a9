import type { Seat } from '../../../../engine/game.ts';

/**
 * The race's measures in milliseconds (EI-R28 to EI-R30). All verdicts are whole numbers computed from logged
 * ones.
 */
export const RACE = {
  /** No more of a round trip than this is given back: 400 ms each way, and what such a line wavers. */
  mostLag: 1000,
  /**
   * A claim may be so much better than arrival and round trip say: always this, and this part of the round
   * trip.
   */
  slack: 20,
  slackPart: 6,
  /** Nobody reacts faster. */
  fastest: 150,
  /** Measuring error never sends anyone to the Hospital: within this the challenger counts as first. */
  deadHeat: 15,
  /** How long a slap in flight is waited for beyond the time its line takes: a lost packet is sent again. */
  collect: 300,
  /** From the pair to the end if nobody slaps. */
  window: 8000,
  /** Between two cards. */
  least: 1600,
  most: 2800,
  /** `physical2p = clock`. */
  alone: 4000,
} as const;

/** What is known of one slap. `a` and `r` are stamped by the room, `c` is the device's own claim or null. */
export interface Stamp {
  /** Arrival at the server minus the reveal of the card that the slap names. */
  readonly a: number;
  /** Round trip of the connection; 0 for a bot. */
  readonly r: number;
  /** From painting that card to the press, on the device's own clock. */
  readonly c: number | null;
}

/** A slap judged right, with its adjusted time. */
export interface Timed {
  readonly seat: Seat;
  readonly ms: number;
}

/**
 * EI-R30.4. A claim is believed where it is worse than what arrival and round trip say, half believed where
 * it is a little better, and not at all beyond that: whoever claims too little gains nothing on average.
 */
export function adjusted({ a, r, c }: Stamp): number {
  const unclaimed = Math.max(0, a - givenBack(r));
  if (c === null || c < unclaimed - slackOf(r) || c > a) return unclaimed;
  return c < unclaimed ? (c + unclaimed) >> 1 : c;
}

/** What a line takes, as far as it counts. */
const givenBack = (r: number): number => Math.min(r, RACE.mostLag);

/**
 * EI-R30.6. Until when slaps are collected, since the newest card: a hand as fast as the fastest one so far
 * must have had the time to be heard, over whatever line it comes. `trips` are the lines of those who can
 * still slap.
 */
export const collectedBy = (right: readonly Timed[], trips: readonly number[]): number =>
  Math.min(...right.map(({ ms }) => ms)) + Math.max(0, ...trips.map(givenBack)) + RACE.collect;

/** What jitter can make of a line: the longer the line, the more. */
export const slackOf = (r: number): number => RACE.slack + Math.floor(r / RACE.slackPart);

/**
 * EI-R30.5. False where the slap cannot be an answer to the newest card: it is judged for the row before it.
 */
export const isReaction = (ms: number): boolean => ms >= RACE.fastest;

/** EI-R30.6. The first of the right slaps; undefined if there is none. */
export function firstOf(right: readonly Timed[], challenger: Seat): Seat | undefined {
  const [first] = inOrder(right, challenger);
  return first?.seat;
}

/**
 * Right slaps from first to last; the challenger moves to the front of a dead heat, equal times stay as they
 * came.
 */
export function inOrder(right: readonly Timed[], challenger: Seat): Timed[] {
  const order = right.map((slap, came) => ({ slap, came }));
  order.sort((x, y) => x.slap.ms - y.slap.ms || x.came - y.came);
  const slaps = order.map(({ slap }) => slap);
  const own = slaps.findIndex(({ seat }) => seat === challenger);
  const [best] = slaps;
  const mine = slaps[own];
  if (best === undefined || mine === undefined || mine.ms - best.ms > RACE.deadHeat) return slaps;
  return [mine, ...slaps.filter((slap) => slap !== mine)];
}
