import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import { boxOf } from '../box.ts';
import type { Region } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { fullOf, housedIn } from '../pieces/nation.ts';
import { originOf, type Pin } from '../state.ts';

/** People of one origin who wait together. Longest waiting first. */
export interface Group {
  readonly origin: Seat;
  readonly pins: readonly Pin[];
}

/** The displaced area as groups, in the order of the seats: ninety pins are six groups at most. */
export function groupsOf(displaced: readonly Pin[]): readonly Group[] {
  const groups = new Map<Seat, Pin[]>();
  for (const pin of displaced) {
    const origin = originOf(pin);
    const group = groups.get(origin);
    if (group === undefined) groups.set(origin, [pin]);
    else group.push(pin);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([origin, pins]) => ({ origin, pins }));
}

export const regionOf = (view: View, seat: Seat): Region =>
  boxOf(view.config).regions.find(({ id }) => id === view.nations[seat]?.region) ?? { id: '', tags: [] };

/** What a nation collects at the end of its next turn if nothing changes; null while a Crash stops it. */
export function incomeOf(view: View, seat: Seat): number | null {
  const nation = at(view.nations, seat);
  return nation.crashes.length > 0 ? null : fullOf(nation);
}

/**
 * Whether the turn in progress (or else the coming one) of this nation brings its income: the first one does
 * not.
 */
export function collectsNow(view: View, seat: Seat): boolean {
  const played = (view.active - view.first + view.nations.length) % view.nations.length;
  const place = (seat - view.first + view.nations.length) % view.nations.length;
  return view.round > 1 || place < played;
}

export interface World {
  readonly housed: number;
  readonly displaced: number;
  readonly died: number;
  readonly moved: number;
}

export const worldOf = (view: View): World => ({
  housed: view.nations.reduce((sum, nation) => sum + housedIn(nation), 0),
  displaced: view.nations.reduce((sum, { displaced }) => sum + displaced.length, 0),
  died: view.died,
  moved: view.moved,
});

/** Whose board lies large on the table: one's own, or for onlookers the one whose turn it is. */
export const nearOf = (view: View, seat: Seat | null): Seat => seat ?? view.active;

/** The others, clockwise from there. */
export const othersOf = (view: View, near: Seat): readonly Seat[] =>
  Array.from({ length: view.nations.length - 1 }, (_, i) => (near + 1 + i) % view.nations.length);
