import { byKey } from '../../engine/byKey.ts';
import type { ContentSet, Sourced } from '../../engine/content.ts';

interface Row extends Sourced {
  readonly id: string;
  readonly worth: number;
  readonly copies: number;
}

export const RIVER = {
  id: 'river',
  rows: [
    { id: 'child', worth: 1, copies: 8, source: 'original' },
    { id: 'weaver', worth: 2, copies: 8, source: 'original' },
    { id: 'nurse', worth: 3, copies: 6, source: 'original' },
    { id: 'mason', worth: 4, copies: 4, source: 'original', note: 'Rare, so that a memory pays.' },
  ],
} as const satisfies ContentSet<Row>;

export type Traveller = (typeof RIVER.rows)[number]['id'];
export const TRAVELLERS: readonly Traveller[] = RIVER.rows.map((row) => row.id);

/** The worth of each, by id. */
export const WORTH: Readonly<Record<Traveller, number>> = byKey(
  TRAVELLERS,
  (_traveller, place) => RIVER.rows[place]?.worth ?? 0,
);

export const DEALT = 3;
export const WHISTLE_MS = 4000;
