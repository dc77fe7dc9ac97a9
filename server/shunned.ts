import { BlockList } from 'node:net';
import type { Time } from '../room/ports.ts';
import type { Peer } from '../service/peer.ts';
import type { Shunned } from '../service/ports.ts';
import { addNetwork } from './peers.ts';

const SHUNNED_MS = 10_000;

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
