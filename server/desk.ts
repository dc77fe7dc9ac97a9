import type { DatabaseSync, StatementResultingChanges } from 'node:sqlite';
import { look } from '../room/days.ts';
import { StoreTrouble, type Tidied } from '../room/store.ts';
import { openDataFile } from './dataFile.ts';
import { lockFile } from './fileLock.ts';
import type { Transaction } from './group.ts';
import { CHECKPOINT } from './schema.ts';
import { type Statements, statementsOf } from './statements.ts';
import { isWriteLost } from './trouble.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface NewRow {
  readonly id: string;
  readonly code: string;
  readonly listed: 0 | 1;
  readonly head: string;
  readonly seq: number;
  readonly phase: string;
  readonly live: string;
}

/** A list, not an object: every action is one, and names would have to be copied from thread to thread. */
export type ChangeRow = readonly [
  id: string,
  /** What must be stored there for this to follow. */
  rev: number,
  seq: number,
  phase: string,
  live: string,
  /** Null: as it was. */
  version: number | null,
  state: string | null,
  entry: string | null,
  marks: 0 | 1,
  /** The part of the head that no entry changes; null: as it was. */
  fixed: { readonly listed: 0 | 1; readonly head: string } | null,
  talk: string | null,
  note: { readonly seat: number; readonly text: string } | null,
];

/**
 * What can be asked of the database. Rows go in and out as texts and numbers, which any thread can be handed.
 */
export type Desk = ReturnType<typeof openDesk>;
export type Calls = Desk['writes'] & Desk['reads'];

export function openDesk(file: string) {
  const unlock = lockFile(file);
  let db: DatabaseSync;
  try {
    db = openDataFile(file);
  } catch (error) {
    unlock();
    throw error;
  }
  const sql = statementsOf(db);
  const transaction: Transaction = {
    begin: () => void sql.begin.run(),
    commit: () => commit(sql),
    rollback: () => rollBack(db),
  };
  const copyLog = (): void => db.exec(CHECKPOINT);
  const close = (): void => {
    db.close();
    unlock();
  };
  const reads = { ...readsOf(db, sql), close };
  return { writes: writesOf(sql), reads, transaction, copyLog, hasChanged: watch(sql) };
}

/** Asks whether anybody else has written to the file since it was last asked. */
function watch(sql: Statements): () => boolean {
  const version = (): unknown => sql.dataVersion.get()?.data_version;
  let known = version();
  return () => {
    const before = known;
    known = version();
    return known !== before;
  };
}

function commit(sql: Statements): void {
  try {
    sql.commit.run();
  } catch (error) {
    // What the disk holds of it shows only when the file is opened again.
    if (isWriteLost(error)) throw new StoreTrouble('unsure', String(error));
    throw error;
  }
}

function writesOf(sql: Statements) {
  const daysNow = (): { day: number; date: number } => {
    const { day, date } = sql.days.get() ?? {};
    return { day: Number(day), date: Number(date) };
  };
  let today = daysNow().day;
  return {
    create(row: NewRow): void {
      const { id, code, listed, head, seq, phase, live } = row;
      const { lastInsertRowid: nr } = sql.create.run(id, code, listed, head);
      sql.createLive.run(nr, seq, phase, today, live);
    },
    commit(row: ChangeRow): void {
      const [id, rev, seq, phase, live, version, state, entry, marks, fixed, talk, note] = row;
      const last = entry === null ? null : written(sql.addEntry.run(seq, entry, marks, marks, id, rev));
      written(sql.update.run(seq, last, phase, today, live, version, state, id, rev));
      if (fixed !== null) sql.rehead.run(fixed.listed, fixed.head, id);
      if (talk !== null) sql.addTalk.run(id, talk);
      if (note !== null) sql.putNote.run(id, note.seat, note.text);
    },
    /** Fails if nothing can be written. */
    probe: (): void => void sql.probe.run(),
    tidy(date: number, keepDays: number): Tidied {
      const { day, leapt } = look(daysNow(), date);
      sql.setDays.run(day, date);
      today = day;
      const ids = sql.old.all(day - keepDays).map((row) => String(row.id));
      for (const id of ids) {
        sql.purgeEntries.run(id, -1);
        for (const statement of sql.purge) statement.run(id);
      }
      return { forgotten: ids.length, leapt };
    },
  };
}

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
    head: (id: string): Row | undefined => sql.head.get(id),
    idOf: (code: string): string | undefined => {
      const row = sql.idOf.get(code);
      return row === undefined ? undefined : String(row.id);
    },
    listed: (most: number): Row[] => sql.listed.all(most),
    /** Newest first. */
    talk: (id: string, most: number): string[] => sql.talk.all(id, most).map((row) => String(row.talk)),
    note: (id: string, seat: number): string => String(sql.note.get(id, seat)?.text ?? ''),
    /** Settles when the file is open. */
    opened: (): void => {},
    /** The file may not grow beyond so many pages of 4 KB. */
    limitPages: (most: number): void => db.exec(`PRAGMA max_page_count = ${Math.trunc(most)}`),
  };
}

function rollBack(db: DatabaseSync): void {
  if (db.isTransaction) db.exec('ROLLBACK');
}

/** No row fitted: another process has written to this table, and its numbers are ahead. */
function written({ changes, lastInsertRowid }: StatementResultingChanges): number {
  if (changes !== 1) throw new StoreTrouble('conflict', 'somebody else wrote');
  return Number(lastInsertRowid);
}
