import type { Socket } from 'node:net';
import type { Peer } from '../service/peer.ts';

/** The open lines of each address that ask for pages. */
export interface Lines {
  add(peer: Peer, line: Socket): void;
  /** It has become a socket, or is gone: another part looks after it. */
  remove(peer: Peer, line: Socket): void;
  /** Ends all of an address, before what they have sent is read. */
  drop(peer: Peer): void;
}

export function newLines(): Lines {
  const open = new Map<Peer, Set<Socket>>();
  return {
    add(peer, line) {
      const lines = open.get(peer) ?? new Set();
      lines.add(line);
      open.set(peer, lines);
    },
    remove(peer, line) {
      const lines = open.get(peer);
      lines?.delete(line);
      if (lines?.size === 0) open.delete(peer);
    },
    drop(peer) {
      for (const line of open.get(peer) ?? []) line.destroy();
    },
  };
}
