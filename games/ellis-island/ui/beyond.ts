import type { Seat } from '../../../engine/game.ts';
import { TIMES } from '../content.ts';
import type { View } from '../eyes/view.ts';

/**
 * Limits are counted in ticks (EI-R60): what is left after the present one. Only who is examined sees a clock
 * (EI-R35), and whoever has no limit is shown none at all (EI-R36).
 */
export function beyond(
  view: Pick<View, 'step'> & {
    readonly players: readonly Pick<View['players'][number], 'prefer'>[];
    readonly exam: Pick<NonNullable<View['exam']>, 'seat' | 'ticks'> | null;
    readonly interview: Pick<NonNullable<View['interview']>, 'seat' | 'ticks'> | null;
  },
  seat: Seat | null,
): number | null {
  if (view.step === 'show' || hasNoLimit(view, seat)) return null;
  const now = view.step === 'work' ? view.exam : view.step === 'ask' ? view.interview : null;
  if (now === null) return 0;
  const ticks = now.ticks ?? 0;
  if (now.seat !== seat || ticks < 0) return null;
  return Math.max(0, ticks - 1) * TIMES.tick;
}

/** This seat has wished for no limit. */
export const hasNoLimit = (
  { players }: { readonly players: readonly Pick<View['players'][number], 'prefer'>[] },
  seat: Seat | null,
): boolean => seat !== null && players[seat]?.prefer?.time === 'none';
