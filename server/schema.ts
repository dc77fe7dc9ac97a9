/** One row: the calendar of the file (room/days.ts), and a number that is raised to see whether it can be. */
const DAYS = `CREATE TABLE days (
    nr INTEGER PRIMARY KEY CHECK (nr = 1),
    day INTEGER NOT NULL,
    date INTEGER NOT NULL,
    probes INTEGER NOT NULL DEFAULT 0
  ) STRICT;`;

/**
 * An action writes two short rows: `live` of its table, and an entry at the end of `entries`. Nothing that
 * changes with every action is indexed, and entries of all tables share their pages: a page of its own for
 * each table would make every action several times as dear. An entry names the one before it, so a table's
 * log is read back from its last.
 */
export const SCHEMA = `
  CREATE TABLE tables (
    nr INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL UNIQUE,
    listed INTEGER NOT NULL,
    head TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_listed ON tables (listed) WHERE listed = 1;
  CREATE TABLE live (
    nr INTEGER PRIMARY KEY,
    seq INTEGER NOT NULL,
    last INTEGER,
    phase TEXT NOT NULL,
    -- The day of the table days on which somebody last wrote to it.
    touched INTEGER NOT NULL,
    live TEXT NOT NULL,
    version INTEGER,
    state TEXT,
    -- Raised by every writing and compared before it.
    rev INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE entries (
    nr INTEGER PRIMARY KEY,
    before INTEGER,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    version INTEGER,
    mark TEXT
  ) STRICT;
  CREATE TABLE talk (
    nr INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    talk TEXT NOT NULL
  ) STRICT;
  CREATE INDEX talk_table ON talk (id, nr);
  CREATE TABLE notes (
    id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (id, seat)
  ) STRICT, WITHOUT ROWID;
  ${DAYS}
  INSERT INTO days (nr, day, date) VALUES (1, unixepoch() / 86400, unixepoch() * 1000);
`;

/**
 * Of each format what makes it the next one. A file of before is lifted when it is opened, all of it or
 * nothing.
 */
export const LIFTS: Readonly<Record<number, string>> = {
  2: `
    ALTER TABLE live ADD COLUMN rev INTEGER NOT NULL DEFAULT 0;
    ${DAYS}
    INSERT INTO days (nr, day, date)
      SELECT 1, date / 86400000, date
      FROM (SELECT coalesce(max(touched), unixepoch() * 1000) AS date FROM live);
    UPDATE live SET touched = touched / 86400000;
  `,
};

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

/** What this program writes; a newer format is left alone. */
export const SCHEMA_VERSION = 3;
/** "CROS", in the head of every file of ours since format 3. */
export const APPLICATION_ID = 0x43524f53;
/** Tables of the formats before files had that mark. */
export const OLD_TABLES: readonly string[] = ['entries', 'live', 'notes', 'tables', 'talk'];
