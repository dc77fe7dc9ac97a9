import type { Viewer } from '../engine/game.ts';
import type { Core } from './core.ts';
import { writePast } from './encoding/past.ts';
import { moments } from './moments.ts';
import type { Past } from './protocol.ts';
import { shownTo } from './shown.ts';

/**
 * The game so far as this viewer may read it now. While it runs, events are cut as for later reading and the
 * views are the public's, covered as at this moment; once it is over the seat sees it again with its own eyes
 * of then, a spectator with all.
 */
export async function historyOf(core: Core, viewer: Viewer, id: string): Promise<Past> {
  const { game, sitting, head } = core;
  const isOver = head.phase === 'over';
  const eyes = isOver ? (viewer === 'public' ? 'all' : viewer) : viewer === 'all' ? 'all' : 'public';
  const past = sitting === null ? [] : await moments(core);
  const seen = past.map(({ entry, state }) => ({
    kind: entry.kind,
    events: shownTo(game, entry.events, viewer, sitting?.state, 'later'),
    view: game.view(state, eyes, isOver ? undefined : sitting?.state),
    mark: game.isMark(state),
  }));
  return { t: 'history', id, eyes, frames: writePast(seen) };
}
