import type { Seat } from '../../../engine/game.ts';
import { TIMES } from '../content.ts';
import type { View } from '../eyes/view.ts';

/**
 * Limits are counted in ticks (EI-R60): what is left after the present one. Only who is examined sees a clock
 * (EI-R35).
 */
export function beyond(
  view: Pick<View, 'step'> & {
    readonly exam: Pick<NonNullable<View['exam']>, 'seat' | 'ticks'> | null;
    readonly interview: Pick<NonNullable<View['interview']>, 'seat' | 'ticks'> | null;
  },
  seat: Seat | null,
): number | null {
  if (view.step === 'show') return null;
  const now = view.step === 'work' ? view.exam : view.step === 'ask' ? view.interview : null;
  if (now === null) return 0;
  return now.seat === seat ? Math.max(0, (now.ticks ?? 0) - 1) * TIMES.tick : null;
}
