import type { Change } from '../../room/store.ts';

/** What was played on this device, kept by the browser so that a reload loses nothing. */
export interface Journal {
  readonly kept: readonly Change[];
  add(change: Change): Promise<void>;
}

const SHELF = 'changes';

/** Opens the journal of this plan and drops all others: of each kind one game at a time is kept. */
export async function openJournal(plan: string, kind: 'crossings' | 'crossings-lesson'): Promise<Journal> {
  try {
    const base = await done(
      Object.assign(indexedDB.open(kind, 1), {
        onupgradeneeded(this: IDBOpenDBRequest) {
          this.result.createObjectStore(SHELF, { autoIncrement: true });
        },
      }),
    );
    const shelf = (mode: IDBTransactionMode) => base.transaction(SHELF, mode).objectStore(SHELF);
    const all = (await done(shelf('readonly').getAll())) as { plan: string; change: Change }[];
    const kept = all.filter((one) => one.plan === plan).map((one) => one.change);
    if (kept.length < all.length) {
      await done(shelf('readwrite').clear());
      for (const change of kept) await done(shelf('readwrite').add({ plan, change }));
    }
    return {
      kept,
      async add(change) {
        await done(shelf('readwrite').add({ plan, change }));
      },
    };
  } catch {
    // A browser that keeps nothing still plays; the game then ends with the page.
    return { kept: [], add: async () => {} };
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
