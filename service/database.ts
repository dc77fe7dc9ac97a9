import type { Change, Loaded, Store } from '../room/store.ts';

/** Of each game the version of its rules that a node can play, and all before it. */
export type Rules = Readonly<Record<string, number>>;

/** One life of a process, as others may find it. Its number is never used again. */
export interface Member {
  /** Where other nodes reach it. */
  readonly address: string;
  /** The same for all whose loopback is the same. */
  readonly machine: string;
  readonly rules: Rules;
}

export interface Owner extends Pick<Member, 'address' | 'machine'> {
  readonly nr: number;
}

/** What a node hears of itself: 'leaving' if somebody asked it to go. */
export type Life = 'alive' | 'leaving' | 'dead';

/** What came of trying to take a table. */
export type Claim =
  | { readonly kind: 'claimed'; readonly term: number; readonly loaded: Loaded }
  | { readonly kind: 'elsewhere'; readonly owner: Owner }
  /** Written by rules that this node does not know; `owner` is one that does, if there is any. */
  | { readonly kind: 'newer'; readonly owner: Owner | undefined }
  | { readonly kind: 'gone' };

/** One change of a table under one claim. It is done only if the row still has this term and this `rev`. */
export interface Write {
  readonly table: string;
  readonly term: number;
  readonly rev: number;
  /** Drawn for this write alone: the row bears it afterwards, so that one knows one's own again. */
  readonly stamp: string;
  readonly change: Change;
}

export type Outcome = 'won' | 'lost';
/**
 * 'open': the row is as it was before the write. 'lost': nobody can tell any more whether it was done.
 * 'behind': so is the database itself, which has forgotten what it acknowledged before.
 */
export type Verdict = 'written' | 'open' | 'lost' | 'behind';

/** What every node reads without owning anything. */
export type Reads = Pick<
  Store,
  'create' | 'head' | 'idOf' | 'entries' | 'marks' | 'listed' | 'talk' | 'note' | 'tidy'
>;

/**
 * The one place that several nodes share. A call fails as `StoreTrouble` where nothing was done, and as
 * `UnknownOutcome` where that cannot be known.
 */
export interface Database extends Reads {
  /** A new number, and a lease that begins now. */
  join(me: Member, leaseMs: number): Promise<number>;
  /** Renews the lease. 'dead': whatever was owned may be others' by now. */
  beat(nr: number, leaseMs: number): Promise<Life>;
  /** Nothing is handed to it any more; it hears of that with its next beat. */
  drain(nr: number): Promise<void>;
  /** Declares itself dead: nobody has to wait for the end of the lease. */
  leave(nr: number): Promise<void>;
  /**
   * Makes this node the owner under a new term, unless a living node is. `gone` are nodes that were found to
   * be dead already, whatever their lease says. Waits for a commit in flight and loads what it wrote.
   */
  claim(table: string, nr: number, gone: readonly number[]): Promise<Claim>;
  /** Each is done or not, whatever becomes of the others. */
  commit(group: readonly Write[]): Promise<readonly Outcome[]>;
  /** Looks again, after all of this node's earlier statements. */
  verdict(write: Write): Promise<Verdict>;
  /** Nobody owns it, if this term is still the one it is owned under. */
  release(table: string, term: number, rest: Rest): Promise<void>;
  /**
   * Some tables in play that this node can play and that nobody has open: their owner is dead, or there is
   * none, or it is this node, which names those it `holds`.
   */
  orphans(most: number, nr: number, holds: readonly string[]): Promise<readonly string[]>;
}

/** 'asleep': nothing happens there by itself, so nobody need open it before somebody comes. */
export type Rest = 'asleep' | 'awake';

/** The connection broke: it may have been done, may still be done, or not. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';
}

/** The table is played by another node. */
export class Elsewhere extends Error {
  override readonly name = 'Elsewhere';
  readonly owner: Owner;

  constructor(owner: Owner) {
    super(`the table is at ${owner.address}`);
    this.owner = owner;
  }
}
