import type { Game, Kind, Viewer } from '../engine/game.ts';

/** Of these events what a viewer may see: as they happen, or when they are read again later. */
export function shownTo(
  game: Game<Kind>,
  events: readonly Kind['event'][],
  viewer: Viewer,
  state: unknown,
  when: Parameters<Game<Kind>['redact']>[3],
): Kind['event'][] {
  const shown: Kind['event'][] = [];
  for (const event of events) {
    const seen = game.redact(event, viewer, state, when);
    if (seen !== undefined) shown.push(seen);
  }
  return shown;
}
