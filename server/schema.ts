/**
 * One row holds a whole table: `head` and `state` are JSON. Entries are only ever added. Rows are too long to lie in an
 * index, so none of the big tables is WITHOUT ROWID, and nothing that changes with every action is indexed.
 */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    listed INTEGER NOT NULL,
    phase TEXT NOT NULL,
    touched INTEGER NOT NULL,
    version INTEGER NOT NULL,
    head TEXT NOT NULL,
    state TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS tables_listed ON tables (touched) WHERE listed = 1;
  CREATE TABLE IF NOT EXISTS entries (
    id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (id, seq)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS marks (
    id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    version INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (id, seq)
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

/** WAL and FULL: a commit that returned survives a power cut. */
export const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 250;
  PRAGMA wal_autocheckpoint = 4000;
  PRAGMA cache_size = -4000;
`;

/** What this file of the program can read; a database written by a newer one is left alone. */
export const SCHEMA_VERSION = 1;
