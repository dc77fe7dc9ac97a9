import type { Actor, Kind, Refusal, Seat } from '../engine/game.ts';
import { act, type Sitting } from '../engine/sitting.ts';
import { versionOf } from '../engine/versions.ts';
import type { Turned } from './clock.ts';
import { type Core, draftOf } from './core.ts';
import { askedSince, renumber } from './decisions.ts';
import { type Head, isSteppedBack, placeOf, rememberId } from './head.ts';
import { answered } from './here.ts';
import { lateIn } from './late.ts';
import { recallEntry } from './memories.ts';
import { crownLinks, dropStrangers } from './owners.ts';
import { sayAll } from './say.ts';
import { tellStep } from './steps.ts';
import { type Change, type LogEntry, StoreTrouble } from './store.ts';

/** Somebody, or the clock, tries to act. */
export interface Attempt {
  readonly actor: Actor;
  readonly action: Kind['action'];
  readonly at: number;
  readonly by: LogEntry['by'];
}

/**
 * Judge, clone, apply, commit, tell. Until the commit has succeeded everything is as it was. A refusal comes
 * at once; what was accepted settles when it is durable.
 */
export function play(core: Core, sitting: Sitting<Kind>, attempt: Attempt): Refusal | Promise<undefined> {
  const { game, ports, head } = core;
  const { actor, action, at, by } = attempt;
  const draft = draftOf(sitting);
  const acted = act(game, draft, actor, action, ports.luck, at);
  if (acted.refusal !== undefined) return acted.refusal;
  if (game.isMark(acted.before)) keepLast(draft);
  const seq = head.seq + 1;
  const marked = draft.entries.length === 1;
  const instead = insteadOf(core, attempt, acted.before, draft.state);
  const entry = entryOf(core, {
    ...acted.entry,
    seq,
    kind: 'act',
    by,
    to: null,
    ...(instead && { instead }),
  });
  return adopt(core, { ...head, mark: marked ? seq : head.mark }, draft, entry, marked);
}

/**
 * What everybody may know of who did it. Where the picture does not tell anyhow whose action it was, neither
 * does this: others may act unseen.
 */
function insteadOf(
  { game, head }: Core,
  { actor, by }: Attempt,
  before: unknown,
  after: unknown,
): LogEntry['instead'] {
  if (typeof actor !== 'number') return undefined;
  if (by === 'table') return 'skip';
  if (by !== 'bot' || head.seats[actor]?.kind !== 'human' || head.seats[actor]?.standIn !== 'absent')
    return undefined;
  const { must } = game.awaiting(before);
  const isAlone = must.length === 1 && must[0] === actor;
  return isAlone || (must.includes(actor) && !game.awaiting(after).must.includes(actor)) ? 'bot' : undefined;
}

/** Writes an entry with the head and state it leads to, then lets everybody know. */
export async function adopt(
  core: Core,
  next: Head,
  sitting: Sitting<Kind>,
  entry: LogEntry,
  marks = false,
): Promise<undefined> {
  const { game } = core;
  const cause = causeOf(core, entry);
  // Whoever acted, or had something taken back, faces a new decision even if it looks the same.
  const actor = entry.kind === 'act' ? entry.actor : null;
  const { decisions: numbers, menus } = renumber(core, sitting.state, actor);
  const decisions = entry.kind === 'undo' ? next.decisions.map((n) => n + 1) : numbers;
  const since = askedSince(core, sitting.state, actor, decisions);
  const head = await write(
    core,
    { state: sitting.state, entry, marks },
    {
      ...next,
      version: versionOf(game),
      seq: entry.seq,
      phase: game.outcome(sitting.state) === undefined ? 'playing' : 'over',
      decisions,
    },
  );
  const late = core.sitting === null ? [] : lateIn(game, entry, core.sitting.state, sitting.state);
  core.head = head;
  core.sitting = sitting;
  core.menus = menus;
  core.since = since;
  core.asking = null;
  if (cause === 'play' && typeof entry.actor === 'number' && isTheirs(core, entry.actor, entry.by))
    answered(core, entry.actor);
  recallEntry(core, entry);
  // Before telling: what is told includes how much time is left.
  core.clock.rearm(core, { told: entry.events.length > 0, cause, marked: marks });
  // Before what was done: whoever reads it is to know why.
  if (late.length > 0) sayAll(core, { t: 'notice', notice: { key: 'clock.ranOut', args: lateArgs(late) } });
  tellStep(core, entry.events, entry);
}

