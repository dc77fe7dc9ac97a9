import type { DatabaseSync } from 'node:sqlite';
import { openDataFile } from './dataFile.ts';
import { lockFile } from './fileLock.ts';
import { type Statements, statementsOf } from './statements.ts';
import type { Dump, Vault } from './vault.ts';

/** The tables of one file. */
export function sqliteVault(file: string): Vault {
  const unlock = lockFile(file);
  let db: DatabaseSync;
  try {
    db = openDataFile(file);
  } catch (error) {
    unlock();
    throw error;
  }
  const sql = statementsOf(db);
  const ids = db.prepare('SELECT id FROM tables ORDER BY id');
  function whole<T>(work: () => T): T {
    sql.begin.run();
    try {
      const done = work();
      sql.commit.run();
      return done;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }
  return {
    ids: async () => ids.all().map(({ id }) => String(id)),
    dump: async (wanted) => wanted.flatMap((id) => dumpOf(db, sql, id) ?? []),
    put: async (dumps) =>
      whole(() => {
        for (const dump of dumps) put(db, sql, dump);
      }),
    forget: async (id) =>
      whole(() => {
        const isThere = sql.head.get(id) !== undefined;
        sql.purgeEntries.run(id, -1);
        for (const statement of sql.purge) statement.run(id);
        return isThere;
      }),
    async close() {
      db.close();
      unlock();
    },
  };
}

const numberOr = (value: unknown): number | null => (value === null ? null : Number(value));
const textOr = (value: unknown): string | null => (value === null ? null : String(value));

function dumpOf(db: DatabaseSync, sql: Statements, id: string): Dump | undefined {
  const row = db
    .prepare(
      'SELECT code, listed, head, live, phase, seq, rev, version, state FROM tables JOIN live USING (nr) WHERE id = ?',
    )
    .get(id);
  if (row === undefined) return undefined;
  const marks = new Map(sql.marks.all(id, 0, 0).map((mark) => [Number(mark.seq), mark]));
  return {
    format: 1,
    id,
    code: String(row.code),
    listed: row.listed === 1,
    head: String(row.head),
    live: String(row.live),
    phase: String(row.phase),
    seq: Number(row.seq),
    rev: Number(row.rev),
    version: numberOr(row.version ?? null),
    state: textOr(row.state ?? null),
    entries: sql.since.all(id, 0, 0).map(({ entry }, seq) => {
      const mark = marks.get(seq);
      return [seq, String(entry), numberOr(mark?.version ?? null), textOr(mark?.state ?? null)] as const;
    }),
    talk: db
      .prepare('SELECT talk FROM talk WHERE id = ? ORDER BY nr')
      .all(id)
      .map(({ talk }) => String(talk)),
    notes: db
      .prepare('SELECT seat, text FROM notes WHERE id = ? ORDER BY seat')
      .all(id)
      .map(({ seat, text }) => [Number(seat), String(text)] as const),
  };
}

function put(db: DatabaseSync, sql: Statements, dump: Dump): void {
  const { id, code, listed, head, live, phase, seq, rev, version, state } = dump;
  const { lastInsertRowid: nr } = sql.create.run(id, code, listed ? 1 : 0, head);
  const add = db.prepare('INSERT INTO entries (before, seq, entry, version, mark) VALUES (?, ?, ?, ?, ?)');
  let last: number | bigint | null = null;
  for (const [seq, entry, version, mark] of dump.entries)
    last = add.run(last, seq, entry, version, mark).lastInsertRowid;
  db.prepare(
    `INSERT INTO live (nr, seq, last, phase, touched, live, version, state, rev)
     VALUES (?, ?, ?, ?, (SELECT day FROM days), ?, ?, ?, ?)`,
  ).run(nr, seq, last, phase, live, version, state, rev);
  for (const talk of dump.talk) sql.addTalk.run(id, talk);
  for (const [seat, text] of dump.notes) sql.putNote.run(id, seat, text);
}
