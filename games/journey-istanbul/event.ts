import type { Seat } from '../../engine/game.ts';
import type { Place, TaskName } from './content.ts';
import type { ItemView } from './eyes/item.ts';
import type { Tag } from './pieces/topics.ts';
import type { Why } from './state.ts';

/** What is on a card. `place` is null on a police card. */
export interface FaceView {
  readonly id: string;
  readonly kind: 'police' | 'journey' | 'work';
  readonly place: Place | null;
  readonly amount: number;
}

/**
 * What happened, told whole; `redact` cuts it to what a viewer may have. `null` in a redacted event stands
 * for what was cut. Private things are told to their parties only: everybody else gets nothing at all.
 */
export type Event =
  | {
      readonly type: 'gameStarted';
      readonly first: Seat;
      readonly cards: number;
      readonly obstacles: readonly string[];
      readonly opportunities: readonly string[];
    }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly inJail: boolean }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: Place;
      readonly to: Place;
      readonly nth: number;
      readonly of: number;
    }
  | { readonly type: 'moveUndone'; readonly seat: Seat; readonly to: Place }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly card: number;
      readonly row: number;
      readonly square: number;
      readonly face: FaceView | null;
    }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly card: number;
      readonly day: number;
      /** 0 if the row was full and the card was discarded. */
      readonly square: number;
      readonly sideways: boolean;
      readonly face: FaceView | null;
      readonly left: number;
      readonly topDay: number | null;
    }
  | {
      readonly type: 'taskMarked';
      readonly seat: Seat;
      readonly task: TaskName;
      readonly marked: number;
      readonly of: number;
      readonly done: boolean;
    }
  | {
      readonly type: 'taskLost';
      readonly seat: Seat;
      readonly task: TaskName;
      readonly marked: number;
      readonly of: number;
    }
  | { readonly type: 'taskPaid'; readonly seat: Seat; readonly task: TaskName; readonly amount: number }
  | { readonly type: 'bailPaid'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly to: Place;
      readonly nth: number;
      readonly of: number;
    }
  | {
      readonly type: 'revealed';
      readonly t: number;
      readonly faces: readonly (FaceView & { readonly card: number; readonly square: number })[];
    }
  | {
      readonly type: 'raided';
      readonly count: number;
      readonly fine: number;
      readonly affected: readonly Seat[];
    }
  | { readonly type: 'fined'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'helpOpened'; readonly short: readonly { readonly seat: Seat; readonly due: number }[] }
  | { readonly type: 'helpDone'; readonly seat: Seat }
  | { readonly type: 'jailAccepted'; readonly seat: Seat }
  | { readonly type: 'jailed'; readonly seat: Seat; readonly fine: number; readonly release: number }
  | {
      readonly type: 'offered';
      readonly card: number;
      readonly face: FaceView;
      readonly asked: readonly Seat[];
    }
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      readonly card: number;
      readonly answer: 'use' | 'pass' | null;
      readonly sealed: boolean;
    }
  | { readonly type: 'departed'; readonly seat: Seat; readonly face: FaceView; readonly price: number }
  | { readonly type: 'worked'; readonly seat: Seat; readonly face: FaceView; readonly pay: number }
  | { readonly type: 'dayBegan'; readonly t: number; readonly starter: Seat }
  | {
      readonly type: 'gave';
      readonly from: Seat;
      readonly to: Seat;
      readonly amount: number | null;
      readonly tag: Tag | null;
    }
  /** A claim, a phrase or pages; a gift that waits; a deal that was proposed. */
  | { readonly type: 'told'; readonly item: ItemView }
  /**
   * A gift or deal that was answered, withdrawn or lapsed. `by` is who answered; null for a lapse or
   * withdrawal.
   */
  | { readonly type: 'settled'; readonly item: ItemView; readonly by: Seat | null }
  | { readonly type: 'planned'; readonly seat: Seat; readonly day: number }
  | { readonly type: 'stands'; readonly seat: Seat }
  | { readonly type: 'voted'; readonly seat: Seat; readonly yes: boolean }
  | {
      readonly type: 'gameEnded';
      readonly why: Why;
      readonly out: readonly Seat[];
      readonly winners: readonly Seat[];
      readonly money: readonly number[];
    };

export const EVENT_TYPES = [
  'gameStarted',
  'turnBegan',
  'moved',
  'moveUndone',
  'looked',
  'drew',
  'taskMarked',
  'taskLost',
  'taskPaid',
  'bailPaid',
  'placed',
  'revealed',
  'raided',
  'fined',
  'helpOpened',
  'helpDone',
  'jailAccepted',
  'jailed',
  'offered',
  'answered',
  'departed',
  'worked',
  'dayBegan',
  'gave',
  'told',
  'settled',
  'planned',
  'stands',
  'voted',
  'gameEnded',
] as const satisfies readonly Event['type'][];
