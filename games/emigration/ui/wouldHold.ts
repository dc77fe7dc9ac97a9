import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import type { View } from '../eyes/view.ts';
import { foresee } from './foresee.ts';

/** What a seat would then hold, for under a button; nothing where it cannot be foreseen. */
export function wouldHold(view: View, seat: Seat, action: Action): { readonly sub?: Line } {
  const n = foresee(view, seat, action)?.forecast.total;
  return n === undefined ? {} : { sub: line('ui.sub.wouldHold', { n }) };
}
