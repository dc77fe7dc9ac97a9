import type { Seat } from '../../engine/game.ts';
import type { Traveller } from './content.ts';

/** What happened, told whole; `null` in a redacted event stands for what a viewer does not see. */
export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Traveller[] | null }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Traveller | null }
  | {
      readonly type: 'called';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: Traveller;
      readonly at: number;
    }
  | { readonly type: 'rolled'; readonly roll: number }
  | { readonly type: 'departed' }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Traveller | null }
  | {
      readonly type: 'gave';
      readonly from: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards: readonly Traveller[] | null;
    }
  | { readonly type: 'left'; readonly seat: Seat };

export const EVENT_TYPES = [
  'dealt',
  'laid',
  'called',
  'rolled',
  'departed',
  'drew',
  'gave',
  'left',
] as const satisfies readonly Event['type'][];
