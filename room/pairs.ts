import type { Core } from './core.ts';
import { connectedSeats } from './eyes.ts';
import { isSteppedBack } from './head.ts';
import type { Link } from './ports.ts';
import type { Sentence, You } from './protocol.ts';
import type { Request } from './requests.ts';
import { say } from './say.ts';

/** Somebody says that they sit here already, on another device; that device is asked whether it is so. */
interface Pair {
  readonly id: number;
  /** The device that asks. */
  readonly link: Link;
  /** The seat, by its token: once another person or another token has it nobody is asked any more. */
  readonly key: string;
  /** Stands on both devices: two may ask at the same time, and only one of them is one's own. */
  readonly sign: number;
}

/**
 * What devices have asked of each other, known to nobody else and forgotten with the room. Replaced, never
 * changed.
 */
export interface Pairs {
  readonly asked: readonly Pair[];
  /** Who was told no, by the seat they asked. */
  readonly noes: readonly Pick<Pair, 'link' | 'key'>[];
}

export const NO_PAIRS: Pairs = { asked: [], noes: [] };

/** Whoever has the link of a table could ask for ever: after so many noes a seat is asked no more. */
const MOST_NOES = 3;

/** An onlooker would like to have the seat that is theirs here, too. */
export function pair(
  core: Core,
  link: Link,
  { seat }: Extract<Request, { t: 'pair' }>,
): Sentence | undefined {
  if (link.seat !== null || link.host) return { key: 'knock.seated' };
  const record = core.head.seats[seat];
  if (record === undefined) return { key: 'table.noSuchSeat' };
  const { key } = record;
  if (key === null) return { key: 'table.nobodySits' };
  // Of whoever stepped back unseen nobody hears that their device is put away.
  if (!connectedSeats(core).has(seat) && !isSteppedBack(record)) return { key: 'pair.away' };
  const { asked, noes } = core.pairs;
  const told = noes.filter((one) => one.key === key);
  if (told.length >= MOST_NOES || told.some((one) => one.link === link)) return { key: 'pair.no' };
  const others = asked.filter((one) => one.link !== link);
  if (others.some((one) => one.key === key)) return { key: 'pair.busy' };
  const sign = 10 + (core.ports.run() % 90);
  core.pairs = { noes, asked: [...others, { id: ++core.asked, link, key, sign }] };
  return undefined;
}

/**
 * The device that holds the seat answers: by its own token, which the other one then has, too, or by null. It
 * keeps the seat in either case, and nothing is written: only the token says who somebody is.
 */
export function share(
  core: Core,
  link: Link,
  { pair: id, token }: Extract<Request, { t: 'share' }>,
): Sentence | undefined {
  const { pairs, ports, head } = core;
  const asked = pairs.asked.find((one) => one.id === id && one.key === link.key);
  if (link.seat === null) return { key: 'room.notSeated' };
  if (asked === undefined) return { key: 'knock.gone' };
  if (token !== null && ports.fingerprint(token) !== link.key) return { key: 'link.wrongToken' };
  core.pairs = { ...pairs, asked: pairs.asked.filter((one) => one !== asked) };
  if (token !== null) {
    say(asked.link, { t: 'shared', token });
    return undefined;
  }
  const noes = pairs.noes.filter((one) => head.seats.some(({ key }) => key === one.key));
  core.pairs = { ...core.pairs, noes: [...noes, asked] };
  say(asked.link, { t: 'notice', notice: { key: 'pair.no' } });
  return undefined;
}

/** What this device asks, or is asked, just now. */
export function pairOf(core: Core, link: Link): You['pair'] {
  const { seats } = core.head;
  const mine = core.pairs.asked.find((one) =>
    link.seat === null ? one.link === link : one.key === link.key,
  );
  const seat = mine === undefined ? -1 : seats.findIndex(({ key }) => key === mine.key);
  return mine === undefined || seat < 0 ? null : { id: mine.id, seat, sign: mine.sign };
}

/** Whoever goes asks no longer. */
export function withoutPair(pairs: Pairs, link: Link): Pairs {
  const asked = pairs.asked.filter((one) => one.link !== link);
  return asked.length === pairs.asked.length ? pairs : { ...pairs, asked };
}
