import type { Seat } from '../../../engine/game.ts';
import type { OfferId, To } from '../action.ts';
import { KINDS } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { countsOf } from './sums.ts';

/**
 * A trade being written: by kind, below zero what is given, above zero what is got. No kind can be on both
 * sides.
 */
export interface Deal {
  readonly counts: readonly number[];
  readonly to: To;
  /** The offer this answers; null for an offer of one's own. */
  readonly counters: OfferId | null;
}

export const newDeal = ({ turn }: View, to?: Seat): Deal => ({
  counts: KINDS.map(() => 0),
  to: to ?? (turn.others.length === 1 ? (turn.others[0] ?? 'all') : 'all'),
  counters: null,
});

/** A counter-offer starts from what was offered, seen from the other side, as far as the hand can give it. */
export function answerTo(view: View, seat: Seat, id: OfferId): Deal | undefined {
  const offer = view.offers.find((one) => one.id === id);
  if (offer === undefined) return undefined;
  const hand = view.players[seat]?.hand ?? [];
  const [gets, gives] = [countsOf(offer.give), countsOf(offer.want)];
  const counts = KINDS.map((_kind, i) => (gets[i] ?? 0) - Math.min(gives[i] ?? 0, hand[i] ?? 0));
  return { counts, to: offer.from, counters: id };
}

export const sidesOf = (counts: readonly number[]): { give: number[]; want: number[] } => ({
  give: counts.map((n) => Math.max(0, -n)),
  want: counts.map((n) => Math.max(0, n)),
});
