/** Where a lesson points: places of the table (games/displacement/ui) by selector. */
export const HOMES = '.cells';
export const DISPLACED = '.disp';
export const GOAL = '.goal';
export const OTHERS = '.others';
export const DECK = '.deck';
export const CARD = '.scen, .strip';
export const WEIGH = '.ways';
/** Free home, new home, shelter. */
export const CARE = '.care';
export const SENDING = '.send';
