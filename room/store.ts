import type { Draw } from '../engine/chance.ts';
import type { Actor, Seat, Viewer } from '../engine/game.ts';
import type { Head } from './head.ts';
import type { EntryKind } from './limits.ts';

/** In the stead of somebody who is away: a bot plays, or this once the game's default. */
export type Instead = 'bot' | 'skip';

/** One line of a table's log. Lines are only ever added. */
export interface LogEntry {
  readonly seq: number;
  /**
   * 'open', 'close': a facilitator sees what is hidden, or no longer. 'revoke', 'admit': the devices of a
   * seat were let go, its person was let in again. 'standIn', 'back': a bot plays for who is away, and no
   * longer. 'leave', 'sit': somebody left for good, sat down. 'host': this seat is the host's now.
   * 'hint': this seat was given one. The game stands where it stood.
   */
  readonly kind: EntryKind;
  readonly actor: Actor | null;
  /** null for the deal, for an undo and for what is done to the table. */
  readonly action: { readonly type: string } | null;
  /** Milliseconds since the open window began. */
  readonly at: number;
  readonly draws: readonly Draw[];
  readonly learnt: readonly Viewer[];
  readonly events: readonly { readonly type: string }[];
  /** Of the rules. */
  readonly version: number;
  /** Milliseconds since 1970; for people to read, never for deciding anything. */
  readonly time: number;
  /**
   * 'clock': the time ran out and the game's own default was played. 'table': the others agreed that it is
   * played for somebody who is away.
   */
  readonly by: 'person' | 'bot' | 'clock' | 'table';
  /** Everybody may know that it was not the person who did it; absent in older logs. */
  readonly instead?: Instead;
  /** For an undo: the state before this entry came back. */
  readonly to: number | null;
}

/** A state as it was written: `version` says by which rules. */
export interface StoredState {
  readonly version: number;
  readonly state: unknown;
}

/** What must become durable together. */
export interface Change {
  readonly head: Head;
  /** Undefined: as it was. Nobody changes it any more: it may be written a moment later. */
  readonly state: unknown;
  /**
   * With an entry or with talk nothing else of the head changes than version, phase, seq, mark, decisions and
   * ids, unless `whole` says so.
   */
  readonly entry?: LogEntry;
  readonly whole?: boolean;
  /** A turn begins: the state before the entry, which is the one stored until now, is kept for good. */
  readonly marks?: boolean;
  readonly talk?: StoredTalk;
  /** Replaces the private note of a seat. */
  readonly note?: { readonly seat: Seat; readonly text: string };
}

/** A table as it comes back from the store, with what could still be taken back. */
export interface Loaded {
  readonly head: Head;
  readonly state: StoredState | undefined;
  /** The entries since the latest mark and the state before the first of them. */
  readonly since: { readonly entries: readonly LogEntry[]; readonly mark: StoredState | undefined };
}

export interface StoredTalk {
  readonly seat: Seat | null;
  readonly phrase?: string;
  readonly text?: string;
  readonly at: number;
}

/** Where tables live. Every promise settles only when what it says is durable. */
export interface Store {
  /** The first writing of a table; fails as 'conflict' if its id or code is taken. */
  create(head: Head): Promise<void>;
  /** Fails as 'conflict' unless `rev` follows the stored one: somebody else plays this table. */
  commit(change: Change): Promise<void>;
  load(id: string): Promise<Loaded | undefined>;
  /** Only what the table is, without the game on it. */
  head(id: string): Promise<Head | undefined>;
  idOf(code: string): Promise<string | undefined>;
  entries(id: string): Promise<readonly LogEntry[]>;
  /** By the number of the entry they precede. */
  marks(id: string): Promise<ReadonlyMap<number, StoredState>>;
  /** Newest first; only tables that asked to be listed and wait for people or play. */
  listed(most: number): Promise<readonly Head[]>;
  talk(id: string, most: number): Promise<readonly StoredTalk[]>;
  note(id: string, seat: Seat): Promise<string>;
  /** Looks at the calendar, and forgets whole tables that nobody has touched for more than so many days. */
  tidy(date: number, keepDays: number): Promise<Tidied>;
  close(): Promise<void>;
}

export interface Tidied {
  readonly forgotten: number;
  /** Days by which the calendar has leapt and that did not count (days.ts). */
  readonly leapt: number;
}

export const TROUBLES = ['full', 'locked', 'conflict', 'broken', 'unsure'] as const;
export type TroubleKind = (typeof TROUBLES)[number];

/**
 * Nothing was written, but for 'unsure': then nobody knows yet. `kind` is the last part of a sentence's key:
 * `store.full`.
 */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, what: string) {
    super(what);
    this.kind = kind;
  }
}
