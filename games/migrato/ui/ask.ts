import { type Line, line } from '../../../engine/text.ts';
import type { Button as Choice } from '../../../kit/buttons.ts';
import { NOTHING } from '../../../kit/held.ts';
import { x } from '../../../kit/icons.ts';
import type { Action } from '../action.ts';
import type { FaceId, Species } from '../content.ts';
import type { ColonyView, View } from '../eyes/view.ts';
import type { Pick } from './pick.ts';

export type Button = Choice<Action, Pick>;

/** What the table asks now: one sentence, what helps, the buttons, and what is lit. */
export interface Ask {
  /** Absent where the seat is not asked anything. */
  readonly prompt?: Line;
  readonly hint?: Line;
  readonly buttons: readonly Button[];
  readonly gaps?: ColonyView;
  readonly settlements: readonly Species[];
  lit(owner: 'mine' | 'theirs', colony: ColonyView | undefined, hand: readonly FaceId[]): boolean;
}

export const QUIET: Ask = { buttons: [], settlements: [], lit: () => false };
export const BACK: Button = { label: line('ui.do.back'), icon: x, pick: NOTHING };

export const colonyIn = (view: View, id: number | string | null): ColonyView | undefined =>
  view.seats.flatMap((one) => one.colonies).find((colony) => colony.id === id);
