import type { Weight } from '../../../kit/turning.ts';
import type { Event } from '../event.ts';

/** Birds come home, or a colony scatters. */
export function weigh(event: Event): Weight | undefined {
  switch (event.type) {
    case 'colonyArrived':
      return { gain: { seat: event.seat, by: event.value } };
    case 'colonyFailed':
      return { loss: { seat: event.seat, by: event.faces.length } };
    default:
      return undefined;
  }
}
