import type { Place } from '../content.ts';

/** Where a lesson points: places of the table (games/journey-istanbul/ui) by selector. */
export const quarter = (place: Place): string => `.plate.${place}`;
export const card = (number: number): string => `[data-piece=card-${number}]`;
export const SHEET = '.sheet';
export const TODAY = '.sheet tr.now';
export const PLANNER = '.planner';
export const MINE = '.mycards';
export const BUTTONS = '.mine .choices';
export const TONIGHT = '.evening';
export const TALK = '[data-talk]';
