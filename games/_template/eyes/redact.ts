import type { Viewer } from '../../../engine/game.ts';
import type { Event } from '../event.ts';
import type { State } from '../state.ts';

/** A laid traveller is shown to its owner once, as it is laid, and never again (FE-4). */
export function redact(event: Event, viewer: Viewer, _state: State, when: 'live' | 'later'): Event {
  if (viewer === 'all') return event;
  switch (event.type) {
    case 'dealt':
      return event.seat === viewer ? event : { ...event, cards: null };
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'laid':
      return event.seat === viewer && when === 'live' ? event : { ...event, card: null };
    case 'gave':
      return event.from === viewer || event.to === viewer ? event : { ...event, cards: null };
    default:
      return event;
  }
}
