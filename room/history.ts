import type { Viewer } from '../engine/game.ts';
import type { Core } from './core.ts';
import { pastWriter } from './encoding/past.ts';
import { insteadFor } from './instead.ts';
import { lateIn } from './late.ts';
import { isOfTable } from './limits.ts';
import { moments } from './moments.ts';
import type { Past } from './protocol.ts';
import { shownTo } from './shown.ts';

/** Whose views are shown, and for whom the events beside them are cut. */
export interface Reading {
  readonly eyes: Viewer;
  readonly events: Viewer;
  /** The eyes that could be asked for. */
  readonly may: readonly Viewer[];
}

/**
 * What of a wish for other eyes is granted. While the game runs nobody gets more than the public's views;
 * once it is over a seat has its own eyes of then, and what lies open to everybody.
 */
export function readingOf({ game, head }: Core, viewer: Viewer, wish?: Viewer): Reading {
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
 * The game so far, as it may be read now. While it runs, events are cut as for later reading and the
 * views are covered as at this moment; once it is over it is seen again as it was.
 */
export async function pastFor(core: Core, { eyes, events, may }: Reading): Promise<Omit<Past, 'id'>> {
  const { game, sitting, head } = core;
  const now = head.phase === 'over' ? undefined : sitting?.state;
  const { add, frames } = pastWriter();
  const open = pastWriter();
  if (sitting === null) return { t: 'history', eyes, may: [...may], frames };
  let before: unknown;
  for await (const { entry, state } of moments(core)) {
    const byFor = (reader: Viewer) => {
      const by = insteadFor(head, entry, reader);
      return by === undefined ? {} : { by };
    };
    const late = before === undefined ? [] : lateIn(game, entry, before, state);
    before = state;
    const seenBy = (cutFor: Viewer, view: unknown) => ({
      kind: entry.kind,
      events: shownTo(game, entry.events, cutFor, sitting.state, 'later'),
      view,
      mark: game.isMark(state),
      ...byFor(cutFor),
      ...(isOfTable(entry.kind) && typeof entry.actor === 'number' && { seat: entry.actor }),
      ...(late.length > 0 && { late }),
    });
    const openly = game.view(state, 'public', now);
    open.add({ ...seenBy('public', openly), n: 0 });
    const view = eyes === 'public' ? openly : game.view(state, eyes, now);
    add({ ...seenBy(events, view), n: open.frames.length });
  }
  return { t: 'history', eyes, may: [...may], frames };
}
