import type { Viewer } from '../../../engine/game.ts';
import type { Event } from '../event.ts';
import type { State } from '../state.ts';

/** Goals and pending answers are all that is ever cut; after the game everything is open. */
export function redact(event: Event, viewer: Viewer, state: State): Event {
  if (state.ended !== null) return event;
  switch (event.type) {
    case 'goalDealt':
      return viewer === 'all' || event.seat === viewer ? event : { ...event, goal: null };
    case 'migrationAnswered':
      return event.seat === viewer ? event : { ...event, choice: null };
    default:
      return event;
  }
}
