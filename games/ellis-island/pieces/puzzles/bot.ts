import type { Level as Wits } from '../../../../engine/brain.ts';
import { crossing } from './across.ts';
import { solveComp } from './comp.ts';
import { placementsOf, solveForm } from './form.ts';
import { solvePict } from './pict.ts';
import { solveTags } from './tags.ts';
import type { Level, PuzzleStep, PuzzleView, Work } from './types.ts';

/** 10.2: how often a bot passes, in percent, by its level and the level of the card. */
export const PASS_PERCENT = {
  beginner: { 1: 70, 2: 55, 3: 40 },
  learner: { 1: 78, 2: 65, 3: 53 },
  casual: { 1: 85, 2: 75, 3: 65 },
  skilled: { 1: 90, 2: 82, 3: 73 },
  expert: { 1: 95, 2: 88, 3: 80 },
} as const satisfies Readonly<Record<Wits, Readonly<Record<Level, number>>>>;

/**
 * The next step towards the solution; null if there is no way from here. It is worked out from what anybody
 * sees. CUBE needs the taps in the view: from memory, the showing being over.
 */
export function rightStep(view: PuzzleView, work: Work): PuzzleStep | null {
  if (view.family === 'cube' && work.family === 'cube') {
    const cube = view.taps?.[work.taps.length];
    return cube === undefined ? null : { do: 'tap', cube };
  }
  if (view.family === 'pict' || view.family === 'comp') {
    const [letter] = view.family === 'pict' ? solvePict(view) : solveComp(view);
    return letter === undefined ? null : { do: 'choose', letter };
  }
  if (view.family === 'tags') {
    const [only] = solveTags(view);
    return only === undefined ? null : { do: 'assign', trunks: only.trunks, to: only.to };
  }
  if (view.family === 'ferry' && work.family === 'ferry') {
    const way = crossing(view, work.loads);
    const isInTime = way !== undefined && way.length <= view.limit - work.loads.length;
    return isInTime && way[0] !== undefined ? { do: 'load', who: way[0] } : { do: 'restart' };
  }
  if (view.family === 'form' && work.family === 'form') {
    const [grid] = solveForm(view, 1);
    if (grid === undefined) return null;
    const wanted = placementsOf(view, grid);
    // The turns of a frame are solutions too: whatever lies elsewhere is lifted first.
    const astray = work.placed.findIndex((place, i) => place !== null && !sameCells(place, wanted[i]));
    if (astray >= 0) return { do: 'lift', block: astray };
    const block = work.placed.indexOf(null);
    const place = wanted[block];
    return place === undefined ? null : { do: 'place', block, ...place };
  }
  return null;
}

const sameCells = (a: { turn: number; row: number; col: number }, b: typeof a | undefined): boolean =>
  b !== undefined && a.turn === b.turn && a.row === b.row && a.col === b.col;
