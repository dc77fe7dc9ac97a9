import { StoreTrouble, type TroubleKind } from '../room/store.ts';

const BUSY = 5;
const LOCKED = 6;
const IO_ERROR = 10;
const FULL = 13;
const CONSTRAINT = 19;

/** SQLite's primary result codes, as the few kinds of trouble a person can do something about. */
const KINDS: Readonly<Record<number, TroubleKind>> = {
  [BUSY]: 'locked',
  [LOCKED]: 'locked',
  [FULL]: 'full',
  [CONSTRAINT]: 'conflict',
};

export function troubleOf(error: unknown): StoreTrouble {
  if (error instanceof StoreTrouble) return error;
  const what = error instanceof Error ? error.message : String(error);
  return new StoreTrouble(KINDS[codeOf(error)] ?? 'broken', what);
}

/** The disk broke in the middle of a writing. */
export const isWriteLost = (error: unknown): boolean => codeOf(error) === IO_ERROR;

/** Extended codes carry the primary one in their lowest byte. */
const codeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
