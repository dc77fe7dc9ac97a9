import type { Kind, Viewer } from '../engine/game.ts';
import type { Core } from './core.ts';
import { diff } from './delta.ts';
import { moments } from './moments.ts';
import type { Frame, Past } from './protocol.ts';

/**
 * The game so far as this viewer may read it now. While it runs, events are cut as for later reading and the views
 * are the public's, covered as at this moment; once it is over the seat sees it again with its own eyes of then, a
 * spectator with all.
 */
export async function historyOf(core: Core, viewer: Viewer, id: string): Promise<Past> {
  const { game, sitting, head } = core;
  const eyes =
    head.phase === 'over' ? (viewer === 'public' ? 'all' : viewer) : viewer === 'all' ? 'all' : 'public';
  const frames: Frame[] = [];
  let view: unknown = null;
  for (const { entry, state } of sitting === null ? [] : await moments(core)) {
    const e: Kind['event'][] = [];
    for (const event of entry.events) {
      const seen = game.redact(event, viewer, sitting?.state, 'later');
      if (seen !== undefined) e.push(seen);
    }
    const now = game.view(state, eyes, head.phase === 'over' ? undefined : sitting?.state);
    const d = diff(view, now);
    view = now;
    // What showed nothing to this viewer leaves no trace, not even a number.
    if (d === undefined && e.length === 0) continue;
    frames.push({ kind: entry.kind, e, ...(d !== undefined && { d }), mark: game.isMark(state) });
  }
  return { t: 'history', id, eyes, frames };
}
