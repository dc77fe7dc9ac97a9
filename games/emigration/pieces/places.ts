import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import { DEALT } from './cards.ts';

export const LAYOUTS = ['pyramid', 'funnel'] as const;
export type Layout = (typeof LAYOUTS)[number];

const ROWS = ['A', 'B', 'C', 'D'] as const;
/** Row and place, from the owner outward: `A1` is nearest. */
export type Slot = `${(typeof ROWS)[number]}${number}`;

/** Every name a slot can have in some layout. */
export const SLOT_NAMES: readonly Slot[] = ROWS.flatMap((row) =>
  [1, 2, 3, 4, 5].map((n): Slot => `${row}${n}`),
);

/** A layout as numbers: slot i is bit i, and the rows follow each other (5.9). */
interface Pattern {
  readonly slots: readonly Slot[];
  readonly places: ReadonlyMap<Slot, number>;
  /** The slots that start face up. */
  readonly up: number;
  /** Which slots cover this one. */
  readonly covers: readonly number[];
  /** For every set of slots that still hold a card: those of them that no card covers. */
  readonly uncovered: Uint16Array;
}

export const ALL_SLOTS = 2 ** DEALT - 1;

/**
 * EM-R01: rows A and C face up, B and D face down; each card lies under the two nearest of the row in front.
 */
export const PATTERNS: Readonly<Record<Layout, Pattern>> = {
  pyramid: pattern([5, 4, 3, 2], (place) => [place, place + 1]),
  funnel: pattern([2, 3, 4, 5], (place) => [place - 1, place]),
};

function pattern(lengths: readonly number[], over: (place: number) => readonly number[]): Pattern {
  const slots: Slot[] = [];
  const covers: number[] = [];
  let up = 0;
  let front = 0;
  ROWS.forEach((name, row) => {
    const start = slots.length;
    const before = lengths[row - 1] ?? 0;
    for (let place = 0; place < at(lengths, row); place++) {
      if (row % 2 === 0) up |= 1 << slots.length;
      slots.push(`${name}${place + 1}`);
      const covering = over(place).filter((other) => other >= 0 && other < before);
      covers.push(covering.reduce((mask, other) => mask | (1 << (front + other)), 0));
    }
    front = start;
  });
  const places = new Map(slots.map((slot, place) => [slot, place]));
  return { slots, places, up, covers, uncovered: tableOf(covers) };
}

function tableOf(covers: readonly number[]): Uint16Array {
  const found = new Uint16Array(ALL_SLOTS + 1);
  for (let there = 0; there <= ALL_SLOTS; there++) {
    let open = 0;
    for (let slot = 0; slot < DEALT; slot++) {
      const bit = 1 << slot;
      if ((there & bit) !== 0 && (at(covers, slot) & there) === 0) open |= bit;
    }
    found[there] = open;
  }
  return found;
}

/** The place of a slot in its layout; -1 for a name this layout does not have. */
export const placeOf = (layout: Layout, slot: Slot): number => PATTERNS[layout].places.get(slot) ?? -1;
export const slotAt = (layout: Layout, place: number): Slot => at(PATTERNS[layout].slots, place);

/** Of the slots that still hold a card, those that no card covers. */
export const uncoveredOf = (layout: Layout, there: number): number =>
  PATTERNS[layout].uncovered[there] ?? bug('no such set of slots', there);

/** The lowest slot of a set that is not empty. */
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** A slot as people say it: the row, counted from its owner outward, and the place in it. */
export const whereOf = (slot: Slot): { readonly row: string; readonly n: string } => ({
  row: slot.charAt(0),
  n: slot.slice(1),
});
