import type { Seat } from '../../../engine/game.ts';
import type { View } from '../eyes/view.ts';

export interface Ahead {
  readonly seat: Seat;
  readonly assurance: number;
  readonly money: number;
}

/**
 * Who is first of those who entered (EM-13.1, EM-13.2), apart from this seat; nobody where all who enter win.
 */
export function lead(view: View, seat: Seat | null): Ahead | undefined {
  if (view.config.mode === 'cooperative') return undefined;
  let best: Ahead | undefined;
  view.seats.forEach((one, at) => {
    if (at === seat || one.crossing?.entered !== true) return;
    const ahead = best === undefined || one.assurance > best.assurance;
    const richer = best !== undefined && one.assurance === best.assurance && one.money > best.money;
    if (ahead || richer) best = { seat: at, assurance: one.assurance, money: one.money };
  });
  return best;
}

/** What a token would do to somebody with so much: stay out, enter, or enter and be first. */
export function fateOf(
  token: number,
  held: number,
  money: number,
  papers: boolean,
  ahead: Ahead | undefined,
): 'out' | 'in' | 'lead' {
  if (!papers || token > held) return 'out';
  if (ahead === undefined) return 'in';
  const kept = held - token;
  return kept > ahead.assurance || (kept === ahead.assurance && money > ahead.money) ? 'lead' : 'in';
}
