import type { Config } from './config.ts';
import { RIVER, TRAVELLERS, type Traveller } from './content.ts';

/** What lies in the box of this table: every traveller, in the order of the content. */
export function travellersOf({ content }: Pick<Config, 'content'>): Traveller[] {
  const copies = (traveller: Traveller, place: number): number =>
    content === RIVER.id ? (RIVER.rows[place]?.copies ?? 0) : content.copies[traveller];
  return TRAVELLERS.flatMap((traveller, place) =>
    new Array<Traveller>(copies(traveller, place)).fill(traveller),
  );
}
