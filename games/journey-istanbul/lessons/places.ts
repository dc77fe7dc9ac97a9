import type { Place } from '../content.ts';

/** Where a lesson points: places of the table (games/journey-istanbul/ui) by selector. */
export const quarter = (place: Place): string => `.plate.${place}`;
/** What lies behind a tab on a phone is pointed at by the tab until it is chosen: city, sheet, planner. */
const tab = (n: number): string => `.tabs.phone-only [aria-selected=false]:nth-child(${n})`;
export const card = (number: number): string => `[data-piece=card-${number}], ${tab(2)}`;
export const there = (place: Place): string => `${quarter(place)}, ${tab(1)}`;
export const SHEET = '[data-region=sheet]';
export const TODAY = `${SHEET} tr.now, ${tab(2)}`;
export const PLANNER = `.planner, ${tab(3)}`;
export const MINE = '.mycards';
export const BUTTONS = '.mine .choices';
export const TONIGHT = '.evening';
export const TALK = '[data-talk]';
