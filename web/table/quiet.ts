import type { Seat } from '../../engine/game.ts';
import type { Play } from './play.svelte.ts';

/** So long nobody wonders why nothing happens. */
export const STILL_MS = 90_000;
/** A clock that ends within so long decides by itself. */
const SOON_MS = 300_000;

/** Who is waited for: not connected, or here and still. */
export interface Idle {
  readonly gone: readonly Seat[];
  readonly quiet: readonly Seat[];
}

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

/** Whom the others miss and may decide about, or have asked. */
export const missedOf = ({ seat, session }: Pick<Play, 'seat' | 'session'>) =>
  (session.table?.away ?? []).filter((one) => one.seat !== seat && (one.open || one.nudged));

/** For them all wait, they are not connected, and it is not long enough yet to do anything about it. */
export function goneFrom(play: Pick<Play, 'seat' | 'shown' | 'session'>): readonly Seat[] {
  const { shown, session } = play;
  if (session.link === 'local' || session.table?.phase !== 'playing') return [];
  if (shown === undefined || shown.outcome !== null) return [];
  const missed = missedOf(play);
  return shown.awaiting.must.filter((seat) => {
    const record = session.table?.seats[seat];
    const isMissed = missed.some((one) => one.seat === seat);
    return record?.kind === 'human' && !record.standIn && !record.connected && !isMissed;
  });
}
