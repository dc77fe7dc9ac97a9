import type { SeatView, View } from '../eyes/view.ts';
import { PATTERNS, placeOf, type Slot } from '../pieces/places.ts';

const WIDEST = 5;

/** Where a slot lies, in cards from the left and rows from the back. */
export interface Spot {
  readonly slot: Slot;
  readonly place: number;
  readonly x: number;
  readonly y: number;
}

/** Every slot of a layout, nearest row first: the order in which it is read. */
export function spotsOf(layout: View['config']['layout']): readonly Spot[] {
  const { slots } = PATTERNS[layout];
  const lengths = new Map<string, number>();
  for (const slot of slots) lengths.set(slot.charAt(0), (lengths.get(slot.charAt(0)) ?? 0) + 1);
  return slots.map((slot, place) => {
    const row = slot.charAt(0);
    const x = (WIDEST - (lengths.get(row) ?? 0)) / 2 + Number(slot.slice(1)) - 1;
    return { slot, place, x, y: 3 - 'ABCD'.indexOf(row) };
  });
}

const bits = (layout: SeatView['layout']): number =>
  layout.reduce((mask, slot, place) => (slot === null ? mask : mask | (1 << place)), 0);

/** How many cards lie on this one. */
export function coveredBy(view: View, seat: SeatView, place: number): number {
  const over = (PATTERNS[view.config.layout].covers[place] ?? 0) & bits(seat.layout);
  return PATTERNS[view.config.layout].slots.filter((_, other) => (over & (1 << other)) !== 0).length;
}

/** The slots that nothing would cover any more if this card were gone. */
export function uncovers(view: View, owner: number, slot: Slot): readonly Slot[] {
  const seat = view.seats[owner];
  if (seat === undefined) return [];
  const { slots, uncovered } = PATTERNS[view.config.layout];
  const place = placeOf(view.config.layout, slot);
  const there = bits(seat.layout);
  const fresh = (uncovered[there & ~(1 << place)] ?? 0) & ~(uncovered[there] ?? 0);
  return slots.filter((_, other) => (fresh & (1 << other)) !== 0);
}
