import { BlockList } from 'node:net';
import type { Time } from '../room/ports.ts';
import { addNetwork, type Peer } from './peers.ts';

const SHUNNED_MS = 10_000;

/**
 * Addresses that flood us, for a while. Their lines are dropped as they come in: to read even a first byte of
 * thousands a second, only to turn them away, would already cost those who play their time.
 */
export interface Shunned {
  add(peer: Peer): void;
  has(peer: Peer): boolean;
}

/** `use` is told the list whenever it has changed. */
export function newShunned(time: Time, use: (list: BlockList) => void): Shunned {
  const until = new Map<Peer, number>();
  const tell = (): void => {
    const list = new BlockList();
    for (const peer of until.keys()) addNetwork(list, peer);
    use(list);
  };
  return {
    add(peer) {
      if (until.has(peer)) return;
      until.set(peer, time.now() + SHUNNED_MS);
      tell();
      time.after(SHUNNED_MS, () => {
        until.delete(peer);
        tell();
      });
    },
    has: (peer) => (until.get(peer) ?? 0) > time.now(),
  };
}
