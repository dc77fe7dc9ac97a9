import type { Event } from '../event.ts';

/** Neither logged nor said. The question, and what follows, say the same. */
export const UNTOLD: readonly Event['type'][] = [
  'turnBegan',
  'readied',
  'worked',
  'handChosen',
  'puzzleDrawn',
];
