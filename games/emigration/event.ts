import type { Seat } from '../../engine/game.ts';
import type { Payment } from './action.ts';
import type { Pack, Paper, RegisterSide } from './content.ts';
import type { Slot } from './pieces/places.ts';

/** The id of a row of the content set; after a colon the name its owner gave it (own.ts). */
export type Ref = string;

/** 6.6: what happened. Everybody sees everything, apart from face-down cards, which are never told. */
export type Event =
  | { readonly type: 'gameCreated'; readonly packs: readonly Pack[]; readonly mode: string }
  | {
      readonly type: 'seatDealt';
      readonly seat: Seat;
      readonly nationality: Ref;
      readonly destination: Ref;
      readonly career: Ref;
      readonly money: number;
    }
  /** By slot; null lies face down. */
  | { readonly type: 'layoutDealt'; readonly seat: Seat; readonly cards: readonly (Ref | null)[] }
  | {
      readonly type: 'firstRoll';
      readonly rolls: readonly { readonly seat: Seat; readonly roll: number }[];
      /** Null: the highest roll was shared and those players roll again. */
      readonly first: Seat | null;
    }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turnSkipped'; readonly seat: Seat; readonly turn: number; readonly kind: Paper }
  | { readonly type: 'stallRelief'; readonly money: number }
  | { readonly type: 'graduationRolled'; readonly seat: Seat; readonly roll: number; readonly upTo: number }
  | { readonly type: 'graduated'; readonly seat: Seat; readonly degrees: number; readonly assurance: number }
  | { readonly type: 'sold'; readonly seat: Seat; readonly card: Ref; readonly money: number }
  | { readonly type: 'tollPaid'; readonly seat: Seat; readonly to: Seat; readonly money: number }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly slot: Slot;
      readonly card: Ref;
      readonly price: number;
    }
  | {
      readonly type: 'supplyTaken';
      readonly seat: Seat;
      readonly kind: Paper;
      readonly pay: Payment;
      readonly price: number;
      /** So many of the kind are left in the supply. */
      readonly left: number;
      /** Who has none of the kind, now that none is left. */
      readonly without: readonly Seat[];
    }
  | { readonly type: 'pairToken'; readonly seat: Seat }
  | { readonly type: 'scalpAsked'; readonly seat: Seat; readonly seller: Seat; readonly kind: Paper }
  | { readonly type: 'scalpAnswered'; readonly seller: Seat; readonly accepted: boolean }
  | {
      readonly type: 'scalped';
      readonly seat: Seat;
      readonly seller: Seat;
      readonly kind: Paper;
      readonly money: number;
    }
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly owner: Seat;
      /** Null: from the own stash, by a Life card. */
      readonly slot: Slot | null;
      readonly card: Ref;
      readonly money: number;
    }
  | {
      readonly type: 'paydayPaid';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly slot: Slot;
      readonly salaries: readonly number[];
      /** From side businesses. */
      readonly side: readonly number[];
    }
  | {
      readonly type: 'lifeActivated';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly slot: Slot;
      readonly card: Ref;
      readonly cost: number;
    }
  /** Every change of Money and Assurance Tokens by player, the die and a drawn Destination. */
  | {
      readonly type: 'lifeEffect';
      readonly seat: Seat;
      readonly card: Ref;
      readonly money: readonly number[];
      readonly assurance: readonly number[];
      readonly roll: number | null;
      readonly drawn: Ref | null;
      readonly destination: Ref | null;
    }
  | { readonly type: 'lifeKept'; readonly seat: Seat; readonly card: Ref }
  | {
      readonly type: 'lifeRemoved';
      /** Whose card: of the stash, or of the layout with a slot. */
      readonly owner: Seat;
      readonly slot: Slot | null;
      readonly card: Ref;
    }
  | { readonly type: 'tuitionRolled'; readonly seat: Seat; readonly roll: number; readonly tuition: number }
  | { readonly type: 'enrolled'; readonly seat: Seat; readonly tuition: number }
  | { readonly type: 'enrolmentFailed'; readonly seat: Seat; readonly failed: number }
  | { readonly type: 'waited'; readonly seat: Seat; readonly card: Ref; readonly money: number }
  | { readonly type: 'forfeited'; readonly seat: Seat }
  | { readonly type: 'cardRevealed'; readonly owner: Seat; readonly slot: Slot; readonly card: Ref }
  | { readonly type: 'preparationEnded'; readonly first: Seat }
  | {
      readonly type: 'withdrawn';
      readonly seat: Seat;
      readonly sets: readonly number[];
      readonly gains: readonly number[];
      readonly loss: number;
      readonly loan: number;
      readonly register: RegisterSide | null;
      readonly assurance: number;
      readonly money: number;
    }
  | { readonly type: 'laneTokenTurned'; readonly lane: number; readonly token: number }
  | {
      readonly type: 'laneTokenDrawn';
      readonly seat: Seat;
      readonly lane: number;
      readonly token: number;
      readonly held: number;
      /**
       * How many of the tokens left in the lane would have let the player in, and of how many, before the
       * draw.
       */
      readonly passing: number;
      readonly left: number;
    }
  | { readonly type: 'entered'; readonly seat: Seat; readonly paid: number; readonly assurance: number }
  | {
      readonly type: 'refused';
      readonly seat: Seat;
      readonly reasons: readonly ('assurance' | 'passport' | 'ticket')[];
    }
  | {
      readonly type: 'gameEnded';
      readonly why: string;
      readonly winners: readonly Seat[];
      readonly entered: readonly boolean[];
      readonly assurance: readonly number[];
      readonly money: readonly number[];
      readonly removed: readonly Ref[];
      readonly lanes: readonly (readonly number[])[];
    };

export const EVENT_TYPES = [
  'gameCreated',
  'seatDealt',
  'layoutDealt',
  'firstRoll',
  'turnStarted',
  'turnSkipped',
  'stallRelief',
  'graduationRolled',
  'graduated',
  'sold',
  'tollPaid',
  'bought',
  'supplyTaken',
  'pairToken',
  'scalpAsked',
  'scalpAnswered',
  'scalped',
  'discarded',
  'paydayPaid',
  'lifeActivated',
  'lifeEffect',
  'lifeKept',
  'lifeRemoved',
  'tuitionRolled',
  'enrolled',
  'enrolmentFailed',
  'waited',
  'forfeited',
  'cardRevealed',
  'preparationEnded',
  'withdrawn',
  'laneTokenTurned',
  'laneTokenDrawn',
  'entered',
  'refused',
  'gameEnded',
] as const satisfies readonly Event['type'][];
