import type { Seat } from '../engine/game.ts';
import type { Core } from './core.ts';
import { connectedSeats } from './eyes.ts';
import type { Link } from './ports.ts';

/** Somebody others wait for: gone, or asked whether they are still there. */
export interface Missing {
  readonly seat: Seat;
  /** Connected, but somebody asked: what they do in the game is an answer, and so is their word (here.ts). */
  readonly nudged: boolean;
  /** Long enough: the others may decide. */
  readonly open: boolean;
  /** Who would let a bot play for them. */
  readonly bot: readonly Seat[];
  /** Who would play the game's default for them, this once. */
  readonly skip: readonly Seat[];
}

/** An onlooker who would like to play on for a bot. */
export interface Knock {
  readonly id: number;
  readonly link: Link;
  readonly seat: Seat;
  readonly name: string;
  readonly key: string;
  readonly agreed: readonly Seat[];
}

/**
 * What only those who are here together know, and forget with the room. Replaced, never changed: whoever
 * tells the table sees by it that something is new.
 */
export interface Company {
  readonly missing: readonly Missing[];
  readonly knocks: readonly Knock[];
  /** Who said, when asked, that they are here: once for each time since they last did anything. */
  readonly vouched: readonly Seat[];
  /** Before the start: who said so. */
  readonly ready: readonly Seat[];
  /** After the end: who goes on to the next table. */
  readonly going: readonly Seat[];
}

export const NO_COMPANY: Company = { missing: [], knocks: [], vouched: [], ready: [], going: [] };

/** Without anything of this seat, which has another person now, or none. */
export function forgetSeat({ missing, knocks, vouched, ready, going }: Company, seat: Seat): Company {
  const others = (seats: readonly Seat[]): readonly Seat[] => seats.filter((one) => one !== seat);
  return {
    missing: missing.flatMap((one) =>
      one.seat === seat ? [] : [{ ...one, bot: others(one.bot), skip: others(one.skip) }],
    ),
    knocks: knocks.map((one) => ({ ...one, agreed: others(one.agreed) })),
    vouched: others(vouched),
    ready: others(ready),
    going: others(going),
  };
}

/** People who are here and play themselves: their word counts for those who are not. */
export function presentSeats(core: Core): readonly Seat[] {
  const connected = connectedSeats(core);
  const isStill = (seat: Seat): boolean =>
    core.company.missing.some((one) => one.seat === seat && one.nudged && one.open);
  return core.head.seats.flatMap(({ kind, key, standIn }, seat) =>
    kind === 'human' && key !== null && standIn === 'no' && connected.has(seat) && !isStill(seat)
      ? [seat]
      : [],
  );
}

export const isHostHere = ({ eyes, head }: Core): boolean =>
  [...eyes].some(({ links }) => [...links].some(({ key }) => key === head.hostKey));

export const unready = (company: Company, seat: Seat): Company =>
  company.ready.includes(seat) ? { ...company, ready: company.ready.filter((one) => one !== seat) } : company;

export const withSeatIn = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats : [...seats, seat];
