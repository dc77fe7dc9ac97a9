import { DatabaseSync, type StatementResultingChanges } from 'node:sqlite';
import { StoreTrouble } from '../room/store.ts';
import type { Transaction } from './group.ts';
import { CHECKPOINT, PRAGMAS, SCHEMA, SCHEMA_VERSION } from './schema.ts';

export type Row = Readonly<Record<string, unknown>>;

const NR_OF = '(SELECT nr FROM tables WHERE id = ?)';
/** The entries of a table from its last one back to a number. */
const CHAIN = `WITH RECURSIVE chain AS (
  SELECT entries.* FROM live JOIN entries ON entries.nr = live.last WHERE live.nr = ${NR_OF}
  UNION ALL SELECT entries.* FROM chain JOIN entries ON entries.nr = chain.before WHERE chain.seq > ?)`;

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

/** What can be asked of the database. Rows go in and out as texts and numbers, which any thread can be handed. */
export type Desk = ReturnType<typeof openDesk>;
export type Calls = Desk['writes'] & Desk['reads'];

export function openDesk(file: string) {
  const db = open(file);
  const sql = {
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    create: db.prepare('INSERT INTO tables (id, code, listed, head) VALUES (?, ?, ?, ?)'),
    createLive: db.prepare('INSERT INTO live (nr, seq, phase, touched, live) VALUES (?, ?, ?, ?, ?)'),
    rehead: db.prepare('UPDATE tables SET listed = ?, head = ? WHERE id = ?'),
    update: db.prepare(
      `UPDATE live SET seq = ?, last = coalesce(?, last), phase = ?, touched = ?, live = ?,
       version = coalesce(?, version), state = coalesce(?, state) WHERE nr = ${NR_OF} AND seq = ?`,
    ),
    // The state before the entry is the one that is still there: a mark copies it, with the version of its rules.
    addEntry: db.prepare(
      `INSERT INTO entries (before, seq, entry, version, mark)
       SELECT last, ?, ?, iif(?, version, NULL), iif(?, state, NULL) FROM live WHERE nr = ${NR_OF} AND seq = ?`,
    ),
    load: db.prepare('SELECT head, live, version, state FROM tables JOIN live USING (nr) WHERE id = ?'),
    since: db.prepare(`${CHAIN} SELECT entry FROM chain WHERE seq >= ? ORDER BY seq`),
    marks: db.prepare(
      `${CHAIN} SELECT seq, version, mark AS state FROM chain WHERE seq >= ? AND mark IS NOT NULL`,
    ),
    idOf: db.prepare('SELECT id FROM tables WHERE code = ?'),
    listed: db.prepare(
      `SELECT head, live FROM tables JOIN live USING (nr)
       WHERE listed = 1 AND phase <> 'over' ORDER BY nr DESC LIMIT ?`,
    ),
    addTalk: db.prepare('INSERT INTO talk (id, talk) VALUES (?, ?)'),
    talk: db.prepare('SELECT talk FROM talk WHERE id = ? ORDER BY nr DESC LIMIT ?'),
    putNote: db.prepare('INSERT OR REPLACE INTO notes (id, seat, text) VALUES (?, ?, ?)'),
    note: db.prepare('SELECT text FROM notes WHERE id = ? AND seat = ?'),
    old: db.prepare('SELECT id FROM tables JOIN live USING (nr) WHERE touched < ?'),
    purgeEntries: db.prepare(`${CHAIN} DELETE FROM entries WHERE nr IN (SELECT nr FROM chain)`),
    purge: [
      `DELETE FROM live WHERE nr = ${NR_OF}`,
      ...['talk', 'notes', 'tables'].map((name) => `DELETE FROM ${name} WHERE id = ?`),
    ].map((text) => db.prepare(text)),
  };
  const rollback = (): void => {
    if (db.isTransaction) db.exec('ROLLBACK');
  };
  const transaction: Transaction = {
    begin: () => void sql.begin.run(),
    commit: () => void sql.commit.run(),
    rollback,
  };

  const writes = {
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
  };
  const reads = {
    /** All in one call: in between, another process could write. */
    load(id: string): { row: Row; entries: string[]; marks: Row[] } | undefined {
      const row = sql.load.get(id);
      if (row === undefined) return undefined;
      const { mark } = JSON.parse(String(row.live)) as { mark: number };
      return { row, entries: reads.entries(id, mark), marks: reads.marks(id, mark) };
    },
    /** Entries from this number on. */
    entries: (id: string, from: number): string[] =>
      sql.since.all(id, from, from).map((row) => String(row.entry)),
    marks: (id: string, from: number): Row[] => sql.marks.all(id, from, from),
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
      rollback();
    },
    /** The file may not grow beyond so many pages of 4 KB. */
    limitPages: (most: number): void => db.exec(`PRAGMA max_page_count = ${Math.trunc(most)}`),
    close: (): void => db.close(),
  };
  const copyLog = (): void => db.exec(CHECKPOINT);
  return { writes, reads, transaction, copyLog };
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
