import { existsSync, realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Holds a file for this process alone; call it to let go. The lock is one that the system keeps for a process
 * and drops when the process dies, however it dies: an exclusive transaction that never ends, on an empty
 * database beside the file. The file itself stays free for whoever copies it meanwhile.
 */
export function lockFile(file: string): () => void {
  if (file === ':memory:') return () => {};
  // Two names of one file must not be two locks.
  const db = new DatabaseSync(`${existsSync(file) ? realpathSync(file) : file}.lock`);
  try {
    db.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      `${file} is in use by another Crossings. Stop that one first, or choose another file with --db.`,
    );
  }
  return () => db.close();
}

/** Somebody holds this file at the moment. */
export function isLocked(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    lockFile(file)();
    return false;
  } catch {
    return true;
  }
}

const BUSY = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
