import type { TableInfo } from '../../room/protocol.ts';
import { listTables } from '../link/api.ts';
import { isPlayable } from './shelf.ts';

export const hasFreeSeat = (table: TableInfo): boolean => table.seats.some((seat) => seat.free);

/** Tables that asked to be listed, those with a free seat first; undefined without a server. */
export async function openTables(): Promise<readonly TableInfo[] | undefined> {
  const answer = await listTables();
  if ('error' in answer) return undefined;
  const known = answer.ok.tables.filter((table) => isPlayable(table.game));
  return [...known.filter(hasFreeSeat), ...known.filter((table) => !hasFreeSeat(table))];
}
