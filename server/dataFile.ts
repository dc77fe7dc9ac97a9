import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { APPLICATION_ID, LIFTS, OLD_TABLES, PRAGMAS, SCHEMA, SCHEMA_VERSION } from './schema.ts';

/** A file of ours that cannot be read whole. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

/** Opens a file of tables, makes it if it is not there, and lifts it to the present format. */
export function openDataFile(file: string): DatabaseSync {
  refuseForeign(file);
  const db = new DatabaseSync(file);
  try {
    const { id, format } = marksOf(db);
    const names = tablesOf(db);
    const isNew = id === 0 && format === 0 && names.length === 0;
    if (!isNew && id !== APPLICATION_ID && !isOld(names)) throw foreign(file);
    if (format > SCHEMA_VERSION) throw newer(file, format);
    if (!isNew) refuseDamaged(db, file);
    db.exec(PRAGMAS);
    if (isNew) make(db, SCHEMA, SCHEMA_VERSION);
    else lift(db, file, format);
    return db;
  } catch (error) {
    db.close();
    throw orDamaged(file, error);
  }
}

/** Reads the head of the file only: one that is not ours must stay as it is, to the byte. */
export function refuseForeign(file: string): void {
  const head = headOf(file);
  if (head === undefined) return;
  if (!head.toString('latin1').startsWith('SQLite format 3\0')) throw foreign(file);
  const format = head.readInt32BE(FORMAT_AT);
  const id = head.readInt32BE(ID_AT);
  if (id === APPLICATION_ID && format > SCHEMA_VERSION) throw newer(file, format);
  if (id === APPLICATION_ID) return;
  // Formats before the mark are known by their tables. What is still in the log beside the file is not seen.
  const names = id === 0 && (format === 0 || format === 2) ? namesUntouched(file) : undefined;
  if (names === undefined || (names.length > 0 && !isOld(names))) throw foreign(file);
}

const FORMAT_AT = 60;
const ID_AT = 68;
const HEAD_BYTES = 100;

/** Undefined: there is no file, or nothing in it. */
function headOf(file: string): Buffer | undefined {
  if (file === ':memory:') return undefined;
  let opened: number;
  try {
    opened = openSync(file, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const head = Buffer.alloc(HEAD_BYTES);
  const bytes = readSync(opened, head, 0, HEAD_BYTES, 0);
  closeSync(opened);
  return bytes === 0 ? undefined : head;
}

/** "immutable": SQLite makes no file beside it, takes no lock and looks at no log. */
function namesUntouched(file: string): string[] {
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  const db = new DatabaseSync(url, { readOnly: true });
  try {
    return tablesOf(db);
  } catch {
    throw foreign(file);
  } finally {
    db.close();
  }
}

const marksOf = (db: DatabaseSync): { id: number; format: number } => ({
  id: Number(db.prepare('PRAGMA application_id').get()?.application_id),
  format: Number(db.prepare('PRAGMA user_version').get()?.user_version),
});

const tablesOf = (db: DatabaseSync): string[] =>
  db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map(({ name }) => String(name));

const isOld = (names: readonly string[]): boolean => names.join() === OLD_TABLES.join();

/** Reading all of a larger file would keep people waiting: then only what every action needs is read. */
const MOST_CHECKED_BYTES = 256 * 1024 * 1024;

/** Before anybody plays on it: a file that is damaged gets worse by every writing. */
export function refuseDamaged(db: DatabaseSync, file: string, { whole = false } = {}): void {
  const pages = Number(db.prepare('PRAGMA page_count').get()?.page_count);
  const size = Number(db.prepare('PRAGMA page_size').get()?.page_size);
  const parts = pages * size > MOST_CHECKED_BYTES && !whole ? ['tables', 'live'] : [1];
  for (const part of parts) {
    const [found] = Object.values(db.prepare(`PRAGMA quick_check(${part})`).get() ?? {});
    if (found !== 'ok') throw damaged(file, String(found));
  }
}

const CORRUPT = 11;

/** What SQLite says of a damaged file, as a sentence with what to do; any other error as it is. */
export function orDamaged(file: string, error: unknown): unknown {
  const isCorrupt =
    error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === CORRUPT;
  return isCorrupt ? damaged(file, error.message) : error;
}

function lift(db: DatabaseSync, file: string, from: number): void {
  for (let format = from; format < SCHEMA_VERSION; format++) {
    const sql = LIFTS[format];
    if (sql === undefined)
      throw new Error(`${file} was written by an unfinished older Crossings (format ${format})`);
    make(db, sql, format + 1);
  }
}

function make(db: DatabaseSync, sql: string, format: number): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    db.exec(sql);
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${format}; COMMIT`);
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

const foreign = (file: string): Error =>
  new Error(`${file} was not written by Crossings, so it is left as it is. Choose another file with --db.`);
const newer = (file: string, format: number): Error =>
  new Error(`${file} was written by a newer Crossings (format ${format}), so it is left as it is.`);
const damaged = (file: string, what: string): Damaged =>
  new Damaged(
    `${file} is damaged (${what.replaceAll(/\s+/g, ' ')}). ` +
      'Put a backup in its place: npx crossings restore <backup> --force',
  );
