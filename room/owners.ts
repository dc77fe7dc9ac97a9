import type { Core } from './core.ts';
import { moveLinks } from './eyes.ts';
import type { Head } from './head.ts';
import { withoutPair } from './pairs.ts';
import type { Farewell, Link, Person } from './ports.ts';
import { sayAnswer } from './say.ts';

/**
 * The token that was shown is still that of the seat, and of the host if it said so. Whoever came without a
 * seat and has one now has its eyes, and no others beside them.
 */
export function isOwner({ seats, hostKey }: Head, { seat, host, key }: Person): boolean {
  if (host && key !== hostKey) return false;
  if (seat === null) return key === null || seats.every((one) => one.key !== key);
  return key !== null && seats[seat]?.key === key;
}

/** False: it was not here. */
export function forget(core: Core, link: Link): boolean {
  let wasHere = false;
  for (const { links } of core.eyes) wasHere = links.delete(link) || wasHere;
  core.apart.delete(link);
  if (core.company.knocks.some((one) => one.link === link))
    core.company = { ...core.company, knocks: core.company.knocks.filter((one) => one.link !== link) };
  core.pairs = withoutPair(core.pairs, link);
  core.gone.add(link);
  return wasHere;
}

/** Whoever has this token is somebody here, on whatever seat. */
const isKnown = ({ seats, hostKey, founder }: Head, key: string | null): boolean =>
  key !== null && (key === hostKey || key === founder || seats.some((seat) => seat.key === key));

/** After any change of seats or tokens: no link keeps eyes, a voice or a note that are not its own. */
export function dropStrangers(core: Core): void {
  const { head } = core;
  for (const { links } of core.eyes) {
    for (const link of links) {
      if (isOwner(head, link)) continue;
      sayDone(core, link);
      letGo(core, link, isKnown(head, link.key) ? 'link.moved' : 'link.wrongToken');
    }
  }
}

/** Whoever gave up its own seat hears that it is done before the line ends. */
function sayDone(core: Core, link: Link): void {
  const { answering } = core;
  if (answering?.link !== link) return;
  core.answering = null;
  sayAnswer(link, answering.id, 'done');
}

/** The host's right has passed on: whoever has it now is told apart by the token, on every device. */
export function crownLinks(core: Core): void {
  const { head } = core;
  for (const { links } of core.eyes)
    for (const link of links) {
      if (link.key === head.hostKey) link.host = true;
      else if (isKnown(head, link.key)) link.host = false;
    }
  moveLinks(core);
}

export function letAllGo(core: Core, why: Farewell): void {
  for (const { links } of core.eyes) for (const link of links) letGo(core, link, why);
}

export function letGo(core: Core, link: Link, why: Farewell): void {
  forget(core, link);
  link.close(why);
}
