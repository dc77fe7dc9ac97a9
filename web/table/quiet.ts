import type { Play } from './play.svelte.ts';

/** So long nobody wonders why nothing happens. */
export const STILL_MS = 90_000;
/** A clock that ends within so long decides by itself. */
const SOON_MS = 300_000;

/** For whom this reader waits though they are here, nobody has asked them yet, and no clock soon decides. */
export function waitedFor({
  seat,
  shown,
  timed,
  session,
}: Pick<Play, 'seat' | 'shown' | 'timed' | 'session'>) {
  const { table, you } = session;
  if (shown === undefined || table === undefined || session.link === 'local') return [];
  if ((seat === null && !you.host) || table.paused || shown.outcome !== null) return [];
  if (timed !== undefined && timed.leftMs < SOON_MS) return [];
  return shown.awaiting.must.filter((one) => {
    const record = table.seats[one];
    const isHere = record?.kind === 'human' && record.connected && !record.standIn;
    return isHere && one !== seat && !table.away.some(({ seat: missed }) => missed === one);
  });
}
