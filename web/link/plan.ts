/** A table on this device alone: who sits where, and by which options. */
export interface Plan {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly PlannedSeat[];
  /** Changes with every new game, so that a kept one is not mistaken for it. */
  readonly id: string;
}

export interface PlannedSeat {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  readonly bot: string;
}

export type ToWorker =
  | { readonly t: 'open'; readonly plan: Plan }
  | { readonly t: 'say'; readonly seat: number; readonly text: string };
export interface FromWorker {
  readonly seat: number;
  readonly text: string;
}

/** The bots a person can choose, by how they play. */
export const BOTS = { easy: 'greedy-beginner', normal: 'greedy', hard: 'search:600' } as const;
export type BotChoice = keyof typeof BOTS;
export const BOT_CHOICES = Object.keys(BOTS) as BotChoice[];
