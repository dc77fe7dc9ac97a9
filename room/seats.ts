import type { Seat } from '../engine/game.ts';
import { rehead } from './commit.ts';
import type { Core } from './core.ts';
import { connectedSeats } from './eyes.ts';
import { type Head, PLAIN_SEAT, type SeatRecord, withPerson, withSeat } from './head.ts';
import type { Person } from './ports.ts';
import type { Sentence } from './protocol.ts';
import type { Request } from './requests.ts';

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
  const record = head.seats[seat] ?? PLAIN_SEAT;
  const next = withPerson(head, seat, { ...record, kind: 'human', name, key, standIn: 'no' });
  await rehead(core, next, { note: { seat, text: '' } });
  return seat;
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
  if (record.key === head.hostKey)
    return kind === 'human' ? rename(core, seat, name) : { key: 'table.ownSeat' };
  const next = head.phase === 'lobby' ? inLobby(record, kind) : whilePlaying(core, seat, record, kind);
  if ('key' in next && !('kind' in next)) return next;
  const change = { ...next, ...(bot !== undefined && { bot }), ...(name !== undefined && { name }) };
  // A note is its writer's: it goes when the writer does.
  if (change.key === record.key) await rehead(core, withSeat(head, seat, change));
  else await rehead(core, withPerson(head, seat, change), { note: { seat, text: '' } });
  return undefined;
}

/** A host may say its name after the others were invited; later it is in everybody's log. */
async function rename(core: Core, seat: Seat, name: string | undefined): Promise<Sentence | undefined> {
  const { head } = core;
  if (name === undefined || head.phase !== 'lobby') return { key: 'table.ownSeat' };
  const isCalledSo = head.name === head.seats[seat]?.name;
  await rehead(core, { ...withSeat(head, seat, { name }), ...(isCalledSo && { name }) });
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
    return { ...record, kind, standIn: kind === 'human' ? 'asked' : 'no' };
  }
  if (connectedSeats(core).has(seat)) return { key: 'table.seatTaken' };
  return { ...record, standIn: kind === 'bot' ? 'absent' : 'no' };
}

export async function setStandIn(
  core: Core,
  seat: Seat,
  standIn: SeatRecord['standIn'],
): Promise<Sentence | undefined> {
  const { head } = core;
  if (head.phase !== 'playing') return { key: 'room.notPlaying' };
  if (head.seats[seat]?.standIn !== standIn) await rehead(core, withSeat(head, seat, { standIn }));
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
  return key === null ? undefined : { seat, host, key };
}
