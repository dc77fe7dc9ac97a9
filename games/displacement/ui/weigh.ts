import type { Weight } from '../../../kit/turning.ts';
import type { Event } from '../event.ts';

/** People die, or lose their homes. */
export function weigh(event: Event): Weight | undefined {
  switch (event.type) {
    case 'pinsDied':
      return { died: event.pins.length };
    case 'communitiesLost':
      return { loss: { seat: event.seat, by: event.pins.length } };
    default:
      return undefined;
  }
}
