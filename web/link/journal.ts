import type { Change } from '../../room/store.ts';

/** What was played on this device, kept by the browser so that a reload loses nothing. */
export interface Journal {
  readonly kept: readonly Change[];
  /** Says whether it is kept. What could not be kept is tried again with the next. */
  add(change: Change): Promise<boolean>;
}

interface Row {
  readonly plan: string;
  readonly change: Change;
}

const SHELF = 'changes';
const BY_PLAN = 'plan';
/** Where games were kept when a device kept only one. */
const FORMER = 'crossings';

/** Opens the journal of this plan. All but it and `others` are forgotten, if it is known which they are. */
export async function openJournal(
  plan: string,
  others: readonly string[] | undefined,
  kind: 'crossings-games' | 'crossings-lessons',
): Promise<Journal> {
  try {
    const base = await opened(kind);
    if (others !== undefined) await forgetAllBut(base, new Set([plan, ...others]));
    const kept = await changesOf(base, plan);
    const changes = kept.length > 0 || kind !== 'crossings-games' ? kept : await brought(base, plan);
    const waiting: Row[] = [];
    return {
      kept: changes,
      async add(change) {
        waiting.push({ plan, change });
        const isKept = await written(base, waiting);
        if (isKept) waiting.length = 0;
        return isKept;
      },
    };
  } catch {
    // A browser that keeps nothing still plays; the game then ends with the page.
    return { kept: [], add: async () => false };
  }
}

function opened(kind: string): Promise<IDBDatabase> {
  const request = indexedDB.open(kind, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(SHELF, { autoIncrement: true }).createIndex(BY_PLAN, 'plan');
  };
  return done(request);
}

async function changesOf(base: IDBDatabase, plan: string): Promise<readonly Change[]> {
  const rows: readonly Row[] = await done(shelf(base, 'readonly').index(BY_PLAN).getAll(plan));
  return rows.map(({ change }) => change);
}

/** The changes of a game that lies where games lay before, brought here. */
async function brought(base: IDBDatabase, plan: string): Promise<readonly Change[]> {
  if (!(await indexedDB.databases()).some(({ name }) => name === FORMER)) return [];
  const former = await done(indexedDB.open(FORMER));
  const rows: readonly Row[] = await done(shelf(former, 'readonly').getAll());
  former.close();
  const mine = rows.filter((row) => row.plan === plan);
  await written(base, mine);
  return mine.map(({ change }) => change);
}

/** What was kept of a game until this entry of its log, kept once more under another name, if that can be. */
export async function keepBranch(from: string, to: string, seq: number): Promise<boolean> {
  try {
    const base = await opened('crossings-games');
    const kept = await changesOf(base, from);
    const changes = kept.slice(0, kept.findIndex(({ entry }) => entry?.seq === seq) + 1);
    // From its end nothing can go on.
    if (changes.at(-1)?.head.phase !== 'playing') return false;
    return await written(
      base,
      changes.map((change) => ({ plan: to, change })),
    );
  } catch {
    return false;
  }
}

const shelf = (base: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  base.transaction(SHELF, mode).objectStore(SHELF);

async function forgetAllBut(base: IDBDatabase, plans: ReadonlySet<string>): Promise<void> {
  const { transaction } = shelf(base, 'readwrite');
  const cursor = transaction.objectStore(SHELF).index(BY_PLAN).openKeyCursor();
  cursor.onsuccess = () => {
    const at = cursor.result;
    if (at === null) return;
    if (!plans.has(String(at.key))) transaction.objectStore(SHELF).delete(at.primaryKey);
    at.continue();
  };
  await ended(transaction);
}

/** All of them or none. */
async function written(base: IDBDatabase, rows: readonly Row[]): Promise<boolean> {
  try {
    const held = shelf(base, 'readwrite');
    for (const row of rows) held.add(row);
    await ended(held.transaction);
    return true;
  } catch {
    return false;
  }
}

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser has no room'));
  });

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
