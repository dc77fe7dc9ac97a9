import type { Kind } from '../../engine/game.ts';
import type { PastEntry } from '../protocol.ts';
import { diff, patch } from './delta.ts';

/** An entry of the past as somebody may read it: what happened, and the whole view after it. */
export interface SeenEntry {
  readonly kind: PastEntry['kind'];
  readonly events: readonly Kind['event'][];
  readonly view: unknown;
  /** A turn begins here. */
  readonly mark: boolean;
}

/** With changes instead of views. What shows nothing leaves no trace, not even a number. */
export function writePast(seen: Iterable<SeenEntry>): PastEntry[] {
  const entries: PastEntry[] = [];
  let before: unknown = null;
  for (const { kind, events, view, mark } of seen) {
    const d = diff(before, view);
    before = view;
    const isLook = kind === 'open' || kind === 'close';
    if (d === undefined && events.length === 0 && !isLook) continue;
    entries.push({ kind, e: events, ...(d !== undefined && { d }), mark });
  }
  return entries;
}

export function readPast(entries: readonly PastEntry[]): SeenEntry[] {
  let view: unknown = null;
  return entries.map(({ kind, e, d, mark }) => {
    view = patch(view, d);
    return { kind, events: e, view, mark };
  });
}
