import type { ContentSet, Sourced } from '../../engine/content.ts';
import type { TableOption } from '../../engine/game.ts';

interface Row extends Sourced {
  readonly id: string;
  readonly worth: number;
  readonly copies: number;
}

export const RIVER = {
  id: 'river',
  rows: [
    { id: 'child', worth: 1, copies: 8, source: 'reconstructed' },
    { id: 'weaver', worth: 2, copies: 8, source: 'reconstructed' },
    { id: 'nurse', worth: 3, copies: 6, source: 'reconstructed' },
    { id: 'mason', worth: 4, copies: 4, source: 'reconstructed', note: 'Rare, so that a memory pays.' },
  ],
} as const satisfies ContentSet<Row>;

export type Traveller = (typeof RIVER.rows)[number]['id'];
export const TRAVELLERS: readonly Traveller[] = RIVER.rows.map((row) => row.id);

/** The worth of each, by id. */
export const WORTH = Object.fromEntries(RIVER.rows.map((row) => [row.id, row.worth])) as Readonly<
  Record<Traveller, number>
>;

export const everyTraveller = (): Traveller[] =>
  RIVER.rows.flatMap((row) => new Array<Traveller>(row.copies).fill(row.id));

export const DEALT = 3;
export const WHISTLE_MS = 4000;

export const TABLE_OPTIONS = [
  { name: 'rounds', values: [2, 3], byDefault: 3, rule: 'FE-2' },
  { name: 'storms', values: [true, false], byDefault: true, rule: 'FE-2' },
  { name: 'takeBack', values: [true, false], byDefault: true, rule: 'FE-2' },
  { name: 'set', values: ['river'], byDefault: 'river', rule: 'FE-3' },
] as const satisfies readonly TableOption[];
