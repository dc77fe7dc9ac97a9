import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { Damaged, openDataFile, orDamaged, refuseDamaged, refuseForeign } from './dataFile.ts';
import { lockFile } from './fileLock.ts';

/** What a file of tables holds. */
export interface Holding {
  readonly tables: number;
  readonly entries: number;
  readonly bytes: number;
}

/** Not done, for a reason that whoever asked can do something about; nothing was changed. */
export class NotKept extends Error {
  override readonly name = 'NotKept';
}

/** All pages in one step: another step could see what was written in between, and would begin again. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a file of tables as it is at one moment, also while a server writes to it: what was acknowledged
 * before is in the copy. The copy has its name only when it is whole.
 */
export async function backUp(db: string, to: string, force: boolean): Promise<Holding> {
  if (!existsSync(db)) throw new NotKept(`there is no file ${db}`);
  if (existsSync(to) && !force) throw new NotKept(`${to} is there already; --force overwrites it`);
  const part = `${to}.part`;
  try {
    const holding = await copied(db, part);
    sync(part);
    renameSync(part, to);
    return holding;
  } finally {
    tidyUp(part);
  }
}

/**
 * Puts a backup in the place of a file of tables. A server that runs on it notices: everybody is let go for a
 * moment and comes back to the tables of the backup. All of it is one transaction.
 */
export async function restore(from: string, db: string, force: boolean): Promise<Holding> {
  if (!existsSync(from)) throw new NotKept(`there is no file ${from}`);
  const part = `${db}.part`;
  try {
    const holding = await copied(from, part);
    const target = openTarget(db, force);
    if (target === undefined) replace(db, part);
    else fill(target, part, db, force);
    return holding;
  } finally {
    tidyUp(part);
  }
}

/** A copy of one moment, lifted to the present format and read whole. */
async function copied(from: string, part: string): Promise<Holding> {
  refuseForeign(from);
  tidyUp(part);
  const source = new DatabaseSync(from);
  try {
    await backup(source, part, { rate: ALL_PAGES });
  } catch (error) {
    throw orDamaged(from, error);
  } finally {
    source.close();
  }
  const copy = openDataFile(part);
  try {
    refuseDamaged(copy, from, { whole: true });
    // One file: what lies beside it would be forgotten when it is carried away.
    copy.exec('PRAGMA journal_mode = DELETE');
    return { ...countsOf(copy), bytes: statSync(part).size };
  } finally {
    copy.close();
  }
}

const countsOf = (db: DatabaseSync): Omit<Holding, 'bytes'> => ({
  tables: Number(db.prepare('SELECT count(*) AS n FROM tables').get()?.n),
  entries: Number(db.prepare('SELECT count(*) AS n FROM entries').get()?.n),
});

/** Undefined: what is there is damaged, and may be replaced. */
function openTarget(db: string, force: boolean): DatabaseSync | undefined {
  try {
    return openDataFile(db);
  } catch (error) {
    if (error instanceof Damaged && force) return undefined;
    throw error;
  }
}

/** No row of before stays. Every number is higher than any that an open room holds, so none can write on. */
const FILL = `
  DELETE FROM tables; DELETE FROM live; DELETE FROM entries; DELETE FROM talk; DELETE FROM notes;
  INSERT INTO tables (nr, id, code, listed, head) SELECT nr, id, code, listed, head FROM kept.tables;
  INSERT INTO entries (nr, before, seq, entry, version, mark)
    SELECT nr, before, seq, entry, version, mark FROM kept.entries;
  INSERT INTO talk (nr, id, talk) SELECT nr, id, talk FROM kept.talk;
  INSERT INTO notes (id, seat, text) SELECT id, seat, text FROM kept.notes;
  INSERT INTO live (nr, seq, last, phase, touched, live, version, state, rev)
    SELECT nr, seq, last, phase, (SELECT day FROM main.days), live, version, state, 0 FROM kept.live;
`;

function fill(target: DatabaseSync, part: string, db: string, force: boolean): void {
  try {
    target.exec('PRAGMA busy_timeout = 10000');
    target.prepare('ATTACH ? AS kept').run(part);
    target.exec('BEGIN IMMEDIATE');
    const { tables } = countsOf(target);
    if (tables > 0 && !force)
      throw new NotKept(`${db} holds ${tables} tables; --force puts those of the backup in their place`);
    const highest = target
      .prepare('SELECT max(rev) AS rev FROM (SELECT rev FROM main.live UNION ALL SELECT rev FROM kept.live)')
      .get();
    target.exec(FILL);
    target.prepare('UPDATE live SET rev = ?').run(Number(highest?.rev ?? 0) + 1);
    target.exec('COMMIT');
  } finally {
    if (target.isTransaction) target.exec('ROLLBACK');
    target.close();
  }
}

/** What is damaged is kept beside it, for whoever can read more of it. */
function replace(db: string, part: string): void {
  const unlock = lockFile(db);
  try {
    renameSync(db, `${db}.damaged`);
    for (const end of ['-wal', '-shm']) rmSync(`${db}${end}`, { force: true });
    sync(part);
    renameSync(part, db);
  } finally {
    unlock();
  }
}

/** On the disk, and for its owner's eyes: it holds every hand and every note. */
function sync(file: string): void {
  const opened = openSync(file, 'r+');
  fsyncSync(opened);
  closeSync(opened);
  chmodSync(file, 0o600);
}

function tidyUp(part: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${end}`, { force: true });
}
