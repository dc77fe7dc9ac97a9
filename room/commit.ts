import type { Actor, Kind, Refusal } from '../engine/game.ts';
import { act, type Sitting } from '../engine/sitting.ts';
import { versionOf } from '../engine/versions.ts';
import type { Turned } from './clock.ts';
import { type Core, draftOf } from './core.ts';
import { renumber } from './decisions.ts';
import { type Head, rememberId } from './head.ts';
import { recallEntry } from './memories.ts';
import { tellStep } from './steps.ts';
import type { LogEntry } from './store.ts';

/** Somebody, or the clock, tries to act. */
export interface Attempt {
  readonly actor: Actor;
  readonly action: Kind['action'];
  readonly at: number;
  readonly by: LogEntry['by'];
  /** The client's id of the action, to know a repeat by. */
  readonly id: string | null;
}

/**
 * Judge, clone, apply, commit, tell. Until the commit has succeeded everything is as it was. A refusal comes
 * at once; what was accepted settles when it is durable.
 */
export function play(core: Core, sitting: Sitting<Kind>, attempt: Attempt): Refusal | Promise<undefined> {
  const { game, ports, head } = core;
  const { actor, action, at, by, id } = attempt;
  const draft = draftOf(sitting);
  const acted = act(game, draft, actor, action, ports.luck, at);
  if (acted.refusal !== undefined) return acted.refusal;
  if (game.isMark(acted.before)) keepLast(draft);
  const seq = head.seq + 1;
  const marked = draft.entries.length === 1;
  const entry = entryOf(core, { ...acted.entry, seq, kind: 'act', by, to: null });
  const ids = actor === 'clock' ? head.ids : rememberId(head, actor, id);
  return adopt(core, { ...head, mark: marked ? seq : head.mark, ids }, draft, entry, marked);
}

/** Writes an entry with the head and state it leads to, then lets everybody know. */
export async function adopt(
  core: Core,
  next: Head,
  sitting: Sitting<Kind>,
  entry: LogEntry,
  marks = false,
): Promise<undefined> {
  const { game, ports } = core;
  const cause = causeOf(core, entry);
  // Whoever acted, or had something taken back, faces a new decision even if it looks the same.
  const { decisions, menus } = renumber(core, sitting.state, entry.kind === 'act' ? entry.actor : null);
  const head: Head = {
    ...next,
    version: versionOf(game),
    seq: entry.seq,
    phase: game.outcome(sitting.state) === undefined ? 'playing' : 'over',
    decisions: entry.kind === 'undo' ? next.decisions.map((n) => n + 1) : decisions,
  };
  await ports.store.commit({ head, state: sitting.state, entry, marks });
  core.head = head;
  core.sitting = sitting;
  core.menus = menus;
  core.asking = null;
  recallEntry(core, entry);
  // Before telling: what is told includes how much time is left.
  core.clock.rearm(core, { told: entry.events.length > 0, cause, marked: marks });
  tellStep(core, entry.events);
}

/** Only what answers a question, and what the clock does, starts anybody's time anew. */
function causeOf({ game, sitting }: Core, { kind, actor, action }: LogEntry): Turned['cause'] {
  if (kind === 'undo' || (action !== null && action.type === game.takeBack?.type)) return 'back';
  if (sitting === null || actor === null || actor === 'clock' || action === null) return 'play';
  const answers = game.awaiting(sitting.state).must.includes(actor);
  return answers && game.beside?.includes(action.type) !== true ? 'play' : 'beside';
}

/** Changes the table but not the game. */
export async function rehead(core: Core, head: Head): Promise<void> {
  await core.ports.store.commit({ head, state: undefined });
  core.head = head;
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
  };
}

/** At a mark what came before can no longer be taken back, so it need not be held. */
function keepLast(sitting: Sitting<Kind>): void {
  sitting.entries.splice(0, sitting.entries.length - 1);
  sitting.marks.splice(0, sitting.marks.length - 1);
}
