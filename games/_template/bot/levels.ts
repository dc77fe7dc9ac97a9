import type { Levels } from '../../../engine/levels.ts';

/** How strong the bots are, by number of seats, as `crossings ladder --fit` prints it. */
export const levels: Levels = {};
