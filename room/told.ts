import type { Kind, Viewer } from '../engine/game.ts';
import type { Asking, Core, Eyes } from './core.ts';
import { menuOf } from './decisions.ts';
import { diff, written } from './delta.ts';
import type { Head } from './head.ts';
import type { Link } from './ports.ts';
import type { Picture, ServerMessage, TableInfo } from './protocol.ts';
import { connectedSeats } from './seats.ts';
import { undoInfo } from './undo.ts';
import { wordsOf } from './words.ts';

const FIRST_SEQ_BELOW = 1_000_000;
const NONE: readonly unknown[] = [];

export const say = (link: Link, message: ServerMessage): void => link.send(JSON.stringify(message));

export function sayAll(core: Core, message: ServerMessage): void {
  const text = JSON.stringify(message);
  for (const eyes of core.eyes) for (const link of eyes.links) link.send(text);
}

/** Whose eyes a connection has: its seat's, the public's, or all where a facilitator has opened the hands. */
export function viewerOf(core: Core, link: Link): Viewer {
  if (link.seat !== null) return link.seat;
  return link.host && core.head.opened ? 'all' : 'public';
}

/** Talk and notes are kept from this connection for now. */
export const isSecluded = (core: Core, link: Link): boolean =>
  core.sitting !== null && core.game.secluded?.(core.sitting.state, viewerOf(core, link)) === true;

export function eyesOf(core: Core, link: Link): Eyes {
  const viewer = viewerOf(core, link);
  const rules = link.rules === true && typeof viewer === 'number';
  for (const known of core.eyes) if (known.viewer === viewer && known.rules === rules) return known;
  // By the clock, not by the game's luck: the `last` of an earlier run of the server must not pass for one of this run.
  const seq = Math.trunc(core.ports.time.date()) % FIRST_SEQ_BELOW;
  const eyes: Eyes = { viewer, rules, links: new Set(), seq, picture: pictureOf(core, viewer, rules) };
  core.eyes.add(eyes);
  return eyes;
}

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

/** Which seats somebody is connected to, as one number to compare. */
function connections(core: Core): number {
  let seats = 0;
  for (const { viewer, links } of core.eyes) {
    if (typeof viewer === 'number' && links.size > 0) seats |= 1 << viewer;
  }
  return seats;
}

/** Tells everybody how the table stands, if that has changed since it was last told. */
export function tableTeller(core: Core): () => void {
  const standing = (): Standing => ({ head: core.head, asking: core.asking, connected: connections(core) });
  let told = standing();
  return () => {
    const now = standing();
    const isSame =
      isSameTable(told.head, now.head) && told.asking === now.asking && told.connected === now.connected;
    told = now;
    if (!isSame) sayAll(core, { t: 'table', table: tableInfo(core) });
  };
}

interface Standing {
  readonly head: Head;
  readonly asking: Asking | null;
  readonly connected: number;
}

const isSameTable = (a: Head, b: Head): boolean =>
  a.seats === b.seats &&
  a.phase === b.phase &&
  a.paused === b.paused &&
  a.opened === b.opened &&
  a.next === b.next;

/** A facilitator's eyes have opened or closed: each connection moves to the eyes it has now. */
export function rehome(core: Core): void {
  for (const { viewer, links } of [...core.eyes]) {
    for (const link of [...links]) {
      if (viewerOf(core, link) === viewer) continue;
      links.delete(link);
      const eyes = eyesOf(core, link);
      eyes.links.add(link);
      if (eyes.picture !== null) say(link, { t: 'sync', seq: eyes.seq, picture: eyes.picture });
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

function pictureOf(core: Core, viewer: Viewer, rules: boolean): Picture | null {
  const { game, sitting, head } = core;
  if (sitting === null) return null;
  const { state } = sitting;
  const { must, may, window } = game.awaiting(state);
  const seat = typeof viewer === 'number' ? viewer : null;
  const menu = seat === null || rules ? undefined : menuOf(core, seat);
  return {
    view: game.view(state, viewer),
    // Not copied: what is the same object need not be compared.
    options: (menu?.options ?? NONE) as unknown[],
    forms: (menu?.forms ?? NONE) as unknown[],
    awaiting: {
      must: [...must],
      may: may.filter((other) => other === seat),
      window: window === undefined || window.hidden ? null : { id: window.id, ms: window.ms },
    },
    decision: seat === null ? null : (head.decisions[seat] ?? null),
    undo: undoInfo(core, seat),
    left: core.clock.left(),
    outcome: game.outcome(state) ?? null,
  };
}

export function tableInfo(core: Core): TableInfo {
  const { head, asking } = core;
  const connected = connectedSeats(core);
  const hostSeat = head.seats.findIndex((seat) => seat.key === head.hostKey);
  return {
    id: head.id,
    code: head.code,
    game: head.game,
    name: head.name,
    listed: head.listed,
    config: core.game.publicConfig?.(head.config) ?? head.config,
    phase: head.phase,
    paused: head.paused,
    host: hostSeat < 0 ? null : hostSeat,
    seats: head.seats.map((seat, i) => ({
      kind: seat.kind,
      name: seat.name,
      bot: seat.kind === 'bot' ? seat.bot : null,
      free: seat.kind === 'human' && seat.key === null,
      connected: connected.has(i),
      standIn: seat.kind === 'human' && seat.standIn !== 'no',
    })),
    talk: head.talk,
    decisionMs: head.decisionMs,
    absenceMs: head.absenceMs,
    request: asking === null ? null : { id: asking.id, seat: asking.seat, waiting: [...asking.waiting] },
    opened: head.opened,
    next: head.next,
  };
}
