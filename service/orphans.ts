import type { Time } from '../room/ports.ts';
import type { Database } from './database.ts';
import type { Lease } from './lease.ts';
import type { Tables } from './tables.ts';

const EVERY_MS = 5000;
const MOST_AT_ONCE = 200;
/** Others are served meanwhile. */
const SIDE_BY_SIDE = 8;

export interface OrphansNeeds {
  readonly database: Pick<Database, 'orphans'>;
  readonly lease: Pick<Lease, 'isValid' | 'nr'>;
  readonly tables: Pick<Tables, 'find' | 'held'>;
  readonly time: Time;
}

/**
 * Opens tables in play that nobody has open: those of dead nodes, and those that this one has lost or could
 * not load. A clock or a bot goes on even if nobody looks.
 */
export function adoptOrphans({ database, lease, tables, time }: OrphansNeeds): () => void {
  let cancel = (): void => {};
  let isBusy = false;

  async function adopt(): Promise<void> {
    if (!lease.isValid()) return;
    // Others may be faster, or the database away: the next round looks again.
    const ids = [...(await database.orphans(MOST_AT_ONCE, lease.nr, tables.held()).catch(() => []))];
    async function openAll(): Promise<void> {
      for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
        const room = await tables.find(id).catch(() => undefined);
        void room?.goOn();
      }
    }
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, openAll));
  }

  function tick(): void {
    cancel = time.after(EVERY_MS, tick);
    if (isBusy) return;
    isBusy = true;
    void adopt().finally(() => {
      isBusy = false;
    });
  }
  cancel = time.after(EVERY_MS, tick);
  return () => cancel();
}
