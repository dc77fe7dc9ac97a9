/**
 * An action writes two short rows: `live` of its table, and an entry at the end of `entries`. Nothing that
 * changes with every action is indexed, and entries of all tables share their pages: a page of its own for
 * each table would make every action several times as dear. An entry names the one before it, so a table's
 * log is read back from its last.
 */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (
    nr INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL UNIQUE,
    listed INTEGER NOT NULL,
    head TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS tables_listed ON tables (listed) WHERE listed = 1;
  CREATE TABLE IF NOT EXISTS live (
    nr INTEGER PRIMARY KEY,
    seq INTEGER NOT NULL,
    last INTEGER,
    phase TEXT NOT NULL,
    touched INTEGER NOT NULL,
    live TEXT NOT NULL,
    version INTEGER,
    state TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS entries (
    nr INTEGER PRIMARY KEY,
    before INTEGER,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    version INTEGER,
    mark TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS talk (
    nr INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    talk TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS talk_table ON talk (id, nr);
  CREATE TABLE IF NOT EXISTS notes (
    id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (id, seat)
  ) STRICT, WITHOUT ROWID;
`;

/**
 * WAL and FULL: a commit that returned survives a power cut. The log is copied back by a thread of its own
 * (copyBack.ts) long before it has 64,000 pages; where that fails the writer does it itself, and whoever
 * plays waits.
 */
export const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 250;
  PRAGMA wal_autocheckpoint = 64000;
  PRAGMA cache_size = -4000;
`;

/** Copies what can be copied without waiting for anybody. */
export const CHECKPOINT = 'PRAGMA wal_checkpoint(PASSIVE)';

/** What this program can read; a database of another format is left alone. */
export const SCHEMA_VERSION = 2;
