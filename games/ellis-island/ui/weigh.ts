import type { Weight } from '../../../kit/turning.ts';
import type { Event } from '../event.ts';

/** Members of a family are let in, or held. */
export function weigh(event: Event): Weight | undefined {
  switch (event.type) {
    case 'immigrated':
      return { gain: { seat: event.who.seat, by: 1 } };
    case 'failed':
      return { loss: { seat: event.who.seat, by: 1 } };
    default:
      return undefined;
  }
}
