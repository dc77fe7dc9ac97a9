import type { Seat, Viewer } from '../engine/game.ts';
import type { Head } from './head.ts';
import type { Instead, LogEntry } from './store.ts';

/** Who did not act themselves, and what was done in their stead. */
export type InStead = [seat: Seat, what: Instead];

/**
 * What these eyes may know of it. To everybody it is said of who is away; to the person itself also of the
 * time it stepped back, of which nobody else is told anything.
 */
export function insteadFor(head: Head, entry: LogEntry, viewer: Viewer): InStead | undefined {
  const { actor, instead, by } = entry;
  if (typeof actor !== 'number') return undefined;
  if (instead !== undefined) return [actor, instead];
  const isOwn = actor === viewer && by === 'bot' && head.seats[actor]?.kind === 'human';
  return isOwn ? [actor, 'bot'] : undefined;
}
