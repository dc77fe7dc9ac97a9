import type { Seat } from '../../../engine/game.ts';
import { LONGEST_LIMIT, TIMES } from '../content.ts';
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
  const ticks = now.ticks ?? 0;
  // Whoever has no limit is shown none.
  if (now.seat !== seat || ticks < 0 || ticks > LONGEST_LIMIT) return null;
  return Math.max(0, ticks - 1) * TIMES.tick;
}
