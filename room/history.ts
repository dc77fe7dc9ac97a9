import type { Seat, Viewer } from '../engine/game.ts';
import type { Core } from './core.ts';
import { pastWriter } from './encoding/past.ts';
import { insteadFor, personSince } from './instead.ts';
import { lateIn } from './late.ts';
import { isOfTable } from './limits.ts';
import { moments, readLog } from './moments.ts';
import type { Past } from './protocol.ts';
import { shownTo } from './shown.ts';
import type { LogEntry } from './store.ts';

/** Whose views are shown, and for whom the events beside them are cut. */
export interface Reading {
  readonly eyes: Viewer;
  readonly events: Viewer;
  /** The eyes that could be asked for. */
  readonly may: readonly Viewer[];
  /** The reader's own seat, if it reads with its own eyes. */
  readonly own?: Seat;
}

/**
 * What of a wish for other eyes is granted. While the game runs nobody gets more than the public's views;
 * once it is over a seat has its own eyes of then, and what lies open to everybody.
 */
export function readingOf(core: Core, viewer: Viewer, wish?: Viewer): Reading {
  const reading = grantedTo(core, viewer, wish);
  return typeof viewer === 'number' && reading.events === viewer ? { ...reading, own: viewer } : reading;
}

function grantedTo({ game, head }: Core, viewer: Viewer, wish?: Viewer): Reading {
  if (head.phase !== 'over') {
    const may: readonly Viewer[] = viewer === 'all' ? ['public', 'all'] : ['public'];
    if (wish === 'public') return { eyes: 'public', events: 'public', may };
    return { eyes: viewer === 'all' ? 'all' : 'public', events: viewer, may };
  }
  const seats = head.seats.map((_, seat) => seat);
  const may: readonly Viewer[] = [
    ...seats.filter((seat) => seat === viewer || game.lendsEyes === true),
    'public',
    'all',
  ];
  // Whoever looked on sees everything, unless they ask for less.
  if (wish === undefined && viewer === 'public') return { eyes: 'all', events: viewer, may };
  const granted = wish !== undefined && may.includes(wish) ? wish : viewer;
  return { eyes: granted, events: granted, may };
}

/**
 * That the person whom this seat has now did it: what a bot did in its stead it has still to be told, and of
 * who had the seat before nobody is told when they had stepped back.
 */
const isOwnAct = ({ kind, actor, by, seq }: LogEntry, own: Seat | undefined, since: number): boolean =>
  kind === 'act' && own !== undefined && actor === own && by === 'person' && seq > since;

/**
 * The game so far, as it may be read now. While it runs, events are cut as for later reading and the
 * views are covered as at this moment; once it is over it is seen again as it was.
 */
export async function pastFor(core: Core, { eyes, events, may, own }: Reading): Promise<Omit<Past, 'id'>> {
  const { game, sitting, head, ports } = core;
  // Elsewhere a gap would tell that something was done unseen.
  const numbers = head.phase === 'over' && ports.oneDevice === true;
  const now = head.phase === 'over' ? undefined : sitting?.state;
  const { add, frames } = pastWriter();
  const open = pastWriter();
  if (sitting === null) return { t: 'history', eyes, may: [...may], frames };
  const log = await readLog(core);
  const since = own === undefined ? -1 : personSince(log.entries, own);
  let before: unknown;
  for await (const { entry, state } of moments(core, log)) {
    const by = insteadFor(head, entry, own, since);
    const late = before === undefined ? [] : lateIn(game, entry, before, state);
    before = state;
    const seenBy = (cutFor: Viewer, view: unknown) => ({
      kind: entry.kind,
      events: shownTo(game, entry.events, cutFor, sitting.state, 'later'),
      view,
      mark: game.isMark(state),
      ...(by !== undefined && { by }),
      ...(isOfTable(entry.kind) && typeof entry.actor === 'number' && { seat: entry.actor }),
      ...(late.length > 0 && { late }),
      ...(now !== undefined && isOwnAct(entry, own, since) && { own: true }),
      ...(numbers && { seq: entry.seq }),
    });
    const openly = game.view(state, 'public', now);
    open.add({ ...seenBy('public', openly), n: 0 });
    const view = eyes === 'public' ? openly : game.view(state, eyes, now);
    add({ ...seenBy(events, view), n: open.frames.length });
  }
  return { t: 'history', eyes, may: [...may], frames };
}
