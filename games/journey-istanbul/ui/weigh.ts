import type { Weight } from '../../../kit/turning.ts';
import type { Event } from '../event.ts';

/** Somebody gets out of the city, or into jail. */
export function weigh(event: Event): Weight | undefined {
  switch (event.type) {
    case 'departed':
      return { home: event.seat };
    case 'jailed':
      return { loss: { seat: event.seat, by: 1 } };
    default:
      return undefined;
  }
}
