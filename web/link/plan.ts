import type { ToDesk } from '../lab/wire.ts';
import type { SentGame } from './sent.ts';

/** A table on this device alone: who sits where, and by which options. */
export interface Plan {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly PlannedSeat[];
  /** Changes with every new game, so that a kept one is not mistaken for it. */
  readonly id: string;
  /** A game that bots have played: it is only looked at. */
  readonly played?: { readonly seed: string; readonly bots: readonly string[]; readonly config: unknown };
  /** A game that somebody has sent: it is only looked at. */
  readonly sent?: SentGame;
  /** It began at a moment of this game, which was over. */
  readonly from?: string;
  /** A lesson of this game instead: its name and which part of it. */
  readonly lesson?: { readonly id: string; readonly part: number };
}

export interface PlannedSeat {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  readonly bot: string;
}

export type ToWorker =
  /** The laboratory works here, not a room. */
  | { readonly t: 'lab'; readonly say: ToDesk }
  /** `others`: the plans whose games are kept beside it; undefined where nobody knows which. */
  | { readonly t: 'open'; readonly plan: Plan; readonly others: readonly string[] | undefined }
  /** `seat`: null of whoever only looks on. */
  | { readonly t: 'say'; readonly seat: number | null; readonly text: string }
  /** So long bots wait before they act. */
  | { readonly t: 'pace'; readonly ms: number }
  /** Nobody can decide just now, as under a cover: no clock runs. */
  | { readonly t: 'stand'; readonly still: boolean }
  /** The whole game is to be handed on. */
  | { readonly t: 'send' }
  /** It is to be kept once more until this entry of its log, as the game of this plan. */
  | { readonly t: 'branch'; readonly seq: number; readonly plan: string };
export type FromWorker =
  | { readonly seat: number | null; readonly text: string }
  /** Whether the browser has kept all that was done; it may be full. */
  | { readonly isKept: boolean }
  /** null: it is not over. */
  | { readonly sent: SentGame | null }
  | { readonly hasBranched: boolean }
  /** Only in a lesson: how many actions have been done and not been taken back. */
  | { readonly stands: number };
