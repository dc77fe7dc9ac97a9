/**
 * Where a row of content comes from. `rulebook`: printed there. `deduced`: follows from what is printed.
 * `reconstructed`: lost with the pictures, designed by us and marked as such. `original`: written for a game that was
 * never printed.
 */
export const SOURCES = ['rulebook', 'deduced', 'reconstructed', 'original'] as const;
export type Source = (typeof SOURCES)[number];

/** Every card, place and table row says where it comes from, and may say more in `note`. */
export interface Sourced {
  readonly source: Source;
  readonly note?: string;
}

/** A complete set of content. The record of a game names the set it was played with. */
export interface ContentSet<Row extends Sourced> {
  readonly id: string;
  readonly rows: readonly Row[];
}
