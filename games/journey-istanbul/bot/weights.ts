import type { Weights } from '../../../engine/weights.ts';

/** How much each part of the judgement counts, as `crossings train --write` found it. */
export const weights: Weights = {
  values: {},
  made: null,
};
