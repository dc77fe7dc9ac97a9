import type { Seat } from '../../../engine/game.ts';
import type { FaceId } from '../content.ts';
import type { View } from '../eyes/view.ts';

/**
 * What a seat drew as its turn ended, from what it saw right before and right after; undefined where no turn
 * of its own ended. The log may not keep it (MI-E39); the table says it while the cards are still in the
 * hand.
 */
export function drawnAt(before: View, after: View, seat: Seat): readonly FaceId[] | undefined {
  const [had, has] = [before.seats[seat], after.seats[seat]];
  if (!had?.hand || !has?.hand || before.active !== seat || after.turn !== before.turn + 1) return undefined;
  return has.hand.slice(keptOf(before, had.hand.length, has.colonies.length < had.colonies.length));
}

/** Cards come into a hand at its end. One was discarded; or all in a pass, unless a colony was given up. */
function keptOf(before: View, held: number, gaveUp: boolean): number {
  if (before.agenda.at(-1)?.step === 'discard') return held - 1;
  return gaveUp ? held : 0;
}
