import { type Chance, pick } from '../../../engine/chance.ts';
import { casesOf } from './cases.ts';
import { solveComp } from './comp.ts';
import { CUBES } from './cube.ts';
import { crossing } from './ferry.ts';
import { placementsOf, solveForm } from './form.ts';
import { solvePict } from './pict.ts';
import { solveTags } from './tags.ts';
import { LETTERS, type Level, type PuzzleStep, type PuzzleView, type Work } from './types.ts';

/** 10.2: how often a bot passes, in percent, by its level and the level of the card. */
export const PASS_PERCENT = {
  easy: { 1: 70, 2: 55, 3: 40 },
  normal: { 1: 85, 2: 75, 3: 65 },
  hard: { 1: 95, 2: 88, 3: 80 },
} as const satisfies Readonly<Record<string, Readonly<Record<Level, number>>>>;
export type BotLevel = keyof typeof PASS_PERCENT;

/**
 * What a bot does next; null: it gives up. It works the puzzle out from what it sees, like anybody, and whether it
 * will manage is drawn before the first step. CUBE needs the taps in the view: from memory, the showing being over.
 */
export function botStep(view: PuzzleView, work: Work, level: BotLevel, chance: Chance): PuzzleStep | null {
  const isFirst = !hasBegun(work);
  const manages = !isFirst || chance.below(100) < PASS_PERCENT[level][view.level];
  return manages ? rightStep(view, work) : wrongStep(view, chance);
}

/** The next step towards the solution; null if there is no way from here. */
export function rightStep(view: PuzzleView, work: Work): PuzzleStep | null {
  if (view.family === 'cube' && work.family === 'cube') {
    const cube = view.taps?.[work.taps.length];
    // A first tap that went wrong is not made good any more: the sequence is judged as a whole.
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

/** A mistake: another letter, tap or assignment. Where every lawful step can be taken back, it gives up. */
function wrongStep(view: PuzzleView, chance: Chance): PuzzleStep | null {
  switch (view.family) {
    case 'cube':
      return { do: 'tap', cube: (((view.taps?.[0] ?? 1) + chance.below(CUBES - 1)) % CUBES) + 1 };
    case 'pict':
    case 'comp': {
      const [right] = view.family === 'pict' ? solvePict(view) : solveComp(view);
      return {
        do: 'choose',
        letter: pick(
          chance,
          LETTERS.filter((letter) => letter !== right),
        ),
      };
    }
    case 'tags': {
      const [right] = solveTags(view);
      const others = casesOf(view.level).all.filter((one) => JSON.stringify(one) !== JSON.stringify(right));
      return { do: 'assign', ...pick(chance, others) };
    }
    case 'form':
    case 'ferry':
      return null;
  }
}

function hasBegun(work: Work): boolean {
  switch (work.family) {
    case 'cube':
      return work.taps.length > 0;
    case 'form':
      return work.placed.some((place) => place !== null);
    case 'ferry':
      return work.loads.length > 0;
    default:
      return false;
  }
}

const sameCells = (a: { turn: number; row: number; col: number }, b: typeof a | undefined): boolean =>
  b !== undefined && a.turn === b.turn && a.row === b.row && a.col === b.col;
