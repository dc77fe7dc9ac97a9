import { PROTOCOL_VERSION } from '../room/limits.ts';
import type { Person } from '../room/ports.ts';
import type { Sentence } from '../room/protocol.ts';
import type { Hello } from '../room/requests.ts';
import type { Room } from '../room/room.ts';
import { personOf } from '../room/seats.ts';
import { CLOSE } from './closeCodes.ts';
import { isRoom, type LookUp } from './lookUp.ts';
import type { Peer } from './peer.ts';
import type { Secrets, Security } from './ports.ts';

export type Greeted =
  | { readonly room: Room; readonly person: Person }
  | { readonly error: Sentence; readonly close: number };

export interface GreetingNeeds {
  readonly lookUp: LookUp;
  readonly secrets: Pick<Secrets, 'sameAs'>;
  readonly security: Security;
}

const ONLOOKER: Person = { seat: null, host: false, key: null };

/** Which room a `hello` is for and who says it: a token is a seat. */
export async function greeted(
  { v, table, token }: Hello,
  { lookUp, secrets, security }: GreetingNeeds,
  peer: Peer,
): Promise<Greeted> {
  if (v !== PROTOCOL_VERSION) return { error: { key: 'link.version' }, close: CLOSE.version };
  const room = await lookUp.room(table, peer);
  if (!isRoom(room)) {
    return { error: room, close: room.key === 'link.tooOften' ? CLOSE.tooOften : CLOSE.noTable };
  }
  const person = token === null ? ONLOOKER : personOf(room.head, secrets.sameAs(token));
  if (person !== undefined) return { room, person };
  security.note('wrong token', peer);
  return { error: { key: 'link.wrongToken' }, close: CLOSE.noTable };
}
