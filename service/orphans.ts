import type { Time } from '../room/ports.ts';
import type { Database } from './database.ts';
import type { Lease } from './lease.ts';
import type { Tables } from './tables.ts';

const EVERY_MS = 5000;
const MOST_AT_ONCE = 20;

export interface OrphansNeeds {
  readonly database: Pick<Database, 'orphans'>;
  readonly lease: Pick<Lease, 'isValid' | 'nr'>;
  readonly tables: Pick<Tables, 'find'>;
  readonly time: Time;
}

/** Opens tables in play whose node is dead: a clock or a bot goes on even if nobody looks. */
export function adoptOrphans({ database, lease, tables, time }: OrphansNeeds): () => void {
  let cancel = (): void => {};
  async function adopt(): Promise<void> {
    if (!lease.isValid()) return;
    // Others may be faster, or the database away: the next round looks again.
    const ids = await database.orphans(MOST_AT_ONCE, lease.nr).catch(() => []);
    for (const id of ids) {
      const room = await tables.find(id).catch(() => undefined);
      void room?.goOn();
    }
  }
  function tick(): void {
    cancel = time.after(EVERY_MS, tick);
    void adopt();
  }
  cancel = time.after(EVERY_MS, tick);
  return () => cancel();
}
