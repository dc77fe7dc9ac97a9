import { versionOf } from '../engine/versions.ts';
import type { Ports, Time } from '../room/ports.ts';
import { newClaims } from './claims.ts';
import type { Database, Member, Rules } from './database.ts';
import { definite } from './definite.ts';
import type { Founders } from './founders.ts';
import type { Titles } from './founding.ts';
import { holdTable } from './held.ts';
import { newLease } from './lease.ts';
import { adoptOrphans } from './orphans.ts';
import type { Secrets } from './ports.ts';
import type { Relay } from './relay.ts';
import { newShelf } from './shelf.ts';
import { newShutter, type Shutter } from './shutter.ts';
import { newTables, type Tables } from './tables.ts';
import { newWriter } from './writer.ts';

/** What a node is made of; the tests of the simulator break one or the other on purpose. */
export const PARTS = { newLease, newWriter, newShelf, holdTable };
export type Parts = typeof PARTS;

export interface MembershipNeeds {
  readonly database: Database;
  readonly member: Pick<Member, 'address' | 'machine'>;
  readonly peers: Pick<Relay, 'rekey'>;
  readonly leaseMs: number;
  /** So long it is tried to find out what became of a write. */
  readonly giveUpMs: number;
  readonly titles: Titles;
  /** Somebody asked this node to go. */
  sentAway?(): void;
  readonly time: Time;
  readonly secrets: Secrets;
  readonly founders?: Founders;
  newStamp(): string;
  readonly ports: Pick<Ports, 'luck' | 'bots' | 'run' | 'complain'>;
}

/** One node's part in a shared database: its lease, the tables it has taken, and when it may speak. */
export interface Membership extends Pick<Relay, 'noteGone'> {
  /** Of this life; 0 before it has one. */
  readonly nr: number;
  /** It may speak, and take tables. */
  isReady(): boolean;
  leftMs(): number;
  readonly tables: Tables;
  readonly shutter: Shutter;
  start(): void;
  /** From now on nothing is taken, and nobody is handed to this node. */
  retire(): void;
  /** Finishes what was begun and declares itself gone: whatever it had is free at once. */
  leave(): Promise<void>;
}

const rulesOf = (titles: Titles): Rules =>
  Object.fromEntries(Object.values(titles).map(({ game }) => [game.id, versionOf(game)]));

export function newMembership(needs: MembershipNeeds, parts: Parts = PARTS): Membership {
  const database = definite(needs.database);
  const { member, leaseMs, titles, time, secrets, founders, ports, newStamp } = needs;
  const lease = parts.newLease({
    database,
    member: { ...member, rules: rulesOf(titles) },
    time,
    leaseMs,
    renewed: () => shutter.lift(),
    lost: () => void tables.reload(),
    sentAway: () => needs.sentAway?.(),
  });
  const shutter = newShutter(lease);
  const writer = parts.newWriter(database, time, needs.giveUpMs);
  const claims = newClaims({ database, writer, lease, newStamp, hold: parts.holdTable });
  const tables = newTables({
    titles,
    store: database,
    time,
    secrets,
    ...(founders && { founders }),
    ports,
    take: claims.take,
    relay: { rekey: needs.peers.rekey, noteGone: claims.noteGone },
    shelf: parts.newShelf,
  });
  let stopAdopting = (): void => {};
  let isRetired = false;
  function retire(): void {
    isRetired = true;
    claims.stop();
    stopAdopting();
    // Where it does not come through, whoever is handed to us meanwhile has to ask again.
    if (lease.nr !== 0) database.drain(lease.nr).catch(() => {});
  }
  return {
    get nr() {
      return lease.nr;
    },
    isReady: () => !isRetired && lease.isValid(),
    leftMs: lease.leftMs,
    tables,
    shutter,
    noteGone: claims.noteGone,
    start() {
      lease.start();
      stopAdopting = adoptOrphans({ database, lease, tables, time });
    },
    retire,
    async leave() {
      retire();
      await tables.close();
      lease.stop();
      if (lease.nr !== 0) await database.leave(lease.nr).catch(() => {});
    },
  };
}
