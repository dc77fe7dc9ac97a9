import type { Seat } from '../engine/game.ts';
import type { Lying } from './slips.ts';

/** What lies beside a seat. The oldest is on top, so that what comes takes nobody's place under a finger. */
export function beside<S extends Lying>(
  slips: readonly S[],
  seat: Seat,
  held: string | undefined,
): { readonly slip: S; readonly count: number } | undefined {
  const theirs = slips.filter(({ by, isMine }) => by === seat && !isMine);
  const slip = theirs.find(({ id }) => id === held) ?? theirs[0];
  return slip && { slip, count: theirs.length };
}
