import type { ToDesk } from '../lab/wire.ts';

/** A table on this device alone: who sits where, and by which options. */
export interface Plan {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly PlannedSeat[];
  /** Changes with every new game, so that a kept one is not mistaken for it. */
  readonly id: string;
  /** A game that bots have played: it is only looked at. */
  readonly played?: { readonly seed: string; readonly bots: readonly string[]; readonly config: unknown };
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
  | { readonly t: 'stand'; readonly still: boolean };
export type FromWorker =
  | { readonly seat: number | null; readonly text: string }
  /** Whether the browser has kept all that was done; it may be full. */
  | { readonly isKept: boolean }
  /** Only in a lesson: how many actions have been done and not been taken back. */
  | { readonly stands: number };
