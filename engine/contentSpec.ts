import type { Shape } from './shape.ts';

/**
 * What a game's content may be, as data: from it come the reading of a document, its errors, its JSON
 * Schema, and the knobs of the laboratory. A new number or card is content; a new kind of effect is code.
 */
export type FieldSpec =
  | (Common & { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly step?: number })
  | (Common & { readonly kind: 'one'; readonly of: readonly string[] })
  | (Common & { readonly kind: 'some'; readonly of: readonly string[] })
  /** What is made of several values: effects, parts of a task. Its words are those of the shape. */
  | (Common & { readonly kind: 'shape'; readonly shape: Shape<Value> });

interface Common {
  /** The clause that says so. */
  readonly rule: string;
  /** May also be null. */
  readonly orNone?: true;
  /** What an added row has if it does not say; without it the row must say. */
  readonly usual?: Value;
  /** Only read by people: the digest of a set does not depend on it. */
  readonly shown?: true;
}

export type Value =
  | number
  | string
  | boolean
  | null
  | readonly Value[]
  | { readonly [name: string]: Value | undefined };
export type ContentRow = { readonly id: string } & Readonly<Record<string, Value>>;
export type Tables = Readonly<Record<string, readonly ContentRow[]>>;

export interface TableSpec {
  readonly rows: readonly [min: number, max: number];
  /** None may be added or taken away: the rules know each of them. */
  readonly fixed?: true;
  /** Added when there were sets already: as ours it stands in no digest, so that theirs stay as they are. */
  readonly later?: true;
  /** Players may not read it: it is told face by face, as the rules allow. */
  readonly secret?: true;
  readonly fields: Readonly<Record<string, FieldSpec>>;
}

/** Takes note of something that is wrong: where, what, and by which clause. */
export type Found = (path: string, problem: string, rule: string) => void;

export interface ContentSpec {
  readonly game: string;
  /** The option of a table that takes a set. */
  readonly option: string;
  /** Its name, and every row of ours, complete. */
  readonly id: string;
  readonly ours: Tables;
  readonly tables: Readonly<Record<string, TableSpec>>;
  /** What no single row can know: totals, "enough for the seats". Reports all it finds. */
  check(set: Tables, found: Found): void;
  /** Where several ways to write rows come to the same: the one that is digested. Asked of what passed `check`. */
  settled?(set: Tables): Tables;
  /** The set of a table, as its config holds it, in rows. */
  tablesOf(set: unknown): Tables;
}
