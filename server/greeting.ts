import { PROTOCOL_VERSION } from '../room/limits.ts';
import type { Person } from '../room/ports.ts';
import type { Sentence } from '../room/protocol.ts';
import type { Hello } from '../room/requests.ts';
import type { Room } from '../room/room.ts';
import { personOf } from '../room/seats.ts';
import { CLOSE } from './closeCodes.ts';
import type { Context } from './context.ts';
import { isRoom } from './lookUp.ts';
import type { Peer } from './peers.ts';
import { sameAs } from './secrets.ts';

type Greeted =
  | { readonly room: Room; readonly person: Person }
  | { readonly error: Sentence; readonly close: number };

const ONLOOKER: Person = { seat: null, host: false, key: null };

/** Which room a `hello` is for and who says it: a token is a seat. */
export async function greeted(
  { v, table, token }: Hello,
  { lookUp, security }: Context,
  peer: Peer,
): Promise<Greeted> {
  if (v !== PROTOCOL_VERSION) return { error: { key: 'link.version' }, close: CLOSE.version };
  const room = await lookUp.room(table, peer);
  if (!isRoom(room)) {
    return { error: room, close: room.key === 'link.tooOften' ? CLOSE.tooOften : CLOSE.noTable };
  }
  const person = token === null ? ONLOOKER : personOf(room.head, sameAs(token));
  if (person !== undefined) return { room, person };
  security.note('wrong token', peer);
  return { error: { key: 'link.wrongToken' }, close: CLOSE.noTable };
}
