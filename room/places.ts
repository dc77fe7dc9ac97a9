import type { Seat } from '../engine/game.ts';
import { jot, rehead, tableEntry, trace } from './commit.ts';
import { forgetSeat, unready, withSeatIn } from './company.ts';
import type { Core } from './core.ts';
import { type Head, PLAIN_SEAT, rememberId, withPerson, withSeat } from './head.ts';
import { heir } from './hosts.ts';
import { nameFor } from './names.ts';
import type { Link } from './ports.ts';
import type { Sentence } from './protocol.ts';
import { tellAll } from './say.ts';
import { askNoMore } from './undo.ts';

/** Before the start a guest takes another free seat; whoever is there already has what it asked for. */
export async function move(core: Core, link: Link, to: Seat): Promise<Sentence | undefined> {
  const { head } = core;
  const record = head.seats[to];
  if (link.seat === null) return { key: 'room.notSeated' };
  if (head.phase !== 'lobby') return { key: 'room.alreadyStarted' };
  if (record === undefined) return { key: 'table.noSuchSeat' };
  if (link.seat === to) return undefined;
  if (record.key !== null || record.kind === 'bot') return { key: 'table.seatTaken' };
  return exchange(core, link, link.seat, to);
}

/** Before the start the host lets two seats change places, whoever sits there. */
export async function swap(
  core: Core,
  link: Link,
  [a, b]: readonly [Seat, Seat],
): Promise<Sentence | undefined> {
  const { head } = core;
  if (head.phase !== 'lobby') return { key: 'room.alreadyStarted' };
  if (head.seats[a] === undefined || head.seats[b] === undefined) return { key: 'table.noSuchSeat' };
  return a === b ? undefined : exchange(core, link, a, b);
}

/** Each person takes along what it asked for already: nothing of it is done again. */
async function exchange(core: Core, { seat }: Link, a: Seat, b: Seat): Promise<undefined> {
  const { head, answering, company } = core;
  const swapped = <T>(list: readonly T[]): T[] =>
    list.map((one, i) => (i === a ? list[b] : i === b ? list[a] : undefined) ?? one);
  const other = (one: Seat): Seat => (one === a ? b : one === b ? a : one);
  const moved: Head = { ...head, seats: swapped(head.seats), ids: swapped(head.ids) };
  const ids = answering === null || seat === null ? moved.ids : rememberId(moved, other(seat), answering.id);
  // A note is its writer's: it goes with them. First one, then the other together with the seats, so that at
  // no moment anybody has somebody else's.
  await jot(core, { note: { seat: b, text: '' } });
  await rehead(core, { ...moved, ids, rev: core.head.rev }, { note: { seat: a, text: '' } });
  core.company = { ...company, ready: company.ready.map(other) };
}

/** Before the start people say what they are called; later it is in everybody's log. */
export async function rename(core: Core, seat: Seat, wished: string): Promise<Sentence | undefined> {
  const { head } = core;
  if (head.phase !== 'lobby') return { key: 'room.alreadyStarted' };
  const others = head.seats.map((one, i) => (one.key === null || i === seat ? null : one.name));
  const name = nameFor(wished, others);
  if (typeof name !== 'string') return name;
  const isCalledSo = head.seats[seat]?.key === head.hostKey && head.name === head.seats[seat]?.name;
  await rehead(core, { ...withSeat(head, seat, { name }), ...(isCalledSo && { name }) });
  return undefined;
}

/** Before the start: a person's own word, which goes when they do. */
export function sayReady(core: Core, seat: Seat, ready: boolean): Sentence | undefined {
  const { company, head } = core;
  if (head.phase !== 'lobby') return { key: 'room.alreadyStarted' };
  core.company = ready ? { ...company, ready: withSeatIn(company.ready, seat) } : unready(company, seat);
  return undefined;
}

/** While they are away the others may give their seat to a late comer: only its person can say so. */
export async function spare(core: Core, seat: Seat, isSpare: boolean): Promise<Sentence | undefined> {
  if (core.head.phase !== 'playing') return { key: 'room.notPlaying' };
  if ((core.head.seats[seat]?.spare === true) !== isSpare)
    await rehead(core, withSeat(core.head, seat, { spare: isSpare }));
  return undefined;
}

/**
 * For good. Before the start the seat is free; in a running game a bot plays on in the sight of all until
 * somebody sits down there. Where nobody is left, nobody plays.
 */
export async function leave(core: Core, seat: Seat): Promise<Sentence | undefined> {
  const { head } = core;
  const record = head.seats[seat] ?? PLAIN_SEAT;
  if (head.phase === 'over') return { key: 'table.over' };
  const note = { note: { seat, text: '' } };
  if (head.phase === 'lobby') {
    await rehead(core, withPerson(head, seat, { ...PLAIN_SEAT, bot: record.bot, kind: 'human' }), note);
    core.company = forgetSeat(core.company, seat);
    return undefined;
  }
  const gone = withPerson(head, seat, { ...record, key: null, pass: null, spare: false, standIn: 'absent' });
  const next = record.key === head.hostKey ? heir(core, gone) : undefined;
  const isEmpty = gone.seats.every(({ key }) => key === null);
  await trace(
    core,
    tableEntry(core, 'leave', seat),
    { ...gone, hostKey: next?.key ?? head.hostKey, paused: head.paused || isEmpty },
    note,
  );
  core.company = forgetSeat(core.company, seat);
  askNoMore(core, seat);
  tellAll(core, 'table.left', seat);
  if (next !== undefined) tellAll(core, 'table.host', next.seat);
  return undefined;
}
