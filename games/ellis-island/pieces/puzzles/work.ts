import { bug } from '../../../../engine/bug.ts';
import { cubeProgress } from './cube.ts';
import { ferryProgress, loadsNow, refuseLoad } from './ferry.ts';
import { frameOf, isFormSolved, isFull, placesNow, refusePlace } from './form.ts';
import { isTagsSolved, isWhole } from './tags.ts';
import {
  LETTERS,
  type Progress,
  type Puzzle,
  type PuzzleStep,
  type PuzzleView,
  type StepProblem,
  type Work,
} from './types.ts';

/** EI-R36: the attempt ends as a failure with this accepted step. */
export const MOST_STEPS = 400;

/** An untouched table. */
export function begin(view: PuzzleView): Work {
  switch (view.family) {
    case 'cube':
      return { family: 'cube', taps: [] };
    case 'form':
      return { family: 'form', placed: view.blocks.map(() => null) };
    case 'pict':
    case 'comp':
      return { family: view.family, letter: null };
    case 'tags':
      return { family: 'tags', assigned: null };
    case 'ferry':
      return { family: 'ferry', loads: [] };
  }
}

/**
 * Why a step breaks the rules of its puzzle. Asks nothing of the solution: a refusal tells nobody anything.
 */
export function refuseStep(view: PuzzleView, work: Work, step: PuzzleStep): StepProblem | undefined {
  switch (step.do) {
    case 'tap':
      return view.family === 'cube' ? undefined : 'otherFamily';
    case 'choose':
      return view.family === 'pict' || view.family === 'comp' ? undefined : 'otherFamily';
    case 'assign':
      if (view.family !== 'tags') return 'otherFamily';
      return isWhole(view, step) ? undefined : 'notDifferent';
    case 'place':
      if (view.family !== 'form' || work.family !== 'form') return 'otherFamily';
      return refusePlace(view, work.placed, step.block, step);
    case 'lift':
      if (work.family !== 'form') return 'otherFamily';
      return work.placed[step.block] ? undefined : 'notPlaced';
    case 'load':
      if (view.family !== 'ferry' || work.family !== 'ferry') return 'otherFamily';
      return refuseLoad(view, work.loads, step.who);
    case 'restart':
      if (work.family === 'form')
        return work.placed.some((place) => place !== null) ? undefined : 'nothingDone';
      if (work.family === 'ferry') return work.loads.length > 0 ? undefined : 'nothingDone';
      return 'otherFamily';
  }
}

/** Plays a step that was not refused by changing `work` in place, and says how the attempt stands. */
export function takeStep(puzzle: Puzzle, work: Work, step: PuzzleStep): Progress {
  put(work, step);
  return progressOf(puzzle, work);
}

/** A copy with these steps taken, for who draws them before they are answered. Nothing is judged. */
export function workAfter(work: Work, steps: readonly PuzzleStep[]): Work {
  if (steps.length === 0) return work;
  const copy = cloneWork(work);
  for (const step of steps) put(copy, step);
  return copy;
}

function put(work: Work, step: PuzzleStep): void {
  switch (work.family) {
    case 'cube':
      if (step.do === 'tap') work.taps.push(step.cube);
      break;
    case 'form':
      if (step.do === 'place') work.placed[step.block] = { turn: step.turn, row: step.row, col: step.col };
      if (step.do === 'lift') work.placed[step.block] = null;
      if (step.do === 'restart') work.placed.fill(null);
      break;
    case 'pict':
    case 'comp':
      if (step.do === 'choose') work.letter = step.letter;
      break;
    case 'tags':
      if (step.do === 'assign') work.assigned = { trunks: step.trunks, to: step.to };
      break;
    case 'ferry':
      if (step.do === 'load') work.loads.push([...step.who]);
      if (step.do === 'restart') work.loads.length = 0;
      break;
  }
}

/**
 * EI-R36: CUBE is judged at the last tap, FORM and FERRY pass when complete, a choice or assignment is final.
 */
export function progressOf(puzzle: Puzzle, work: Work): Progress {
  const judged = (isRight: boolean): Progress => (isRight ? 'solved' : 'failed');
  if (puzzle.family === 'cube' && work.family === 'cube') return cubeProgress(puzzle, work.taps);
  if (puzzle.family === 'ferry' && work.family === 'ferry') return ferryProgress(puzzle, work.loads);
  if (puzzle.family === 'form' && work.family === 'form') {
    const isDone = isFull(puzzle, work.placed) && isFormSolved(puzzle, frameOf(puzzle, work.placed));
    return isDone ? 'solved' : 'open';
  }
  if (puzzle.family === 'tags' && work.family === 'tags') {
    return work.assigned === null ? 'open' : judged(isTagsSolved(puzzle, work.assigned));
  }
  if ((puzzle.family === 'pict' || puzzle.family === 'comp') && work.family === puzzle.family) {
    return work.letter === null ? 'open' : judged(work.letter === puzzle.solution);
  }
  return bug('work on', work.family, 'at a puzzle of', puzzle.family);
}

/** Every lawful step in a stable order, but for the assignments of TAGS, which are a form (up to 576). */
export function stepsNow(view: PuzzleView, work: Work): PuzzleStep[] {
  const steps: PuzzleStep[] = [];
  if (view.family === 'cube') for (const cube of [1, 2, 3, 4]) steps.push({ do: 'tap', cube });
  if (view.family === 'pict' || view.family === 'comp')
    for (const letter of LETTERS) steps.push({ do: 'choose', letter });
  if (view.family === 'form' && work.family === 'form') {
    for (const place of placesNow(view, work.placed)) steps.push({ do: 'place', ...place });
    work.placed.forEach((place, block) => {
      if (place !== null) steps.push({ do: 'lift', block });
    });
  }
  if (view.family === 'ferry' && work.family === 'ferry')
    for (const who of loadsNow(view, work.loads)) steps.push({ do: 'load', who });
  if (refuseStep(view, work, { do: 'restart' }) === undefined) steps.push({ do: 'restart' });
  return steps;
}

export function cloneWork(work: Work): Work {
  switch (work.family) {
    case 'cube':
      return { family: 'cube', taps: work.taps.slice() };
    case 'form':
      return { family: 'form', placed: work.placed.slice() };
    case 'ferry':
      return { family: 'ferry', loads: work.loads.slice() };
    default:
      return { ...work };
  }
}