/** To the others whoever stepped back unseen plays themselves: what their bot does is an answer, too. */
const isTheirs = ({ head }: Core, seat: Seat, by: LogEntry['by']): boolean =>
  by === 'person' || isSteppedBack(head.seats[seat]);

const lateArgs = (late: readonly Seat[]) => ({ seats: late.map((seat) => ({ seat })) });

/** Only what answers a question, and what the clock does, starts anybody's time anew. */
function causeOf({ game, sitting }: Core, { kind, actor, action }: LogEntry): Turned['cause'] {
  if (kind === 'undo' || (action !== null && action.type === game.takeBack?.type)) return 'back';
  if (sitting === null || actor === null || actor === 'clock' || action === null) return 'play';
  const answers = game.awaiting(sitting.state).must.includes(actor);
  return answers && game.beside?.includes(action.type) !== true ? 'play' : 'beside';
}

/** Changes the table but not the game. Nobody keeps a seat by an open line that is no longer theirs. */
export async function rehead(core: Core, next: Head, more: Pick<Change, 'note'> = {}): Promise<void> {
  become(core, await write(core, { ...more, state: undefined }, next));
}

/** Changes the table but not the game, with an entry that says so: whoever was away can read it. */
export async function trace(
  core: Core,
  entry: LogEntry,
  next: Head,
  more: Pick<Change, 'note'> = {},
): Promise<void> {
  const what = { ...more, state: undefined, entry, whole: true } as const;
  become(core, await write(core, what, { ...next, seq: entry.seq }));
}

/** What is written holds: also for every open line. */
function become(core: Core, written: Head): void {
  const { hostKey } = core.head;
  core.head = written;
  if (written.hostKey !== hostKey) crownLinks(core);
  dropStrangers(core);
}

/** Something is written down beside the game and the table. */
export async function jot(core: Core, what: Pick<Change, 'talk' | 'note'>): Promise<void> {
  core.head = await write(core, { ...what, state: undefined }, core.head);
}

/** The only way to the store: with the number that follows, and with the request that is being obeyed. */
async function write(
  { head, lost, answering, ports }: Core,
  what: Omit<Change, 'head'>,
  next: Head,
): Promise<Head> {
  if (lost !== null) throw new StoreTrouble('conflict', 'this room writes no more');
  const place = answering === null ? undefined : placeOf(head, answering.link);
  const ids = answering === null || place === undefined ? next.ids : rememberId(next, place, answering.id);
  const written: Head = { ...next, ids, rev: head.rev + 1 };
  await ports.store.commit({ ...what, head: written });
  return written;
}

export function entryOf(core: Core, entry: Omit<LogEntry, 'version' | 'time'>): LogEntry {
  return {
    seq: entry.seq,
    kind: entry.kind,
    actor: entry.actor,
    action: entry.action,
    at: entry.at,
    draws: entry.draws,
    learnt: entry.learnt,
    events: entry.events,
    version: versionOf(core.game),
    time: core.ports.time.date(),
    by: entry.by,
    to: entry.to,
    ...(entry.instead !== undefined && { instead: entry.instead }),
  };
}

/** What people do to the table, not to the game; `actor` is the seat that it is about. */
export const tableEntry = (
  core: Core,
  kind: Exclude<LogEntry['kind'], 'act' | 'start'>,
  actor: Seat | null,
  to: LogEntry['to'] = null,
): LogEntry =>
  entryOf(core, {
    seq: core.head.seq + 1,
    kind,
    actor,
    action: null,
    at: 0,
    draws: [],
    learnt: [],
    events: [],
    by: 'person',
    to,
  });

/** At a mark what came before can no longer be taken back, so it need not be held. */
function keepLast(sitting: Sitting<Kind>): void {
  sitting.entries.splice(0, sitting.entries.length - 1);
  sitting.marks.splice(0, sitting.marks.length - 1);
}
