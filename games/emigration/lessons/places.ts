import type { Slot } from '../pieces/places.ts';

/** Where a lesson points: places of the table (games/emigration/ui) by selector. The learner has seat 0. */
export const MINE = '[data-seat="0"]';
export const THEIRS = '[data-seat="1"]';
/** "If you crossed now", item by item. */
export const FORECAST = '.dep';
export const SUPPLY = '.supply';
export const BORDER = '.lanes';
export const DOCK = '[data-region="prompt"] .choices';
export const mine = (slot: Slot): string => `[data-piece="card-0-${slot}"]`;
export const theirs = (slot: Slot): string => `[data-piece="card-1-${slot}"]`;
