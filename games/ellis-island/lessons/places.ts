/** Where a lesson points: places of the table (games/ellis-island/ui) by selector. */
export const MAP = '.chart';
export const MEMBER = '.person';
export const HAND = '.hand';
export const DOCK = '[data-region="prompt"] .choices';
export const OFFER = '.others .tag';
