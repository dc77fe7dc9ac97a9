import type { Game, Kind, Seat, Viewer } from '../engine/game.ts';
import { levelLabel, storedLevel } from '../engine/levels.ts';
import { type Company, NO_COMPANY } from './company.ts';
import type { Asking, Core } from './core.ts';
import { connectedSeats, isOpened } from './eyes.ts';
import { type Head, isSeenAsBot, isSteppedBack } from './head.ts';
import type { Link } from './ports.ts';
import type { TableInfo } from './protocol.ts';
import { sayTo } from './say.ts';

/** What may be known of the table itself: by everybody, and besides by this seat that it stepped back. */
export const tableInfo = (core: Core, seat: Seat | null = null): TableInfo =>
  toldTo(
    core.head,
    seat,
    infoOf(core.game, core.head, {
      connected: presentOf(core),
      asking: core.asking,
      company: core.company,
      watchers: onlookers(core),
    }),
  );

/** Who stepped back unseen is there for the others as before, also when their device is put away. */
function presentOf(core: Core): ReadonlyMap<Seat, string | null> {
  const here = connectedSeats(core);
  for (const seat of steppedBack(core.head))
    if (!here.has(seat)) here.set(seat, core.languages.get(seat) ?? null);
  return here;
}

const steppedBack = (head: Head): Seat[] =>
  head.seats.flatMap((record, seat) => (isSteppedBack(record) ? [seat] : []));

const toldTo = (head: Head, seat: Viewer | null, info: TableInfo): TableInfo =>
  typeof seat === 'number' && isSteppedBack(head.seats[seat])
    ? { ...info, seats: info.seats.map((one, i) => (i === seat ? { ...one, standIn: true } : one)) }
    : info;

/** Of a table that is not open nobody is there and nobody is asked. */
export function infoOf(game: Game<Kind>, head: Head, now: Partial<Present> = {}): TableInfo {
  const {
    connected = new Map<Seat, string | null>(),
    asking = null,
    company = NO_COMPANY,
    watchers = [],
  } = now;
  const hostSeat = hostOf(head);
  return {
    id: head.id,
    code: head.code,
    game: head.game,
    name: head.name,
    listed: head.listed,
    config: game.publicConfig?.(head.config) ?? head.config,
    phase: head.phase,
    paused: head.paused,
    pausedBy: head.paused ? (head.pausedBy ?? null) : null,
    host: hostSeat < 0 ? null : hostSeat,
    seats: head.seats.map((seat, i) => ({
      kind: seat.kind,
      name: seat.name,
      bot: seat.kind === 'bot' ? levelLabel(storedLevel(seat.bot)) : null,
      free: seat.kind === 'human' && seat.key === null,
      connected: connected.has(i),
      language: connected.get(i) ?? null,
      ready: company.ready.includes(i),
      standIn: seat.kind === 'human' && isSeenAsBot(seat),
      spare: seat.spare === true,
    })),
    watching: watchers.length,
    watchers: watchers.flatMap(({ name }) => name ?? []).slice(0, MOST_NAMED),
    talk: head.talk,
    notes: game.withoutNotes !== true,
    decisionMs: head.decisionMs,
    absenceMs: head.absenceMs,
    pace: head.pace ?? 'normal',
    hints: head.hints === true,
    request: asking === null ? null : { id: asking.id, seat: asking.seat, waiting: [...asking.waiting] },
    opened: isOpened({ game, head }),
    next: head.next,
    going: [...company.going],
    away: company.missing.map(({ bot, skip, ...one }) => ({ ...one, bot: [...bot], skip: [...skip] })),
    knocks: company.knocks.map(({ id, seat, name, agreed }) => ({ id, seat, name, agreed: [...agreed] })),
  };
}

/** Everybody is told all of them again whenever one comes: a crowd is counted, not listed. */
const MOST_NAMED = 24;

interface Present {
  readonly connected: ReadonlyMap<Seat, string | null>;
  readonly asking: Asking | null;
  readonly company: Company;
  readonly watchers: readonly Link[];
}

/** Who looks on without a seat. */
export const onlookers = ({ eyes }: Core): readonly Link[] =>
  [...eyes].flatMap(({ links }) => [...links].filter(({ seat, host }) => seat === null && !host));

/** Which seats somebody is connected to, as one number to compare. */
function connections(core: Core): number {
  let seats = 0;
  for (const seat of steppedBack(core.head)) seats |= 1 << seat;
  for (const { viewer, links } of core.eyes) {
    if (typeof viewer === 'number' && links.size > 0) seats |= 1 << viewer;
  }
  return seats;
}

/** Tells everybody how the table stands, if that has changed for them since it was last told. */
export function tableTeller(core: Core): () => void {
  const standing = (): Standing => ({
    head: core.head,
    asking: core.asking,
    company: core.company,
    connected: connections(core),
    watchers: onlookers(core)
      .map(({ name = '' }) => `${name}\n`)
      .join(''),
  });
  let told = standing();
  return () => {
    const now = standing();
    const isSame =
      isSameTable(told.head, now.head) &&
      told.asking === now.asking &&
      told.company === now.company &&
      told.connected === now.connected &&
      told.watchers === now.watchers;
    const own = steppers(told.head, now.head);
    told = now;
    if (isSame && own.length === 0) return;
    const info = tableInfo(core);
    for (const eyes of core.eyes)
      if (!isSame || own.some((seat) => seat === eyes.viewer))
        sayTo(eyes, { t: 'table', table: toldTo(core.head, eyes.viewer, info) });
  };
}

/** Who has stepped back or returned: nobody else is told. */
const steppers = (a: Head, b: Head): Seat[] =>
  b.seats.flatMap((record, seat) => (isSteppedBack(a.seats[seat]) === isSteppedBack(record) ? [] : [seat]));

interface Standing {
  readonly head: Head;
  readonly asking: Asking | null;
  readonly company: Company;
  readonly connected: number;
  /** A line for each of them, with the name of whoever said it. */
  readonly watchers: string;
}

const hostOf = ({ seats, hostKey }: Head): Seat => seats.findIndex((seat) => seat.key === hostKey);

/** To everybody: which tokens and passes a person has is told nobody. */
const isSameSeats = (a: Head, b: Head): boolean =>
  a.seats === b.seats ||
  (a.seats.length === b.seats.length &&
    a.seats.every((seat, i) => {
      const other = b.seats[i];
      return (
        seat.kind === other?.kind &&
        seat.name === other.name &&
        seat.bot === other.bot &&
        (seat.key === null) === (other.key === null) &&
        isSeenAsBot(seat) === isSeenAsBot(other) &&
        (seat.spare === true) === (other.spare === true)
      );
    }));

const isSameTable = (a: Head, b: Head): boolean =>
  isSameSeats(a, b) &&
  hostOf(a) === hostOf(b) &&
  a.config === b.config &&
  a.talk === b.talk &&
  a.listed === b.listed &&
  a.decisionMs === b.decisionMs &&
  a.absenceMs === b.absenceMs &&
  a.pace === b.pace &&
  a.hints === b.hints &&
  a.phase === b.phase &&
  a.paused === b.paused &&
  a.opened === b.opened &&
  a.next === b.next;
