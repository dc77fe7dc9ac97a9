import { DatabaseSync, type StatementResultingChanges } from 'node:sqlite';
import type { Head } from '../room/head.ts';
import { type LogEntry, type Store, type StoredState, type StoredTalk, StoreTrouble } from '../room/store.ts';
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

const NR_OF = '(SELECT nr FROM tables WHERE id = ?)';
/** The entries of a table from its last one back to a number. */
const CHAIN = `WITH RECURSIVE chain AS (
  SELECT entries.* FROM live JOIN entries ON entries.nr = live.last WHERE live.nr = ${NR_OF}
  UNION ALL SELECT entries.* FROM chain JOIN entries ON entries.nr = chain.before WHERE chain.seq > ?)`;

/** Tables in one SQLite file; ':memory:' for tests. `date` stamps when a table was last touched. */
export function sqliteStore(file: string, date: () => number = Date.now): SqliteStore {
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
        const { id, code, listed, seq, phase } = head;
        const { lastInsertRowid: nr } = sql.create.run(id, code, listed ? 1 : 0, fixedOf(head));
        sql.createLive.run(nr, seq, phase, date(), liveOf(head));
      }),
    commit: ({ head, state, entry, marks }) =>
      write(() => {
        const { id, listed, seq, phase, version } = head;
        const flag = marks === true ? 1 : 0;
        const before = entry === undefined ? seq : entry.seq - 1;
        const last =
          entry === undefined
            ? null
            : written(sql.addEntry.run(entry.seq, JSON.stringify(entry), flag, flag, id, before));
        const stateText = state === undefined ? null : JSON.stringify(state);
        const by = state === undefined ? null : version;
        written(sql.update.run(seq, last, phase, date(), liveOf(head), by, stateText, id, before));
        // An entry changes no more of the head than what is live.
        if (entry === undefined) sql.rehead.run(listed ? 1 : 0, fixedOf(head), id);
      }),
    load: (id) =>
      read(() => {
        const row = sql.load.get(id);
        if (row === undefined) return undefined;
        const head = headOf(row);
        const mark = sql.marks.all(id, head.mark, head.mark).find(({ seq }) => seq === head.mark);
        return {
          head,
          state: row.state === null ? undefined : stateOf(row),
          since: {
            entries: sql.since.all(id, head.mark, head.mark).map(entryOf),
            mark: mark === undefined ? undefined : stateOf(mark),
          },
        };
      }),
    idOf: (code) =>
      read(() => {
        const row = sql.idOf.get(code);
        return row === undefined ? undefined : String(row.id);
      }),
    entries: (id) => read(() => sql.since.all(id, 0, 0).map(entryOf)),
    marks: (id) => read(() => new Map(sql.marks.all(id, 0, 0).map((row) => [Number(row.seq), stateOf(row)]))),
    listed: (most) => read(() => sql.listed.all(most).map(headOf)),
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
        for (const id of ids) {
          sql.purgeEntries.run(id, -1);
          for (const statement of sql.purge) statement.run(id);
        }
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
  if (version !== 0 && version !== SCHEMA_VERSION) {
    db.close();
    const age = version > SCHEMA_VERSION ? 'a newer' : 'an unfinished older';
    throw new Error(`${file} was written by ${age} Crossings (format ${version})`);
  }
  db.exec(SCHEMA);
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  return db;
}

type Row = Readonly<Record<string, unknown>>;

/** No row fitted: another process has written to this table, and its numbers are ahead. */
function written({ changes, lastInsertRowid }: StatementResultingChanges): number {
  if (changes !== 1) throw new StoreTrouble('conflict', 'the entry is taken');
  return Number(lastInsertRowid);
}

/** What every action changes. */
const liveOf = ({ version, phase, seq, mark, decisions, ids }: Head): string =>
  JSON.stringify({ version, phase, seq, mark, decisions, ids });
/** The rest, which is longer. */
function fixedOf({ version, phase, seq, mark, decisions, ids, ...fixed }: Head): string {
  return JSON.stringify(fixed);
}
const headOf = (row: Row): Head =>
  ({ ...JSON.parse(String(row.head)), ...JSON.parse(String(row.live)) }) as Head;
const entryOf = (row: Row): LogEntry => JSON.parse(String(row.entry)) as LogEntry;
const stateOf = (row: Row): StoredState => ({
  version: Number(row.version),
  state: JSON.parse(String(row.state)) as unknown,
});
