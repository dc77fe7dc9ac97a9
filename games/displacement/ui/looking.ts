import type { Seat } from '../../../engine/game.ts';
import type { Pin } from '../state.ts';

/** What somebody looks at more closely. */
export type Looking =
  | { readonly at: 'nation'; readonly seat: Seat }
  | { readonly at: 'people'; readonly pins: readonly Pin[] }
  | { readonly at: 'card' | 'piles' };
