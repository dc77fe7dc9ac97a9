import type { Seat } from '../engine/game.ts';
import { readName } from '../room/names.ts';
import type { Ports, Time } from '../room/ports.ts';
import type { Sentence } from '../room/protocol.ts';
import { type Claims, newClaims } from './claims.ts';
import { CLOSE } from './closeCodes.ts';
import type { Database, Member, Owner } from './database.ts';
import { definite } from './definite.ts';
import { newDevices } from './devices.ts';
import type { Titles } from './founding.ts';
import { newGate } from './gate.ts';
import { holdTable } from './held.ts';
import { newLease } from './lease.ts';
import { limitsOf } from './limits.ts';
import { isRoom, type LookUp, lookUpIn } from './lookUp.ts';
import { adoptOrphans } from './orphans.ts';
import type { Peer } from './peer.ts';
import type { Door, Secrets } from './ports.ts';
import { orElsewhere, type Relay } from './relay.ts';
import { newSession, type Session, type SessionNeeds } from './session.ts';
import { newShelf } from './shelf.ts';
import { newShutter } from './shutter.ts';
import { newTables, type Tables } from './tables.ts';
import { newWriter } from './writer.ts';

/** Whoever has no line yet asks for a chair. With the same token it may be asked again. */
export interface Joining {
  readonly table: string;
  readonly name: string;
  readonly seat: Seat | undefined;
  readonly token: string;
}

/** Other nodes. */
export interface Peers extends Pick<Relay, 'open'> {
  join(to: Owner, joining: Joining): Promise<Seat | Sentence>;
}

/** What a node is made of; the tests of the simulator break one or the other on purpose. */
export const PARTS = { newLease, newWriter, newShelf, holdTable };
export type Parts = typeof PARTS;

export interface NodeNeeds {
  readonly database: Database;
  readonly member: Member;
  readonly leaseMs: number;
  /** So long it is tried to find out what became of a write. */
  readonly giveUpMs: number;
  /** Requests a second of one device; 0 for no limit. */
  readonly rate: number;
  readonly peers: Peers;
  readonly titles: Titles;
  readonly time: Time;
  readonly secrets: Secrets;
  newStamp(): string;
  readonly ports: Pick<Ports, 'luck' | 'bots' | 'run' | 'complain'>;
  readonly world: Pick<SessionNeeds, 'metrics' | 'log' | 'security'>;
}

/** One of several servers on one database. Pure: sockets, clocks and the database are ports. */
export interface ServiceNode {
  readonly nr: number;
  readonly tables: Tables;
  /** `handed`: another node stands between; it is never handed on again. */
  serve(door: Door, peer: Peer, handed?: 'handed'): Session;
  join(joining: Joining, handed?: 'handed'): Promise<Seat | Sentence>;
  start(): void;
  /** Lets everybody go, releases every table and says so. */
  stop(): Promise<void>;
}

export function newNode(needs: NodeNeeds, parts: Parts = PARTS): ServiceNode {
  const database = definite(needs.database);
  const { member, leaseMs, peers, titles, time, secrets, ports, world } = needs;
  const doors = new Set<Door>();
  const lease = parts.newLease({
    database,
    member,
    time,
    leaseMs,
    renewed: () => shutter.lift(),
    lost: () => void tables.reload(),
  });
  const shutter = newShutter(lease);
  const writer = parts.newWriter(database, time, needs.giveUpMs);
  const claims: Claims = newClaims({
    database,
    writer,
    lease,
    newStamp: needs.newStamp,
    hold: parts.holdTable,
  });
  const tables = newTables({
    titles,
    store: database,
    time,
    secrets,
    ports,
    take: claims.take,
    shelf: parts.newShelf,
  });
  const limits = limitsOf(needs.rate);
  const nobody = { add() {}, has: () => false };
  const gate = newGate({ limits, time, metrics: world.metrics, security: world.security, shunned: nobody });
  const lookUp = lookUpIn(tables, gate);
  const relay: Relay = { open: peers.open, noteGone: claims.noteGone };
  const own: SessionNeeds = { ...world, limits, gate, time, lookUp, secrets, seats: newDevices() };
  const handing: SessionNeeds = { ...own, relay };
  let stopAdopting = (): void => {};

  return {
    get nr() {
      return lease.nr;
    },
    tables,
    serve(door, peer, handed) {
      doors.add(door);
      const needs = handed === undefined ? handing : own;
      const session = newSession(shutter.guard(door), needs, peer, door);
      return {
        ...session,
        ended() {
          doors.delete(door);
          session.ended();
        },
      };
    },
    join(joining, handed) {
      const to = handed === undefined ? relay : undefined;
      return orElsewhere(
        to,
        () => joinHere(lookUp, secrets, joining),
        (owner) => peers.join(owner, joining),
      );
    },
    start() {
      lease.start();
      stopAdopting = adoptOrphans({ database, lease, tables, time });
    },
    async stop() {
      claims.stop();
      stopAdopting();
      for (const door of doors) door.close(CLOSE.restart, 'link.restart');
      await tables.close();
      lease.stop();
      if (lease.nr !== 0) await database.leave(lease.nr).catch(() => {});
    },
  };
}

async function joinHere(
  lookUp: LookUp,
  { fingerprint }: Secrets,
  { table, name: typed, seat, token }: Joining,
): Promise<Seat | Sentence> {
  const name = readName(typed);
  if (name === undefined) return { key: 'table.badName' };
  const found = await lookUp.room(table, '');
  return isRoom(found) ? found.join(name, seat, fingerprint(token)) : found;
}
