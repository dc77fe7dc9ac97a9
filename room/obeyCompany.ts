import { makePass } from './access.ts';
import { setPace } from './arrange.ts';
import { decideFor, nudge } from './away.ts';
import type { Core } from './core.ts';
import { handOver } from './hosts.ts';
import { introduce, knock, letIn } from './knocks.ts';
import { pair, share } from './pairs.ts';
import { leave, move, rename, sayReady, spare, swap } from './places.ts';
import type { Link } from './ports.ts';
import type { Sentence } from './protocol.ts';
import type { Request } from './requests.ts';

const NOT_SEATED: Sentence = { key: 'room.notSeated' };
const NOT_HOST: Sentence = { key: 'room.notHost' };

type Asked =
  | 'away'
  | 'nudge'
  | 'leave'
  | 'ready'
  | 'rename'
  | 'move'
  | 'swap'
  | 'handOver'
  | 'pass'
  | 'introduce'
  | 'spare'
  | 'pace'
  | 'knock'
  | 'letIn'
  | 'pair'
  | 'share';

/** What people settle among themselves: who sits where, who leads, and what becomes of who is away. */
export async function obeyCompany(
  core: Core,
  link: Link,
  request: Extract<Request, { t: Asked }>,
): Promise<Sentence | undefined> {
  const { seat, host } = link;
  switch (request.t) {
    case 'away':
      return decideFor(core, link, request);
    case 'nudge':
      return nudge(core, link, request.seat);
    case 'leave':
      return seat === null ? NOT_SEATED : leave(core, seat);
    case 'ready':
      return seat === null ? NOT_SEATED : sayReady(core, seat, request.ready);
    case 'rename':
      return seat === null ? NOT_SEATED : rename(core, seat, request.name);
    case 'move':
      return move(core, link, request.seat);
    case 'swap':
      return host ? swap(core, link, request.seats) : NOT_HOST;
    case 'handOver':
      return host ? handOver(core, request.seat) : NOT_HOST;
    case 'pass':
      return seat === null ? NOT_SEATED : makePass(core, seat, request.pass);
    case 'introduce':
      return introduce(core, link, request.name);
    case 'spare':
      return seat === null ? NOT_SEATED : spare(core, seat, request.spare);
    case 'pace':
      return host ? setPace(core, request.pace) : NOT_HOST;
    case 'knock':
      return knock(core, link, request);
    case 'letIn':
      return letIn(core, link, request);
    case 'pair':
      return pair(core, link, request);
    case 'share':
      return share(core, link, request);
  }
}
