import type { TableInfo } from '../../room/protocol.ts';
import type { Listed } from '../../room/rest.ts';
import { isPlayable } from './shelf.ts';

export const hasFreeSeat = (table: TableInfo): boolean => table.seats.some((seat) => seat.free);

/** Tables that asked to be listed, those with a free seat first; undefined without a server. */
export async function openTables(): Promise<readonly TableInfo[] | undefined> {
  try {
    const response = await fetch('/api/tables');
    if (!response.ok) return undefined;
    const { tables } = (await response.json()) as Listed;
    const known = tables.filter((table) => isPlayable(table.game));
    return [...known.filter(hasFreeSeat), ...known.filter((table) => !hasFreeSeat(table))];
  } catch {
    return undefined;
  }
}
