import type { Seat } from '../engine/game.ts';
import { readName } from '../room/names.ts';
import type { Sentence } from '../room/protocol.ts';
import { CLOSE } from './closeCodes.ts';
import type { Owner } from './database.ts';
import { newDevices } from './devices.ts';
import { newGate } from './gate.ts';
import { limitsOf } from './limits.ts';
import { isRoom, type LookUp, lookUpIn } from './lookUp.ts';
import { type MembershipNeeds, newMembership, PARTS, type Parts } from './membership.ts';
import type { Peer } from './peer.ts';
import type { Door, Secrets } from './ports.ts';
import { orElsewhere, type Relay } from './relay.ts';
import { newSession, type Session, type SessionNeeds } from './session.ts';
import type { Tables } from './tables.ts';

/** Whoever has no line yet asks for a chair. With the same token it may be asked again. */
export interface Joining {
  readonly table: string;
  readonly name: string;
  readonly seat: Seat | undefined;
  readonly token: string;
}

/** Other nodes. */
export interface Peers extends Pick<Relay, 'open' | 'rekey'> {
  join(to: Owner, joining: Joining): Promise<Seat | Sentence>;
}

export interface NodeNeeds extends MembershipNeeds {
  /** Requests a second of one device; 0 for no limit. */
  readonly rate: number;
  readonly peers: Peers;
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
  const { peers, time, secrets, world } = needs;
  const doors = new Set<Door>();
  const membership = newMembership(needs, parts);
  const { tables, shutter, noteGone } = membership;
  const limits = limitsOf(needs.rate);
  const nobody = { add() {}, has: () => false };
  const gate = newGate({ limits, time, metrics: world.metrics, security: world.security, shunned: nobody });
  const lookUp = lookUpIn(tables, gate);
  const relay: Relay = { open: peers.open, rekey: peers.rekey, noteGone };
  const own: SessionNeeds = { ...world, limits, gate, time, lookUp, secrets, seats: newDevices() };
  const handing: SessionNeeds = { ...own, relay };

  return {
    get nr() {
      return membership.nr;
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
    start: membership.start,
    async stop() {
      membership.retire();
      for (const door of doors) door.close(CLOSE.restart, 'link.restart');
      await membership.leave();
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
