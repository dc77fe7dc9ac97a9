import { LARGEST_MESSAGE } from '../room/limits.ts';
import type { Rate } from './rates.ts';

/**
 * What one connection may do. `control` are pings of the transport, `byte` is all that comes in, `table` is
 * what changes the table and not the game: names, seats, pauses, notes.
 */
export type Doing = 'message' | 'control' | 'byte' | 'talk' | 'history' | 'table';
/**
 * What all of an address may do together. `line`: open one, whatever for; `connect`: make it a socket;
 * `rematch`: found the next table of one that is over; `find`: name a table; `guess`: name one by a code, and
 * wrongly.
 */
export type Coming =
  | 'line'
  | 'request'
  | 'connect'
  | 'message'
  | 'create'
  | 'rematch'
  | 'find'
  | 'guess'
  | 'talk'
  | 'history'
  | 'table';
/** What an address may hold at a time. */
export type Holding = 'line' | 'socket' | 'stream';

export interface Limits {
  readonly connection: Readonly<Record<Doing, Rate>>;
  readonly address: Readonly<Record<Coming, Rate>>;
  /** Wrong codes of all addresses together. */
  readonly guesses: Rate;
  readonly most: Readonly<Record<Holding, number>>;
}

/**
 * From the requests a second that one device may make. Generous for people and for a school behind one
 * address; a flood is stopped, and guessing codes does not pay: of 17.6 million codes at most 20 a second are
 * tried, from wherever.
 */
export function limitsOf(rate: number): Limits {
  const n = rate === 0 ? Number.POSITIVE_INFINITY : rate;
  // Whatever may be done at all may be done once.
  const upTo = (perSecond: number, burst: number): Rate => ({ perSecond, burst: Math.max(1, burst) });
  return {
    connection: {
      message: upTo(n, n * 3),
      control: upTo(n, n * 3),
      byte: upTo(n * LARGEST_MESSAGE, n * 4 * LARGEST_MESSAGE),
      talk: upTo(n / 20, n / 2),
      history: upTo(n / 100, n / 4),
      table: upTo(n / 10, n * 1.5),
    },
    address: {
      line: upTo(n * 5, n * 50),
      request: upTo(n * 10, n * 150),
      connect: upTo(n / 4, n * 4),
      message: upTo(n * 10, n * 60),
      create: upTo(n / 400, n * 3),
      rematch: upTo(n / 100, n * 3),
      find: upTo(n / 2, n * 10),
      guess: upTo(n / 10, n),
      talk: upTo(n / 4, n * 3),
      history: upTo(n / 10, n * 2),
      table: upTo(n, n * 15),
    },
    guesses: upTo(n, n * 2),
    most: { line: n * 50, socket: n * 20, stream: n * 2 },
  };
}
