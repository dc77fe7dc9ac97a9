import type { LinkState } from '../../kit/link.ts';
import type { ServerMessage } from '../../room/protocol.ts';
import type { ClientMessage } from '../../room/requests.ts';

/** What a wire tells. `open` asks for the greeting that every connection begins with. */
export interface Ears {
  open(): void;
  heard(message: ServerMessage): void;
  state(state: LinkState): void;
}

/** One way to a room: a socket to the server, or a worker in this browser. Both speak room/protocol.ts. */
export interface Wire {
  send(message: ClientMessage): void;
  close(): void;
}

export type Connect = (ears: Ears) => Wire;
