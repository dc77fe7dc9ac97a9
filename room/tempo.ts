import type { Seat } from '../engine/game.ts';

const AT_ONCE = 0.5;
const QUICKEST = 0.8;
/** More for each turn of the table that there is to take in. */
const PER_ROUND = 0.2;
const SLOWEST = 1.5;

/**
 * How a bot's pause compares with the usual one. Whoever goes on with what they have begun is quick, whoever
 * has to take in much is slow. It follows from what everybody saw and from nothing else: how long somebody
 * thinks must not tell what they hold.
 */
export interface Tempo {
  of(seat: Seat, seq: number, seats: number): number;
  /** It has acted, and the table stands at this entry. */
  acted(seat: Seat, seq: number): void;
}

export function newTempo(): Tempo {
  const last = new Map<Seat, number>();
  return {
    of(seat, seq, seats) {
      const before = last.get(seat);
      // After a table has been put back on the shelf nobody knows who acted last.
      if (before === undefined) return 1;
      const news = seq - before;
      return news === 0 ? AT_ONCE : Math.min(SLOWEST, QUICKEST + (PER_ROUND * news) / seats);
    },
    acted: (seat, seq) => void last.set(seat, seq),
  };
}
