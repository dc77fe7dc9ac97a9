import { type Line, line } from '../../../engine/text.ts';
import type { View } from '../eyes/view.ts';

const NEAR = 10;

/** The stall notice: silent until the season really draws near (MI-R42). */
export function seasonLine(view: View): Line | undefined {
  const left = view.config.stallLimit - view.sinceArrival;
  return left <= NEAR && view.ended === null ? line('ui.season', { left }) : undefined;
}
