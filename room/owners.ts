import type { Core } from './core.ts';
import type { Head } from './head.ts';
import type { Farewell, Link, Person } from './ports.ts';

/** The token that was shown is still that of the seat, and of the host if it said so. */
export function isOwner({ seats, hostKey }: Head, { seat, host, key }: Person): boolean {
  if (host && key !== hostKey) return false;
  return seat === null || (key !== null && seats[seat]?.key === key);
}

/** False: it was not here. */
export function forget(core: Core, link: Link): boolean {
  let wasHere = false;
  for (const { links } of core.eyes) wasHere = links.delete(link) || wasHere;
  core.apart.delete(link);
  core.gone.add(link);
  return wasHere;
}

/** After any change of seats or tokens: no link keeps eyes, a voice or a note that are not its own. */
export function dropStrangers(core: Core): void {
  for (const { links } of core.eyes) {
    for (const link of links) if (!isOwner(core.head, link)) letGo(core, link, 'link.wrongToken');
  }
}

export function letAllGo(core: Core, why: Farewell): void {
  for (const { links } of core.eyes) for (const link of links) letGo(core, link, why);
}

function letGo(core: Core, link: Link, why: Farewell): void {
  forget(core, link);
  link.close(why);
}
