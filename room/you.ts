import { hasPass } from './access.ts';
import type { Core } from './core.ts';
import { pairOf } from './pairs.ts';
import type { Link } from './ports.ts';
import type { You } from './protocol.ts';
import { say } from './say.ts';

/** What a device is told of itself and its seat, and nobody else. */
export const youOf = (core: Core, link: Link): You => ({
  seat: link.seat,
  host: link.host,
  pass: hasPass(core.head, link),
  devices: devicesOf(core, link),
  pair: pairOf(core, link),
});

/** On how many devices this seat is open. */
function devicesOf({ eyes }: Core, { seat }: Link): number {
  if (seat === null) return 0;
  let count = 0;
  for (const { viewer, links } of eyes) if (viewer === seat) count += links.size;
  return count;
}

/** Tells each device what has changed for its own seat since it was told last, by its welcome at first. */
export function youTeller(core: Core): () => void {
  const told = new WeakMap<Link, string>();
  return () => {
    for (const { links } of core.eyes)
      for (const link of links) {
        const you = youOf(core, link);
        const { pass, devices, pair } = you;
        const now = JSON.stringify([pass, devices, pair]);
        const before = told.get(link);
        told.set(link, now);
        if (before !== undefined && before !== now) say(link, { t: 'you', you });
      }
  };
}
