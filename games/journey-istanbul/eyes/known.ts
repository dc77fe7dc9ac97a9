import type { Seat } from '../../../engine/game.ts';
import { boxOf } from '../box.ts';
import type { Bonus } from '../content.ts';
import type { View } from './view.ts';

/** Sums that follow from what a view shows, for labels and for bots. */
export interface Known {
  bonus(seat: Seat, bonus: Bonus): number;
  /** What leaving jail costs this seat. */
  bail(seat: Seat): number;
  /** The price or pay of the open offer for this seat. */
  offered(seat: Seat): number;
}

export function knownIn(view: View): Known {
  const content = boxOf(view.config, view.people.length);
  const amountOf = (card: number): number => {
    const id = view.cards[card - 1]?.face ?? null;
    return id === null ? 0 : (content.cards[content.cardById.get(id) ?? -1]?.amount ?? 0);
  };
  const bonus: Known['bonus'] = (seat, wanted) => {
    const task = view.people[seat]?.opportunity;
    if (task === undefined || task.done === 0) return 0;
    const row = content.opportunities[task.card]?.bonuses.find((one) => one.bonus === wanted);
    return row !== undefined && view.t >= task.done + row.wait ? row.amount : 0;
  };
  return {
    bonus,
    bail(seat) {
      const fine = amountOf(view.people[seat]?.cell ?? 0);
      return Math.max(Math.min(fine, 1000), fine - bonus(seat, 'fineReduction'));
    },
    offered(seat) {
      const { offer } = view;
      if (offer === null) return 0;
      const amount = amountOf(offer.card);
      return offer.kind === 'work' ? amount : Math.max(0, amount - bonus(seat, 'journeyDiscount'));
    },
  };
}
