import type { Seat, Viewer } from '../engine/game.ts';
import type { Core } from './core.ts';
import type { Encoding } from './encoding/encoding.ts';
import { pictureOf } from './picture.ts';
import type { Link } from './ports.ts';
import type { Picture } from './protocol.ts';
import { say } from './say.ts';

/** The connections that are told the very same texts, and what they were told last. */
export interface Eyes {
  readonly viewer: Viewer;
  readonly encoding: Encoding;
  /** They hold the rules and work out their menus themselves. */
  readonly rules: boolean;
  readonly links: Set<Link>;
  seq: number;
  picture: Picture | null;
  /** What the time left counts down to in that picture. */
  goal: string;
}

/** Longer than any game is told to one pair of eyes, so that two runs never share a number. */
const STEPS_IN_A_RUN = 2 ** 20;

/** A facilitator looks at what is hidden. Older tables may say so where the game allows it no more. */
export const isOpened = ({ head, game }: Pick<Core, 'head' | 'game'>): boolean =>
  head.opened && game.facilitatorSees?.(head.config) === true;

/** Whose eyes a connection has: its seat's, the public's, or all where a facilitator has opened the hands. */
export function viewerOf(core: Core, link: Link): Viewer {
  if (link.seat !== null) return link.seat;
  return link.host && isOpened(core) ? 'all' : 'public';
}

/** Talk and notes are kept from this connection for now. */
export const isSecluded = (core: Core, link: Link): boolean =>
  core.sitting !== null && core.game.secluded?.(core.sitting.state, viewerOf(core, link)) === true;

export function eyesOf(core: Core, link: Link): Eyes {
  const viewer = viewerOf(core, link);
  const { encoding } = link;
  const rules = link.rules === true && typeof viewer === 'number';
  for (const known of core.eyes) {
    if (known.viewer === viewer && known.rules === rules && known.encoding === encoding) return known;
  }
  // Drawn anew for each pair of eyes: the `last` of earlier ones must not pass for one of these, and a number
  // must not tell how much others have seen.
  const seq = core.ports.run() * STEPS_IN_A_RUN;
  const picture = pictureOf(core, viewer, rules);
  const goal = core.clock.goal();
  const eyes: Eyes = { viewer, encoding, rules, links: new Set(), seq, picture, goal };
  core.eyes.add(eyes);
  return eyes;
}

/** What these eyes see, with the time that is left now. */
export const pictureNow = (core: Core, { picture }: Eyes): Picture | null =>
  picture === null ? null : { ...picture, left: core.clock.left() };

/** A facilitator's eyes have opened or closed: each connection moves to the eyes it has now. */
export function moveLinks(core: Core): void {
  for (const { viewer, links } of [...core.eyes]) {
    for (const link of [...links]) {
      if (viewerOf(core, link) === viewer) continue;
      links.delete(link);
      const eyes = eyesOf(core, link);
      eyes.links.add(link);
      const picture = pictureNow(core, eyes);
      if (picture !== null) say(link, { t: 'sync', seq: eyes.seq, picture });
    }
  }
}

/** From now on this connection works out its menus by itself. */
export function holdsRules(core: Core, link: Link): void {
  if (link.rules === true) return;
  link.rules = true;
  for (const { links } of core.eyes) links.delete(link);
  eyesOf(core, link).links.add(link);
}

/** The seats that somebody is connected to, each with what is read there, if that was said. */
export function connectedSeats(core: Core): Map<Seat, string | null> {
  const seats = new Map<Seat, string | null>();
  for (const eyes of core.eyes) {
    for (const { seat, language } of eyes.links)
      if (seat !== null) seats.set(seat, language ?? seats.get(seat) ?? null);
  }
  return seats;
}
