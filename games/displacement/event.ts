import type { Seat } from '../../engine/game.ts';
import type { Zone } from './action.ts';
import type { Config } from './config.ts';
import type { Goal } from './content.ts';
import type { Ended, Pin } from './state.ts';

/** Where a pin was: the displaced area, or a space from 1. */
export type Place = 'displaced' | number;
export interface PlacedPin {
  readonly pin: Pin;
  readonly place: Place;
}
export type Cause = 'block' | 'card' | 'aid' | 'buy' | 'shelter' | 'collect';

/**
 * What happened, told whole; `redact` cuts it to what a viewer may have, and `null` stands for what was cut.
 * Pins are named, so that every journey can be told afterwards. Cards are named `<id>#<copy>`.
 */
export type Event =
  | {
      readonly type: 'matchStarted';
      readonly options: Config;
      readonly seats: number;
      readonly regions: readonly string[];
      readonly first: Seat;
    }
  | { readonly type: 'goalDealt'; readonly seat: Seat; readonly goal: Goal | null }
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'turnStarted'; readonly seat: Seat }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | {
      readonly type: 'cardDrawn';
      readonly seat: Seat;
      readonly card: string;
      readonly affected: readonly Seat[];
    }
  | { readonly type: 'blocked'; readonly seat: Seat; readonly card: string; readonly cost: number }
  | { readonly type: 'accepted'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'communitiesLost';
      readonly seat: Seat;
      readonly spaces: readonly number[];
      readonly pins: readonly PlacedPin[];
    }
  | { readonly type: 'pinsDied'; readonly seat: Seat; readonly pins: readonly PlacedPin[] }
  | { readonly type: 'pinsBorn'; readonly seat: Seat; readonly pins: readonly Pin[] }
  | {
      readonly type: 'tokensChanged';
      readonly seat: Seat;
      readonly by: number;
      readonly cause: Cause;
    }
  | {
      readonly type: 'communityGained';
      readonly seat: Seat;
      readonly space: number;
      readonly cause: 'buy' | 'card';
    }
  | { readonly type: 'crashKept'; readonly seat: Seat; readonly card: string; readonly left: number }
  | { readonly type: 'crashCounted'; readonly seat: Seat; readonly card: string; readonly left: number }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'migrationAsked'; readonly receiver: Seat; readonly senders: readonly Seat[] }
  | {
      readonly type: 'migrationAnswered';
      readonly seat: Seat;
      readonly choice: { readonly zone: Zone; readonly origin: Seat } | null;
    }
  | {
      readonly type: 'pinsMigrated';
      readonly receiver: Seat;
      readonly pins: readonly (PlacedPin & { readonly from: Seat })[];
    }
  | {
      readonly type: 'settled';
      readonly seat: Seat;
      readonly pins: readonly { readonly pin: Pin; readonly space: number }[];
    }
  | { readonly type: 'sheltered'; readonly seat: Seat; readonly pins: readonly Pin[] }
  | {
      readonly type: 'pinsSent';
      readonly seat: Seat;
      readonly pins: readonly { readonly pin: Pin; readonly to: Seat }[];
    }
  | { readonly type: 'goalShown'; readonly seat: Seat; readonly goal: Goal }
  | {
      readonly type: 'gameEnded';
      readonly why: Ended['why'];
      readonly winners: readonly Seat[];
      readonly byDeath: boolean;
      readonly goals: readonly Goal[];
      readonly undealt: readonly Goal[];
      /** Progress of each seat as an exact fraction (DI-R40). */
      readonly progress: readonly (readonly [number, number])[];
      /** The next card first. */
      readonly deck: readonly string[];
    };

export const EVENT_TYPES = [
  'matchStarted',
  'goalDealt',
  'roundStarted',
  'turnStarted',
  'reshuffled',
  'cardDrawn',
  'blocked',
  'accepted',
  'communitiesLost',
  'pinsDied',
  'pinsBorn',
  'tokensChanged',
  'communityGained',
  'crashKept',
  'crashCounted',
  'cardDiscarded',
  'migrationAsked',
  'migrationAnswered',
  'pinsMigrated',
  'settled',
  'sheltered',
  'pinsSent',
  'goalShown',
  'gameEnded',
] as const satisfies readonly Event['type'][];
