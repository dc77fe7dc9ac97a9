import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isShared } from './home.ts';

/** A table with all that was ever written at it, as texts: any database can be given what another holds. */
export interface Dump {
  readonly format: 1;
  readonly id: string;
  readonly code: string;
  readonly listed: boolean;
  readonly head: string;
  readonly live: string;
  readonly phase: string;
  readonly seq: number;
  readonly rev: number;
  readonly version: number | null;
  readonly state: string | null;
  /** Number, entry, and where a turn begins the version and the state before it. */
  readonly entries: readonly (readonly [number, string, number | null, string | null])[];
  readonly talk: readonly string[];
  readonly notes: readonly (readonly [seat: number, text: string])[];
}

/** A server that shares the database. */
export interface NodeTold {
  readonly nr: number;
  readonly address: string;
  readonly state: 'lives' | 'is leaving' | 'is dead';
  readonly tables: number;
}

/** What only a database that several servers share has. */
export interface SharedVault {
  nodes(): Promise<readonly NodeTold[]>;
  /** In play, and nobody living has it: no clock runs and no bot plays. */
  stuck(): Promise<readonly string[]>;
  ownerOf(id: string): Promise<number | null>;
  /** Whoever has it loses it; the next who is asked takes it. False: there is no such table. */
  release(id: string): Promise<boolean>;
  /** Has it go as if it were stopped. False: no such server lives. */
  drain(nr: number): Promise<boolean>;
  purge(keepDays: number): Promise<number>;
}

/** A database as whoever looks after it sees it: table by table, without opening any. */
export interface Vault {
  /** All, in order: what is written out twice is the same twice. */
  ids(): Promise<readonly string[]>;
  /** Each as it is at one moment, in this order; without those that are gone. */
  dump(ids: readonly string[]): Promise<readonly Dump[]>;
  /** All of them or none. None of them may be there. */
  put(dumps: readonly Dump[]): Promise<void>;
  /** For good. False: there is no such table. */
  forget(id: string): Promise<boolean>;
  readonly shared?: SharedVault;
  close(): Promise<void>;
}

/** Not done, for a reason that whoever asked can do something about. */
export class VaultTrouble extends Error {
  override readonly name = 'VaultTrouble';
}

export const digestOf = (dump: Dump): string =>
  createHash('sha256').update(JSON.stringify(dump)).digest('base64url');

/** A file must be free: a server that runs on it holds it alone. `make`: it need not be there yet. */
export async function openVault(db: string, make?: 'make'): Promise<Vault> {
  if (isShared(db)) return (await import('./pg/vault.ts')).postgresVault(db);
  if (make === undefined && !existsSync(db)) throw new VaultTrouble(`there is no file ${db}`);
  return (await import('./sqliteVault.ts')).sqliteVault(db);
}
