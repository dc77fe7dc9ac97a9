import { StoreTrouble, type TroubleKind } from '../room/store.ts';
import type { SqliteStore } from './sqliteStore.ts';

/** A disk that takes longer than this takes nothing. */
const PATIENCE_MS = 3000;
/** Anybody may ask for our health; the disk is asked once for all who ask together. */
const FRESH_MS = 500;
/**
 * So long a writing that failed is remembered. Not for ever: where nobody is sent to a server that is not
 * well, nobody writes, and it would never be well again.
 */
const REMEMBERED_MS = 30_000;

type Verdict = TroubleKind | null;

/**
 * Whether writings succeed: null if so. One of its own is tried, and it is not believed as long as those of
 * tables fail: a full disk may have room for a small one.
 */
export function newProbe({ probe, stats }: Pick<SqliteStore, 'probe' | 'stats'>): () => Promise<Verdict> {
  let asked: Promise<Verdict> | undefined;

  async function ask(): Promise<Verdict> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Verdict>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, 'locked');
    });
    const written = probe().then(
      (): Verdict => null,
      (error): Verdict => (error instanceof StoreTrouble ? error.kind : 'broken'),
    );
    const verdict = await Promise.race([written, late]);
    clearTimeout(timer);
    setTimeout(() => {
      asked = undefined;
    }, FRESH_MS).unref();
    return verdict;
  }

  return async () => {
    asked ??= ask();
    const verdict = await asked;
    const { trouble } = stats;
    const isRecent = trouble !== null && performance.now() - trouble.at < REMEMBERED_MS;
    return verdict ?? (isRecent ? trouble.kind : null);
  };
}
