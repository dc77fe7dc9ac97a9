import { DatabaseSync, type StatementResultingChanges } from 'node:sqlite';
import { StoreTrouble } from '../room/store.ts';
import type { Transaction } from './group.ts';
import { CHECKPOINT, PRAGMAS, SCHEMA, SCHEMA_VERSION } from './schema.ts';
import { type Statements, statementsOf } from './statements.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface NewRow {
  readonly id: string;
  readonly code: string;
  readonly listed: 0 | 1;
  readonly head: string;
  readonly seq: number;
  readonly phase: string;
  readonly touched: number;
  readonly live: string;
}

/** A list, not an object: every action is one, and names would have to be copied from thread to thread. */
export type ChangeRow = readonly [
  id: string,
  /** The entry the table stands at; without a new entry it stays there. */
  before: number,
  seq: number,
  phase: string,
  touched: number,
  live: string,
  /** Null: as it was. */
  version: number | null,
  state: string | null,
  entry: string | null,
  marks: 0 | 1,
  /** The part of the head that no entry changes; null: as it was. */
  fixed: { readonly listed: 0 | 1; readonly head: string } | null,
];

/**
 * What can be asked of the database. Rows go in and out as texts and numbers, which any thread can be handed.
 */
export type Desk = ReturnType<typeof openDesk>;
export type Calls = Desk['writes'] & Desk['reads'];

export function openDesk(file: string) {
  const db = open(file);
  const sql = statementsOf(db);
  const transaction: Transaction = {
    begin: () => void sql.begin.run(),
    commit: () => void sql.commit.run(),
    rollback: () => rollBack(db),
  };
  const copyLog = (): void => db.exec(CHECKPOINT);
  return { writes: writesOf(sql), reads: readsOf(db, sql), transaction, copyLog };
}

const writesOf = (sql: Statements) => ({
  create(row: NewRow): void {
    const { id, code, listed, head, seq, phase, touched, live } = row;
    const { lastInsertRowid: nr } = sql.create.run(id, code, listed, head);
    sql.createLive.run(nr, seq, phase, touched, live);
  },
  commit(row: ChangeRow): void {
    const [id, before, seq, phase, touched, live, version, state, entry, marks, fixed] = row;
    const last = entry === null ? null : written(sql.addEntry.run(seq, entry, marks, marks, id, before));
    written(sql.update.run(seq, last, phase, touched, live, version, state, id, before));
    if (fixed !== null) sql.rehead.run(fixed.listed, fixed.head, id);
  },
  addTalk: (id: string, talk: string): void => void sql.addTalk.run(id, talk),
  putNote: (id: string, seat: number, text: string): void => void sql.putNote.run(id, seat, text),
  purge(untouchedSince: number): number {
    const ids = sql.old.all(untouchedSince).map((row) => String(row.id));
    for (const id of ids) {
      sql.purgeEntries.run(id, -1);
      for (const statement of sql.purge) statement.run(id);
    }
    return ids.length;
  },
});

function readsOf(db: DatabaseSync, sql: Statements) {
  /** Entries from this number on. */
  const entries = (id: string, from: number): string[] =>
    sql.since.all(id, from, from).map((row) => String(row.entry));
  const marks = (id: string, from: number): Row[] => sql.marks.all(id, from, from);
  return {
    entries,
    marks,
    /** All in one call: in between, another process could write. */
    load(id: string): { row: Row; entries: string[]; marks: Row[] } | undefined {
      const row = sql.load.get(id);
      if (row === undefined) return undefined;
      const { mark }: { mark: number } = JSON.parse(String(row.live));
      return { row, entries: entries(id, mark), marks: marks(id, mark) };
    },
    idOf: (code: string): string | undefined => {
      const row = sql.idOf.get(code);
      return row === undefined ? undefined : String(row.id);
    },
    listed: (most: number): Row[] => sql.listed.all(most),
    /** Newest first. */
    talk: (id: string, most: number): string[] => sql.talk.all(id, most).map((row) => String(row.talk)),
    note: (id: string, seat: number): string => String(sql.note.get(id, seat)?.text ?? ''),
    /** Throws if the database cannot be written to. */
    check: (): void => {
      sql.begin.run();
      rollBack(db);
    },
    /** The file may not grow beyond so many pages of 4 KB. */
    limitPages: (most: number): void => db.exec(`PRAGMA max_page_count = ${Math.trunc(most)}`),
    close: (): void => db.close(),
  };
}

function rollBack(db: DatabaseSync): void {
  if (db.isTransaction) db.exec('ROLLBACK');
}

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(PRAGMAS);
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (version !== 0 && version !== SCHEMA_VERSION) {
    db.close();
    const age = version > SCHEMA_VERSION ? 'a newer' : 'an unfinished older';
    throw new Error(`${file} was written by ${age} Crossings (format ${version})`);
  }
  db.exec(SCHEMA);
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  return db;
}

/** No row fitted: another process has written to this table, and its numbers are ahead. */
function written({ changes, lastInsertRowid }: StatementResultingChanges): number {
  if (changes !== 1) throw new StoreTrouble('conflict', 'the entry is taken');
  return Number(lastInsertRowid);
}
