import { StoreTrouble } from '../room/store.ts';

export interface Transaction {
  begin(): void;
  commit(): void;
  rollback(): void;
}

/** What came of one writing. */
export type Settled<T> = { readonly value: T } | { readonly error: unknown };

/**
 * Group commit: all of these in one transaction and one fsync. One that fails is refused alone: the others
 * are written each for itself, so that no innocent table suffers.
 */
export function writeTogether<T>(transaction: Transaction, writes: readonly (() => T)[]): Settled<T>[] {
  try {
    return atOnce(transaction, writes);
  } catch (error) {
    // What may have been written must not be written a second time.
    if (error instanceof StoreTrouble && error.kind === 'unsure') return writes.map(() => ({ error }));
    if (writes.length === 1) return [{ error }];
    return writes.flatMap((write) => writeTogether(transaction, [write]));
  }
}

function atOnce<T>(transaction: Transaction, writes: readonly (() => T)[]): Settled<T>[] {
  transaction.begin();
  try {
    const values = writes.map((write) => ({ value: write() }));
    transaction.commit();
    return values;
  } catch (error) {
    transaction.rollback();
    throw error;
  }
}
