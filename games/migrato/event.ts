import type { Seat } from '../../engine/game.ts';
import type { SkyAnswer } from './action.ts';
import type { Danger, FaceId, Phase, Species } from './content.ts';
import type { Why } from './state.ts';

/** MI-R22: the first that applies. */
export type Fault = 'mixedSpecies' | 'alreadyArrived' | 'tooFew' | 'wrongOrder';

/**
 * What happened, told whole; `redact` in view.ts cuts it to what a viewer may have. `null` in a redacted
 * event stands for what was cut.
 */
export type Event =
  | {
      readonly type: 'skyAnswered';
      readonly seat: Seat;
      readonly answers: readonly [SkyAnswer, SkyAnswer] | null;
    }
  | {
      readonly type: 'gameStarted';
      readonly first: Seat;
      readonly draw: number;
      readonly hands: readonly (readonly FaceId[] | null)[];
    }
  | {
      readonly type: 'birdPlayed';
      readonly seat: Seat;
      readonly colony: number;
      readonly slot: number;
      /** The card's place in the colony, from 0; 0 is a new colony. */
      readonly place: number;
      /** The species the colony showed before this card; null for a new or an all-face-down one. */
      readonly shows: Species | null;
      readonly phase: Phase;
      readonly face: FaceId | null;
      readonly species: Species | null;
    }
  | {
      readonly type: 'dangerPlayed';
      readonly seat: Seat;
      readonly danger: Danger;
      /** A colony, or the species of a settlement (MI-R33). */
      readonly target: number | Species;
      readonly slot: number | null;
      /** The species the colony showed before; null for an all-face-down one, and of a settlement. */
      readonly shows: Species | null;
      readonly phase: Phase;
      readonly face: FaceId | null;
    }
  | {
      readonly type: 'colonySplit';
      readonly seat: Seat;
      readonly lower: number;
      readonly upper: number;
      readonly keep: number;
      readonly slots: readonly [number, number];
      /** The species the colony showed before; null for an all-face-down one. */
      readonly shows: Species | null;
    }
  | {
      readonly type: 'coloniesJoined';
      readonly seat: Seat;
      readonly lower: number;
      readonly upper: number;
      readonly slots: readonly [number, number];
      /** The species each of them showed before, in the order of `slots`. */
      readonly shows: readonly [Species | null, Species | null];
    }
  | { readonly type: 'arrivalDeclared'; readonly seat: Seat; readonly colony: number }
  | { readonly type: 'arrivalDeclined'; readonly seat: Seat; readonly colony: number }
  | {
      readonly type: 'colonyRevealed';
      readonly seat: Seat;
      readonly colony: number;
      readonly faces: readonly FaceId[];
    }
  | {
      readonly type: 'colonyArrived';
      readonly seat: Seat;
      readonly colony: number;
      readonly species: Species;
      readonly value: number;
      readonly faces: readonly FaceId[];
    }
  | {
      readonly type: 'colonyFailed';
      readonly seat: Seat;
      readonly colony: number;
      readonly fault: Fault;
      readonly faces: readonly FaceId[];
    }
  | {
      readonly type: 'leftoversDiscarded';
      readonly seat: Seat;
      readonly species: Species;
      readonly colonies: readonly {
        readonly colony: number;
        readonly places: readonly number[];
        readonly faces: readonly FaceId[];
      }[];
    }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly face: FaceId }
  | { readonly type: 'handDiscarded'; readonly seat: Seat; readonly faces: readonly FaceId[] }
  | {
      readonly type: 'colonyDropped';
      readonly seat: Seat;
      readonly colony: number;
      readonly faces: readonly FaceId[];
    }
  | { readonly type: 'pileRebuilt'; readonly count: number }
  | {
      readonly type: 'cardsDrawn';
      readonly seat: Seat;
      readonly count: number;
      readonly faces: readonly FaceId[] | null;
    }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly turn: number; readonly sinceArrival: number }
  | {
      readonly type: 'gameEnded';
      readonly why: Why;
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
    };

export const EVENT_TYPES = [
  'skyAnswered',
  'gameStarted',
  'birdPlayed',
  'dangerPlayed',
  'colonySplit',
  'coloniesJoined',
  'arrivalDeclared',
  'arrivalDeclined',
  'colonyRevealed',
  'colonyArrived',
  'colonyFailed',
  'leftoversDiscarded',
  'cardDiscarded',
  'handDiscarded',
  'colonyDropped',
  'pileRebuilt',
  'cardsDrawn',
  'turnEnded',
  'gameEnded',
] as const satisfies readonly Event['type'][];
