import type { Seat } from '../../../engine/game.ts';
import type { Picture } from '../../../kit/icons.ts';
import { sun } from '../../../kit/icons.ts';
import type { Tag } from '../content.ts';
import {
  cactus,
  droplets,
  leaf,
  map,
  mountain,
  moveHorizontal,
  snowflake,
  sprout,
  trees,
  waves,
} from './icons.ts';

/** Heads of pins on a grid of 32, one shape for each seat: the same shapes as the marks of the seats. */
const HEADS = [
  'M16 3.500a12.500 12.500 0 1 1 0 25a12.500 12.500 0 1 1 0-25Z',
  'M16 2 30 16 16 30 2 16Z',
  'M7.500 4.500h17a3 3 0 0 1 3 3v17a3 3 0 0 1-3 3h-17a3 3 0 0 1-3-3v-17a3 3 0 0 1 3-3Z',
  'M9 4.500h14l7.500 11.500L23 27.500H9L1.500 16Z',
  'M3.500 4h25v9.500c0 8-5.500 12.500-12.500 16C9 26 3.500 21.500 3.500 13.500Z',
  'M10 7.500h12a8.500 8.500 0 0 1 0 17H10a8.500 8.500 0 0 1 0-17Z',
] as const;

export const headOf = (seat: Seat): string => HEADS[seat % HEADS.length] ?? HEADS[0];

export const TAG_ICONS: Readonly<Record<Tag, Picture>> = {
  cold: snowflake,
  temperate: leaf,
  warm: sun,
  arid: cactus,
  wet: droplets,
  sparse: sprout,
  forested: trees,
  flat: moveHorizontal,
  mountainous: mountain,
  coastal: waves,
  inland: map,
};
