import type { Viewer } from '../../../engine/game.ts';
import type { Event } from '../event.ts';
import type { State } from '../state.ts';

/**
 * 6.5 and 7.4. Faces drawn are live only: what was drawn, less what was seen to leave the hand, would spell
 * out what lies face down. With the full aid there is nothing left to protect from the owner.
 */
export function redact(event: Event, viewer: Viewer, state: State, when: 'live' | 'later'): Event {
  if (viewer === 'all' || state.ended !== null) return event;
  const aid = state.config.memoryAid;
  const remembers = when === 'live' || aid === 'full';
  switch (event.type) {
    case 'gameStarted':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === viewer && remembers ? hand : null)),
      };
    case 'cardsDrawn':
      return event.seat === viewer && remembers ? event : { ...event, faces: null };
    case 'dangerPlayed': {
      // A settlement lay open, so what was taken from it is no secret (MI-R33).
      if (event.phase === 'day' || event.slot === null) return event;
      return event.seat === viewer && remembers ? event : { ...event, face: null };
    }
    case 'birdPlayed': {
      if (event.phase === 'day') return event;
      if (event.seat !== viewer || aid === 'none') return { ...event, face: null, species: null };
      return aid === 'full' ? event : { ...event, face: null };
    }
    default:
      return event;
  }
}
