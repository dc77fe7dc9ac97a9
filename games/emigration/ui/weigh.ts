import type { Weight } from '../../../kit/turning.ts';
import type { Event } from '../event.ts';

/** Somebody enters or is refused, or the Pandemic takes from everybody. */
export function weigh(event: Event): Weight | undefined {
  switch (event.type) {
    case 'entered':
      return { home: event.seat };
    case 'refused':
      return { loss: { seat: event.seat, by: 1 } };
    case 'lifeEffect': {
      // A roll hits everybody; where Money is taken, it was the Pandemic.
      const lost = -event.money.reduce((sum, n) => sum + Math.min(0, n), 0);
      return event.roll === null || lost === 0 ? undefined : { loss: { seat: null, by: lost } };
    }
    default:
      return undefined;
  }
}
