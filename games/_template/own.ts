import { BadInput } from '../../engine/door.ts';
import { notOurs } from '../../engine/own.ts';
import { byName, checked, type Of, object, whole } from '../../engine/shape.ts';
import { RIVER, TRAVELLERS } from './content.ts';

const MOST_COPIES = 20;
/** Four seats are dealt three and draw once in each of three rounds (FE-3, FE-7). */
const FEWEST = 24;

const COPIES = checked(byName(TRAVELLERS, whole(0, MOST_COPIES)), (copies, field) => {
  const count = Object.values(copies).reduce((sum, n) => sum + n, 0);
  if (count < FEWEST) throw new BadInput(field, `needs ${FEWEST} travellers, not ${count} (FE-3)`);
  return copies;
});

/** Travellers as a host counts them out. */
export const OWN_SET = object({ id: notOurs(RIVER.id), copies: COPIES });
export type OwnSet = Of<typeof OWN_SET>;
