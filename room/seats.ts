import type { Seat } from '../engine/game.ts';
import { countAllWords, handBack, standFor } from './away.ts';
import { rehead, tableEntry, trace } from './commit.ts';
import { forgetSeat } from './company.ts';
import type { Core } from './core.ts';
import { connectedSeats } from './eyes.ts';
import { type Head, isSteppedBack, PLAIN_SEAT, type SeatRecord, withPerson, withSeat } from './head.ts';
import { heardFrom, sayHere } from './here.ts';
import { rename } from './places.ts';
import type { Person } from './ports.ts';
import type { Sentence } from './protocol.ts';
import type { Request } from './requests.ts';
import { sayAll } from './say.ts';
import { askNoMore } from './undo.ts';

/**
 * Sits a person down on the wished seat or the first free one. Who sits already is told where: the answer to
 * the first asking was lost.
 */
export async function sit(
  core: Core,
  name: string,
  wished: Seat | undefined,
  key: string,
): Promise<Seat | Sentence> {
  const { head } = core;
  const isFree = (seat: SeatRecord | undefined): boolean =>
    seat !== undefined &&
    seat.key === null &&
    (seat.kind === 'human' || (seat.kind === 'empty' && head.phase === 'lobby'));
  const own = head.seats.findIndex((record) => record.key === key);
  if (own >= 0) return own;
  if (head.phase === 'over') return { key: 'table.over' };
  const seat = wished ?? head.seats.findIndex(isFree);
  if (seat < 0) return { key: 'table.full' };
  if (!isFree(head.seats[seat])) return { key: 'table.seatTaken' };
  await seatThem(core, seat, { name, key });
  return seat;
}

/** This seat is theirs from now on. In a running game all are told, and whoever was away can read it. */
export async function seatThem(
  core: Core,
  seat: Seat,
  { name, key }: { readonly name: string; readonly key: string },
): Promise<void> {
  const { head, ports } = core;
  const record = head.seats[seat] ?? PLAIN_SEAT;
  const next = withPerson(head, seat, {
    ...record,
    kind: 'human',
    name,
    key,
    standIn: 'no',
    spare: false,
    pass: null,
    sat: ports.time.date(),
  });
  const note = { note: { seat, text: '' } };
  if (head.phase === 'playing') await trace(core, tableEntry(core, 'sit', seat), next, note);
  else await rehead(core, next, note);
  core.company = forgetSeat(core.company, seat);
  askNoMore(core, seat);
  if (head.phase !== 'playing') return;
  const isFor = record.name !== null && record.name !== name;
  const notice = isFor
    ? { key: 'table.sat', args: { name, before: record.name } }
    : { key: 'table.satDown', args: { name } };
  sayAll(core, { t: 'notice', notice });
}

/** The host's word on a seat. Nobody who is at the table is ever put off a seat in a running game. */
export async function setSeat(
  core: Core,
  request: Extract<Request, { t: 'seat' }>,
): Promise<Sentence | undefined> {
  const { head } = core;
  const { seat, kind, bot, name } = request;
  const record = head.seats[seat];
  if (record === undefined) return { key: 'table.noSuchSeat' };
  if (head.phase === 'over') return { key: 'table.over' };
  if (record.key === head.hostKey) {
    const isName = kind === 'human' && name !== undefined && head.phase === 'lobby';
    return isName ? rename(core, seat, name) : { key: 'table.ownSeat' };
  }
  const next = head.phase === 'lobby' ? inLobby(record, kind) : whilePlaying(core, seat, record, kind);
  if ('key' in next && !('kind' in next)) return next;
  const change = { ...next, ...(bot !== undefined && { bot }), ...(name !== undefined && { name }) };
  // A note is its writer's: it goes when the writer does.
  core.company = change.key === record.key ? core.company : forgetSeat(core.company, seat);
  // Only of a person it is told that a bot plays for them, or no longer: of a free seat all see whose it is.
  const isPersons = head.phase === 'playing' && record.key !== null;
  if (isPersons && change.standIn === 'absent' && record.standIn === 'no') await standFor(core, seat);
  else if (isPersons && change.standIn === 'no' && record.standIn === 'absent') await handBack(core, seat);
  else if (change.key === record.key) await rehead(core, withSeat(head, seat, change));
  else await rehead(core, withPerson(head, seat, change), { note: { seat, text: '' } });
  return undefined;
}

function inLobby(record: SeatRecord, kind: SeatRecord['kind']): SeatRecord {
  return { ...PLAIN_SEAT, bot: record.bot, kind };
}

function whilePlaying(
  core: Core,
  seat: Seat,
  record: SeatRecord,
  kind: SeatRecord['kind'],
): SeatRecord | Sentence {
  if (kind === 'empty') return { key: 'table.mustPlay' };
  if (record.key === null) {
    // Until a person sits down on an opened seat, the bot plays on.
    const { standIn } = record;
    return { ...record, kind, standIn: kind === 'bot' ? 'no' : standIn === 'no' ? 'asked' : standIn };
  }
  if (connectedSeats(core).has(seat) || isSteppedBack(record)) return { key: 'table.seatTaken' };
  return { ...record, standIn: kind === 'bot' ? 'absent' : 'no' };
}

export async function setStandIn(
  core: Core,
  seat: Seat,
  standIn: SeatRecord['standIn'],
): Promise<Sentence | undefined> {
  const { head } = core;
  if (head.phase !== 'playing') return { key: 'room.notPlaying' };
  const before = head.seats[seat]?.standIn;
  // Everybody was told that a bot plays: so they are told that it does no longer.
  if (before === 'absent') await handBack(core, seat);
  if (before === standIn && standIn === 'no') return sayHere(core, seat);
  if (before !== standIn && standIn !== core.head.seats[seat]?.standIn)
    await rehead(core, withSeat(core.head, seat, { standIn }));
  heardFrom(core, seat);
  await countAllWords(core);
  return undefined;
}

/** The person whose token has this fingerprint; `same` compares in constant time. */
export function personOf(head: Head, same: (key: string) => boolean): Person | undefined {
  const host = same(head.hostKey);
  let seat: Seat | null = null;
  let key = host ? head.hostKey : null;
  head.seats.forEach((record, i) => {
    if (record.key === null || !same(record.key)) return;
    seat = i;
    key = record.key;
  });
  if (key === null && head.founder != null && same(head.founder)) key = head.founder;
  return key === null ? undefined : { seat, host, key };
}
