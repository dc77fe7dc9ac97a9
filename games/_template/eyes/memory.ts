import type { Moment, Seat } from '../../../engine/game.ts';
import type { Traveller } from '../content.ts';
import type { Ferry } from '../kind.ts';

/** The own quay as remembered, in order; `null` where forgotten. */
export type Memory = readonly (Traveller | null)[];

export function recall(memory: Memory | null, seat: Seat, { did, events }: Moment<Ferry>): Memory {
  let quay = memory ?? [];
  if (did?.type === 'lay') quay = [...quay, did.card];
  for (const event of events) {
    if (event.type === 'called' && event.seat === seat) quay = quay.toSpliced(event.slot, 1);
  }
  return quay;
}
