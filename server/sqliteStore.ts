import { DatabaseSync } from 'node:sqlite';
import type { Head } from '../room/head.ts';
import type { LogEntry, Store, StoredState, StoredTalk } from '../room/store.ts';
import { type Group, groupCommit } from './group.ts';
import { PRAGMAS, SCHEMA, SCHEMA_VERSION } from './schema.ts';
import { troubleOf } from './trouble.ts';

export interface SqliteStore extends Store {
  readonly stats: Group['stats'];
  /** Throws if the database cannot be written to. */
  check(): void;
  /** The file may not grow beyond so many pages of 4 KB. */
  limitPages(most: number): void;
}

/** Tables in one SQLite file; ':memory:' for tests. `date` stamps when a table was last touched. */
export function sqliteStore(file: string, date: () => number = Date.now): SqliteStore {
  const db = open(file);
  const sql = {
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    create: db.prepare(
      'INSERT INTO tables (id, code, listed, phase, touched, version, head) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    update: db.prepare(
      'UPDATE tables SET listed = ?, phase = ?, touched = ?, version = ?, head = ?, state = coalesce(?, state) WHERE id = ?',
    ),
    addEntry: db.prepare('INSERT INTO entries (id, seq, entry) VALUES (?, ?, ?)'),
    addMark: db.prepare('INSERT OR IGNORE INTO marks (id, seq, version, state) VALUES (?, ?, ?, ?)'),
    load: db.prepare('SELECT version, head, state FROM tables WHERE id = ?'),
    since: db.prepare('SELECT entry FROM entries WHERE id = ? AND seq >= ? ORDER BY seq'),
    mark: db.prepare('SELECT version, state FROM marks WHERE id = ? AND seq = ?'),
    marks: db.prepare('SELECT seq, version, state FROM marks WHERE id = ?'),
    idOf: db.prepare('SELECT id FROM tables WHERE code = ?'),
    listed: db.prepare(
      "SELECT head FROM tables WHERE listed = 1 AND phase <> 'over' ORDER BY touched DESC LIMIT ?",
    ),
    addTalk: db.prepare('INSERT INTO talk (id, talk) VALUES (?, ?)'),
    talk: db.prepare('SELECT talk FROM talk WHERE id = ? ORDER BY nr DESC LIMIT ?'),
    putNote: db.prepare('INSERT OR REPLACE INTO notes (id, seat, text) VALUES (?, ?, ?)'),
    note: db.prepare('SELECT text FROM notes WHERE id = ? AND seat = ?'),
    old: db.prepare('SELECT id FROM tables WHERE touched < ?'),
    purge: ['tables', 'entries', 'marks', 'talk', 'notes'].map((name) =>
      db.prepare(`DELETE FROM ${name} WHERE id = ?`),
    ),
  };
  const group = groupCommit({
    begin: () => void sql.begin.run(),
    commit: () => void sql.commit.run(),
    rollback: () => {
      if (db.isTransaction) db.exec('ROLLBACK');
    },
  });
  const write = <T>(job: () => T): Promise<T> =>
    group.add(job).catch((error) => Promise.reject(troubleOf(error)));
  /** Reads see what was committed before them; asking in a promise keeps errors out of the caller's stack. */
  const read = async <T>(job: () => T): Promise<T> => {
    try {
      return job();
    } catch (error) {
      throw troubleOf(error);
    }
  };

  return {
    stats: group.stats,
    check: () => {
      sql.begin.run();
      db.exec('ROLLBACK');
    },
    limitPages: (most) => db.exec(`PRAGMA max_page_count = ${Math.trunc(most)}`),
    create: (head) =>
      write(() => {
        const { id, code, listed, phase, version } = head;
        sql.create.run(id, code, listed ? 1 : 0, phase, date(), version, JSON.stringify(head));
      }),
    commit: ({ head, state, entry, mark }) =>
      write(() => {
        const { id, listed, phase, version } = head;
        if (entry !== undefined) sql.addEntry.run(id, entry.seq, JSON.stringify(entry));
        const stateText = state === undefined ? null : JSON.stringify(state);
        const flag = listed ? 1 : 0;
        sql.update.run(flag, phase, date(), version, JSON.stringify(head), stateText, id);
        if (mark !== undefined) sql.addMark.run(id, mark.seq, version, JSON.stringify(mark.state));
      }),
    load: (id) =>
      read(() => {
        const row = sql.load.get(id);
        if (row === undefined) return undefined;
        const head = JSON.parse(String(row.head)) as Head;
        const mark = sql.mark.get(id, head.mark);
        return {
          head,
          state: row.state === null ? undefined : stateOf(row),
          since: {
            entries: sql.since.all(id, head.mark).map(entryOf),
            mark: mark === undefined ? undefined : stateOf(mark),
          },
        };
      }),
    idOf: (code) =>
      read(() => {
        const row = sql.idOf.get(code);
        return row === undefined ? undefined : String(row.id);
      }),
    entries: (id) => read(() => sql.since.all(id, 0).map(entryOf)),
    marks: (id) => read(() => new Map(sql.marks.all(id).map((row) => [Number(row.seq), stateOf(row)]))),
    listed: (most) => read(() => sql.listed.all(most).map((row) => JSON.parse(String(row.head)) as Head)),
    addTalk: (id, talk) => write(() => void sql.addTalk.run(id, JSON.stringify(talk))),
    talk: (id, most) =>
      read(() =>
        sql.talk
          .all(id, most)
          .map((row) => JSON.parse(String(row.talk)) as StoredTalk)
          .reverse(),
      ),
    putNote: (id, seat, text) => write(() => void sql.putNote.run(id, seat, text)),
    note: (id, seat) => read(() => String(sql.note.get(id, seat)?.text ?? '')),
    purge: (untouchedSince) =>
      write(() => {
        const ids = sql.old.all(untouchedSince).map((row) => String(row.id));
        for (const id of ids) for (const statement of sql.purge) statement.run(id);
        return ids.length;
      }),
    async close() {
      group.flush();
      db.close();
    },
  };
}

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(PRAGMAS);
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (version > SCHEMA_VERSION) {
    db.close();
    throw new Error(`${file} was written by a newer Crossings (format ${version})`);
  }
  db.exec(SCHEMA);
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  return db;
}

type Row = Readonly<Record<string, unknown>>;

const entryOf = (row: Row): LogEntry => JSON.parse(String(row.entry)) as LogEntry;
const stateOf = (row: Row): StoredState => ({
  version: Number(row.version),
  state: JSON.parse(String(row.state)) as unknown,
});
