import type { Kind } from '../engine/game.ts';
import type { Core } from './core.ts';
import { diff, written } from './delta.ts';
import type { Eyes } from './eyes.ts';
import { pictureOf } from './picture.ts';
import type { Link } from './ports.ts';
import type { Picture, ServerMessage } from './protocol.ts';
import { wordsOf } from './words.ts';

/** Tells each pair of eyes what it saw and what changed for it. Those to whom nothing shows hear nothing. */
export function tellStep(core: Core, events: readonly Kind['event'][]): void {
  const { game, sitting } = core;
  if (sitting === null) return;
  for (const eyes of inTurn(core)) {
    const { viewer, rules } = eyes;
    if (eyes.links.size === 0) {
      // Nobody listens: whoever comes back gets a whole picture.
      core.eyes.delete(eyes);
      continue;
    }
    const picture = pictureOf(core, viewer, rules);
    const shown: Kind['event'][] = [];
    for (const event of events) {
      const seen = game.redact(event, viewer, sitting.state, 'live');
      if (seen !== undefined) shown.push(seen);
    }
    if (eyes.picture === null || picture === null) {
      eyes.seq++;
      eyes.picture = picture;
      if (picture !== null) tellSync(eyes, picture);
    }
    tellOne(core, eyes, shown, picture);
  }
}

/** In a race nobody is always told first: whose eyes begin changes from step to step. */
function inTurn({ game, eyes, order }: Core): Iterable<Eyes> {
  if (game.realTime === undefined || eyes.size < 2) return eyes;
  const all = [...eyes];
  const first = order.below(all.length);
  return [...all.slice(first), ...all.slice(0, first)];
}

function tellSync({ seq, links }: Eyes, picture: Picture): void {
  const text = JSON.stringify({ t: 'sync', seq, picture } satisfies ServerMessage);
  for (const link of links) link.send(text);
}

/** Written at most twice, plain and squeezed, however many listen. */
function tellOne(core: Core, eyes: Eyes, shown: readonly Kind['event'][], picture: Picture | null): void {
  const before = eyes.picture;
  const seq = eyes.seq + 1;
  let plain: string | null | undefined;
  let squeezed: string | null | undefined;
  for (const link of eyes.links) {
    if (link.words === true) {
      if (squeezed === undefined) squeezed = squeezedStep(core.game, seq, shown, before, picture);
      if (squeezed === null) return;
      link.send(squeezed + endOf(core, link));
    } else {
      if (plain === undefined) plain = plainStep(seq, shown, before, picture);
      if (plain === null) return;
      link.send(plain);
    }
  }
  eyes.seq = seq;
  eyes.picture = picture;
}

/** Null if nothing shows. */
function plainStep(
  seq: number,
  shown: readonly Kind['event'][],
  before: Picture | null,
  picture: Picture | null,
): string | null {
  const d = diff(before, picture);
  if (d === undefined && shown.length === 0) return null;
  const e = shown.length > 0 && { e: [...shown] };
  return JSON.stringify({ t: 'step', seq, ...e, ...(d !== undefined && { d }) } satisfies ServerMessage);
}

/** Null if nothing shows; else all but the end. */
function squeezedStep(
  game: Core['game'],
  seq: number,
  shown: readonly Kind['event'][],
  before: Picture | null,
  picture: Picture | null,
): string | null {
  const { squeezer } = wordsOf(game);
  const change = written(before, picture, squeezer);
  if (change === undefined && shown.length === 0) return null;
  return `[${seq},${shown.length > 0 ? squeezer.value(shown) : 0},${change ?? 0}`;
}

/** For whoever asked for what the step tells, the step is also the answer. */
function endOf(core: Core, link: Link): string {
  if (core.answering?.link !== link) return ']';
  const { id } = core.answering;
  core.answering = null;
  return `,"${id}"]`;
}
