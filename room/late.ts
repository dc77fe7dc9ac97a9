import { canonical } from '../engine/digest.ts';
import type { Game, Kind, Seat } from '../engine/game.ts';
import { shownTo } from './shown.ts';
import type { LogEntry } from './store.ts';

/**
 * Those whose time had run out when this was done in their name: everybody may know it, as far as they could
 * see that something was done. `before` and `after` are the states around it.
 */
export function lateIn(game: Game<Kind>, entry: LogEntry, before: unknown, after: unknown): readonly Seat[] {
  const { actor, action, by, events } = entry;
  if (by !== 'clock' || actor === null || action === null) return [];
  if (shownTo(game, events, 'public', after, 'live').length === 0) return [];
  const { must, window } = game.awaiting(before);
  if (actor === 'clock')
    return window?.hidden === true ? [] : must.filter((seat) => game.hasNoLimit?.(before, seat) !== true);
  // A lost line is entered by the room, too, and nobody was late.
  return must.includes(actor) && canonical(action) === canonical(game.fallback(before, actor)) ? [actor] : [];
}
