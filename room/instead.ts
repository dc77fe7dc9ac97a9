import type { Seat, Viewer } from '../engine/game.ts';
import type { Head } from './head.ts';
import type { EntryKind } from './limits.ts';
import type { Instead, LogEntry } from './store.ts';

/** Who did not act themselves, and what was done in their stead. */
export type InStead = [seat: Seat, what: Instead];

/** From such an entry on it may be somebody else who has this seat. */
const CHANGES: readonly EntryKind[] = ['sit', 'leave', 'revoke', 'admit'];

/** The entry since which a seat has the person whom it has now, or nobody; -1: from the beginning. */
export const personSince = (entries: readonly LogEntry[], seat: Seat): number =>
  entries.findLast(({ kind, actor }) => actor === seat && CHANGES.includes(kind))?.seq ?? -1;

/**
 * What these eyes may know of it. To everybody it is said of who is away; to the person itself also of the
 * time it stepped back, of which nobody else is told anything: also
 * nobody who has its seat later (`since`).
 */
export function insteadFor(
  head: Head,
  entry: LogEntry,
  viewer: Viewer | undefined,
  since = -1,
): InStead | undefined {
  const { actor, instead, by } = entry;
  if (typeof actor !== 'number') return undefined;
  if (instead !== undefined) return [actor, instead];
  const isOwn = actor === viewer && by === 'bot' && entry.seq > since;
  return isOwn && head.seats[actor]?.kind === 'human' ? [actor, 'bot'] : undefined;
}
