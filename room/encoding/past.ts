import type { Kind, Seat } from '../../engine/game.ts';
import type { InStead } from '../instead.ts';
import { isOfTable } from '../limits.ts';
import type { PastEntry } from '../protocol.ts';
import { diff, patch } from './delta.ts';

/** An entry of the past as somebody may read it: what happened, and the whole view after it. */
export interface SeenEntry {
  readonly kind: PastEntry['kind'];
  readonly events: readonly Kind['event'][];
  readonly view: unknown;
  /** A turn begins here. */
  readonly mark: boolean;
  /** How much everybody could have noticed up to here. */
  readonly n: number;
  /** Of what was done to a seat of the table. */
  readonly seat?: Seat;
  readonly by?: InStead;
  /** Whose time had run out. */
  readonly late?: readonly Seat[];
  /** The reader did it; said while the game runs. */
  readonly own?: boolean;
  /** Which entry of the log it is, if that may be known. */
  readonly seq?: number;
}

/** With changes instead of views. What shows nothing leaves no trace, not even a number. */
export function pastWriter(): { add(entry: SeenEntry): void; readonly frames: PastEntry[] } {
  const frames: PastEntry[] = [];
  let before: unknown = null;
  return {
    frames,
    add({ kind, events, view, mark, n, seat, by, late, own, seq }) {
      const d = diff(before, view);
      before = view;
      if (d === undefined && events.length === 0 && !isOfTable(kind)) return;
      frames.push({
        kind,
        e: events,
        ...(d !== undefined && { d }),
        mark,
        n,
        ...(seat !== undefined && { seat }),
        ...(by !== undefined && { by }),
        ...(late !== undefined && { late: [...late] }),
        ...(own === true && { own }),
        ...(seq !== undefined && { seq }),
      });
    },
  };
}

export function readPast(entries: readonly PastEntry[]): SeenEntry[] {
  let view: unknown = null;
  return entries.map(({ kind, e, d, mark, n, seat, by, late, own, seq }) => {
    view = patch(view, d);
    return {
      kind,
      events: e,
      view,
      mark,
      n,
      ...(seat !== undefined && { seat }),
      ...(by !== undefined && { by }),
      ...(late !== undefined && { late }),
      ...(own === true && { own }),
      ...(seq !== undefined && { seq }),
    };
  });
}
