import { PROTOCOL_VERSION } from '../room/limits.ts';
import type { Person } from '../room/ports.ts';
import type { Hello, Sentence } from '../room/protocol.ts';
import type { Room } from '../room/room.ts';
import { personOf } from '../room/seats.ts';
import { CLOSE } from './closeCodes.ts';
import { sameAs } from './secrets.ts';
import type { Tables } from './tables.ts';

type Greeted =
  | { readonly room: Room; readonly person: Person }
  | { readonly error: Sentence; readonly close: number };

const ONLOOKER: Person = { seat: null, host: false, key: null };

/** Which room a `hello` is for and who says it: a token is a seat. */
export async function greeted({ v, table, token }: Hello, tables: Tables): Promise<Greeted> {
  if (v !== PROTOCOL_VERSION) return { error: { key: 'link.version' }, close: CLOSE.version };
  const room = await tables.find(table);
  if (room === undefined) return { error: { key: 'table.gone' }, close: CLOSE.noTable };
  const person = token === null ? ONLOOKER : personOf(room.head, sameAs(token));
  if (person === undefined) return { error: { key: 'link.wrongToken' }, close: CLOSE.noTable };
  return { room, person };
}
