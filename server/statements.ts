import type { DatabaseSync } from 'node:sqlite';

const NR_OF = '(SELECT nr FROM tables WHERE id = ?)';
/** The entries of a table from its last one back to a number. */
const CHAIN = `WITH RECURSIVE chain AS (
  SELECT entries.* FROM live JOIN entries ON entries.nr = live.last WHERE live.nr = ${NR_OF}
  UNION ALL SELECT entries.* FROM chain JOIN entries ON entries.nr = chain.before WHERE chain.seq > ?)`;

export type Statements = ReturnType<typeof statementsOf>;

/** Every sentence of SQL that is said while tables are played, prepared once. */
export const statementsOf = (db: DatabaseSync) => ({
  begin: db.prepare('BEGIN IMMEDIATE'),
  commit: db.prepare('COMMIT'),
  create: db.prepare('INSERT INTO tables (id, code, listed, head) VALUES (?, ?, ?, ?)'),
  createLive: db.prepare('INSERT INTO live (nr, seq, phase, touched, live) VALUES (?, ?, ?, ?, ?)'),
  rehead: db.prepare('UPDATE tables SET listed = ?, head = ? WHERE id = ?'),
  update: db.prepare(
    `UPDATE live SET rev = rev + 1, seq = ?, last = coalesce(?, last), phase = ?, touched = ?, live = ?,
     version = coalesce(?, version), state = coalesce(?, state) WHERE nr = ${NR_OF} AND rev = ?`,
  ),
  // The state before the entry is the one that is still there: a mark copies it, with the version of its
  // rules.
  addEntry: db.prepare(
    `INSERT INTO entries (before, seq, entry, version, mark)
     SELECT last, ?, ?, iif(?, version, NULL), iif(?, state, NULL) FROM live WHERE nr = ${NR_OF} AND rev = ?`,
  ),
  load: db.prepare('SELECT head, live, rev, version, state FROM tables JOIN live USING (nr) WHERE id = ?'),
  head: db.prepare('SELECT head, live, rev FROM tables JOIN live USING (nr) WHERE id = ?'),
  since: db.prepare(`${CHAIN} SELECT entry FROM chain WHERE seq >= ? ORDER BY seq`),
  marks: db.prepare(
    `${CHAIN} SELECT seq, version, mark AS state FROM chain WHERE seq >= ? AND mark IS NOT NULL`,
  ),
  idOf: db.prepare('SELECT id FROM tables WHERE code = ?'),
  listed: db.prepare(
    `SELECT head, live, rev FROM tables JOIN live USING (nr)
     WHERE listed = 1 AND phase <> 'over' ORDER BY nr DESC LIMIT ?`,
  ),
  addTalk: db.prepare('INSERT INTO talk (id, talk) VALUES (?, ?)'),
  talk: db.prepare('SELECT talk FROM talk WHERE id = ? ORDER BY nr DESC LIMIT ?'),
  putNote: db.prepare('INSERT OR REPLACE INTO notes (id, seat, text) VALUES (?, ?, ?)'),
  note: db.prepare('SELECT text FROM notes WHERE id = ? AND seat = ?'),
  days: db.prepare('SELECT day, date FROM days'),
  setDays: db.prepare('UPDATE days SET day = ?, date = ?'),
  probe: db.prepare('UPDATE days SET probes = probes + 1'),
  dataVersion: db.prepare('PRAGMA data_version'),
  old: db.prepare('SELECT id FROM tables JOIN live USING (nr) WHERE touched < ?'),
  purgeEntries: db.prepare(`${CHAIN} DELETE FROM entries WHERE nr IN (SELECT nr FROM chain)`),
  purge: [
    `DELETE FROM live WHERE nr = ${NR_OF}`,
    ...['talk', 'notes', 'tables'].map((name) => `DELETE FROM ${name} WHERE id = ?`),
  ].map((text) => db.prepare(text)),
});
