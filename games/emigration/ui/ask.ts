import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import type { Picture } from '../../../kit/icons.ts';
import type { Action } from '../action.ts';

/** One way to do something with one thing; what it costs and who is paid stands under the verb. */
export interface Button {
  readonly action: Action;
  readonly label: Line;
  readonly sub?: Line;
  readonly main?: boolean;
}

/** One thing that can be acted on, and what can be done with it. */
export interface Row {
  readonly id: string;
  readonly icon?: Picture;
  readonly tint?: string;
  readonly title: Line;
  readonly note?: Line;
  /** Where it lies, if another of the same name can be taken too. */
  readonly place?: Line | undefined;
  readonly buttons: readonly Button[];
}

/** The first tap of several: a place, or something that is done at once. */
export interface Group {
  readonly id: string;
  readonly label: Line;
  readonly sub?: Line;
  readonly count: number;
  readonly seat?: Seat;
  readonly icon?: Picture;
  /** A group that holds one thing only arms it. */
  readonly action?: Action;
  /** Not possible now; touching it says why. */
  readonly closed?: boolean;
}

/** What the table asks now: one sentence, what helps, and the choices in two or three steps. */
export interface Ask {
  /** Absent where the seat is not asked anything. */
  readonly prompt?: Line;
  readonly hint?: Line;
  readonly groups: readonly Group[];
  readonly at: string | null;
  readonly rows: readonly Row[];
  readonly buttons: readonly Button[];
  /** What the one button says that sends what is armed, where the buttons themselves only choose. */
  readonly confirm?: Line;
}

export const QUIET: Ask = { groups: [], at: null, rows: [], buttons: [] };
