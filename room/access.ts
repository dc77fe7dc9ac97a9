import type { Seat } from '../engine/game.ts';
import { handBack } from './away.ts';
import { rehead, tableEntry, trace } from './commit.ts';
import type { Core } from './core.ts';
import { type Head, type SeatRecord, withPerson, withSeat } from './head.ts';
import type { Link } from './ports.ts';
import type { Sentence } from './protocol.ts';
import { tellAll } from './say.ts';
import { askNoMore } from './undo.ts';

/** What is kept of a pass. No token has such a fingerprint: whoever greets with a pass is nobody. */
const passKey = ({ ports }: Core, pass: string): string => ports.fingerprint(`pass ${pass}`);

/**
 * The host ends the access of whoever plays this seat: all that ever showed its token are let go. The seat
 * stays its person's, who is let in again with the pass that the host made.
 */
export async function revoke(core: Core, seat: Seat, pass: string): Promise<Sentence | undefined> {
  const { head } = core;
  const record = head.seats[seat];
  if (record === undefined) return { key: 'table.noSuchSeat' };
  if (head.phase !== 'playing') return { key: 'room.notPlaying' };
  if (record.key === null) return { key: 'table.nobodySits' };
  if (record.key === head.hostKey) return { key: 'table.ownSeat' };
  // A bot that its person asked for played unseen; now all know that they cannot be there.
  const standIn = record.standIn === 'asked' ? 'no' : record.standIn;
  await handOver(core, seat, { ...record, key: passKey(core, pass), pass: null, standIn }, 'revoke');
  // Whether somebody else asked, or agreed, nobody can know.
  askNoMore(core, seat);
  tellAll(core, 'table.revoked', seat);
  return undefined;
}

/** Who comes with a pass has its seat from now on, by a token of its own. Asking again finds it again. */
export async function admit(core: Core, pass: string, key: string): Promise<Seat | Sentence> {
  const { head } = core;
  const own = head.seats.findIndex((record) => record.key === key);
  if (own >= 0) return own;
  const wanted = passKey(core, pass);
  const mine = head.seats.findIndex((record) => record.pass === wanted);
  if (mine >= 0) return travel(core, mine, key);
  const seat = head.seats.findIndex((record) => record.key === wanted);
  const record = head.seats[seat];
  if (record === undefined) return { key: 'table.wrongPass' };
  await handOver(core, seat, { ...record, key, standIn: 'no' }, 'admit');
  tellAll(core, 'table.admitted', seat);
  return seat;
}

/** The person of a seat makes a pass for another device of its own, or takes it back. Nobody else is told. */
export async function makePass(core: Core, seat: Seat, pass: string | null): Promise<undefined> {
  await rehead(core, withSeat(core.head, seat, { pass: pass === null ? null : passKey(core, pass) }));
}

export const hasPass = ({ seats }: Head, { seat }: Link): boolean =>
  seat !== null && (seats[seat]?.pass ?? null) !== null;

/** Whoever had the first token and leads, or led before, has the second one from now on. */
const withKey = (head: Head, old: string, key: string): Head => ({
  ...head,
  hostKey: head.hostKey === old ? key : head.hostKey,
  ...(head.founder === old && { founder: key }),
});

/** The person goes on with another device: the seat, its note and the host's right go along. */
async function travel(core: Core, seat: Seat, key: string): Promise<Seat> {
  const { key: old = null, standIn } = core.head.seats[seat] ?? {};
  // Everybody was told that a bot plays: so they are told that it does no longer.
  if (standIn === 'absent' && core.head.phase === 'playing') await handBack(core, seat);
  if (core.head.next !== null && old !== null) await core.ports.rekey(core.head.next, old, key);
  const { head } = core;
  const next = withSeat(head, seat, { key, pass: null, standIn: 'no' });
  await rehead(core, old === null ? next : withKey(next, old, key));
  return seat;
}

/** A note is its writer's, and who writes now may be somebody else: it does not go over with the seat. */
async function handOver(core: Core, seat: Seat, record: SeatRecord, kind: 'revoke' | 'admit'): Promise<void> {
  const next = withPerson(core.head, seat, record);
  const more = { note: { seat, text: '' } };
  // Before the deal there is no log.
  if (next.phase === 'lobby') await rehead(core, next, more);
  else await trace(core, tableEntry(core, kind, seat), next, more);
}

/** All other devices of this person are let go at once: what they showed is nobody's token any more. */
export async function renew(core: Core, link: Link, token: string): Promise<Sentence | undefined> {
  const { ports } = core;
  const { seat, key: old } = link;
  if (old === null) return { key: 'room.notSeated' };
  const key = ports.fingerprint(token);
  // The last of the chain first: whoever has to ask again still has the old token here.
  if (core.head.next !== null) await ports.rekey(core.head.next, old, key);
  const { head } = core;
  const next = withKey(head, old, key);
  // Before it is written, so that this device is not let go with the others.
  link.key = key;
  try {
    await rehead(core, seat === null ? next : withSeat(next, seat, { key, pass: null }));
  } catch (error) {
    link.key = old;
    throw error;
  }
  return undefined;
}

/** At an earlier table of the chain the person renewed its token. Whoever has another one here keeps it. */
export async function rekey(core: Core, old: string, key: string): Promise<void> {
  const { hostKey, founder, seats } = core.head;
  if (hostKey !== old && founder !== old && seats.every((record) => record.key !== old)) return;
  if (core.head.next !== null) await core.ports.rekey(core.head.next, old, key);
  const { head } = core;
  await rehead(core, {
    ...withKey(head, old, key),
    seats: head.seats.map((record) => (record.key === old ? { ...record, key } : record)),
  });
}
