import { StoreTrouble, type TroubleKind } from '../room/store.ts';

const BUSY = 5;
const LOCKED = 6;
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
  const code = typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) : 0;
  const what = error instanceof Error ? error.message : String(error);
  // Extended codes carry the primary one in their lowest byte.
  return new StoreTrouble(KINDS[code & 0xff] ?? 'broken', what);
}
