import type { Part } from '../../lab/ask/block.ts';
import { type Kept, type Look, nothingKept } from '../../lab/ask/kept.ts';

interface Row {
  readonly run: string;
  readonly said: Part | Look;
}

const BASE = 'crossings-lab';
const ROWS = 'rows';
const BY_RUN = 'run';
/** Runs are large: only the latest few are kept. */
const RUNS = 'runs';
const MOST_RUNS = 6;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((yes, no) => {
    request.onsuccess = () => yes(request.result);
    request.onerror = () => no(request.error ?? new Error('the browser keeps nothing'));
  });

/** What was played for this run, kept by the browser, so that a reload goes on where it stood. */
export async function openKept(run: string): Promise<Kept> {
  try {
    const opening = indexedDB.open(BASE, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(ROWS, { autoIncrement: true }).createIndex(BY_RUN, 'run');
      opening.result.createObjectStore(RUNS, { keyPath: 'run' });
    };
    const base = await done(opening);
    await forgetOld(base, run);
    const rows: readonly Row[] = await done(
      base.transaction(ROWS).objectStore(ROWS).index(BY_RUN).getAll(run),
    );
    const parts = new Map<number, Part>();
    const looks: Look[] = [];
    for (const { said } of rows) {
      if ('part' in said) parts.set(said.part, said);
      else looks.push(said);
    }
    // A browser that has no room left plays all the same: then a reload begins anew.
    const add = (said: Part | Look): void => {
      base
        .transaction(ROWS, 'readwrite')
        .objectStore(ROWS)
        .add({ run, said } satisfies Row);
    };
    return {
      parts,
      looks,
      addPart(part) {
        parts.set(part.part, part);
        add(part);
      },
      addLook(look) {
        looks.push(look);
        add(look);
      },
    };
  } catch {
    return nothingKept();
  }
}

async function forgetOld(base: IDBDatabase, run: string): Promise<void> {
  const change = base.transaction([RUNS, ROWS], 'readwrite');
  const runs = change.objectStore(RUNS);
  await done(runs.put({ run, at: Date.now() }));
  const all: readonly { run: string; at: number }[] = await done(runs.getAll());
  for (const old of all.toSorted((a, b) => b.at - a.at).slice(MOST_RUNS)) {
    await done(runs.delete(old.run));
    const rows = change.objectStore(ROWS).index(BY_RUN).openCursor(old.run);
    await new Promise<void>((yes, no) => {
      rows.onerror = () => no(rows.error ?? new Error('the browser keeps nothing'));
      rows.onsuccess = () => {
        const at = rows.result;
        if (at === null) return yes();
        at.delete();
        at.continue();
      };
    });
  }
}
