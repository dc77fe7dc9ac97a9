import type { Viewer } from '../../../engine/game.ts';
import type { Event } from '../event.ts';
import { sees } from '../pieces/talk.ts';
import type { State } from '../state.ts';
import { itemFor } from './item.ts';

/** 7.2. What is private is told to its parties only, then and later, and after the game as well (7.4, 11). */
export function redact(event: Event, viewer: Viewer, state: State): Event | undefined {
  const me = typeof viewer === 'number' ? viewer : -1;
  const isOpen = viewer === 'all' || state.ended !== null;
  switch (event.type) {
    case 'looked':
    case 'drew':
      return isOpen || event.seat === me ? event : { ...event, face: null };
    case 'answered':
      return isOpen || !event.sealed || event.seat === me ? event : { ...event, answer: null };
    case 'gave': {
      if (event.from === me || event.to === me) return event;
      const isShown = isOpen || state.config.moneyVisible === 'open';
      return { ...event, amount: isShown ? event.amount : null, tag: null };
    }
    case 'told':
      return sees(event.item, me) ? { ...event, item: itemFor(state, event.item, viewer) } : undefined;
    case 'settled':
      return sees(event.item, me) ? { ...event, item: itemFor(state, event.item, viewer) } : undefined;
    case 'planned':
    case 'stands':
      return event.seat === me ? event : undefined;
    default:
      return event;
  }
}
