import type { Viewer } from '../engine/game.ts';
import type { Core } from './core.ts';
import { pastWriter } from './encoding/past.ts';
import { isOfTable } from './limits.ts';
import { moments } from './moments.ts';
import type { Past } from './protocol.ts';
import { shownTo } from './shown.ts';

/**
 * The game so far as this viewer may read it now. While it runs, events are cut as for later reading and the
 * views are the public's, covered as at this moment; once it is over the seat sees it again with its own eyes
 * of then, a spectator with all.
 */
export async function pastFor(core: Core, viewer: Viewer): Promise<Omit<Past, 'id'>> {
  const { game, sitting, head } = core;
  const isOver = head.phase === 'over';
  const eyes = isOver ? (viewer === 'public' ? 'all' : viewer) : viewer === 'all' ? 'all' : 'public';
  const { add, frames } = pastWriter();
  if (sitting === null) return { t: 'history', eyes, frames };
  for await (const { entry, state } of moments(core)) {
    add({
      kind: entry.kind,
      events: shownTo(game, entry.events, viewer, sitting.state, 'later'),
      view: game.view(state, eyes, isOver ? undefined : sitting.state),
      mark: game.isMark(state),
      ...(isOfTable(entry.kind) && typeof entry.actor === 'number' && { seat: entry.actor }),
    });
  }
  return { t: 'history', eyes, frames };
}
