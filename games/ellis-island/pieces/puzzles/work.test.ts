import { describe, expect, test } from 'vitest';
import { seeded } from '../../../../engine/chance.ts';
import { placementsOf } from './form.ts';
import { deal, dealCard, show } from './puzzle.ts';
import { FAMILIES, LEVELS, type Progress, type Puzzle, type PuzzleStep, type Work } from './types.ts';
import { begin, cloneWork, refuseStep, stepsNow, takeStep } from './work.ts';

const solving = (puzzle: Puzzle): PuzzleStep[] => {
  switch (puzzle.family) {
    case 'cube':
      return puzzle.solution.map((cube) => ({ do: 'tap', cube }));
    case 'form':
      return placementsOf(puzzle, puzzle.solution).map((place, block) => ({ do: 'place', block, ...place }));
    case 'pict':
    case 'comp':
      return [{ do: 'choose', letter: puzzle.solution }];
    case 'tags':
      return [{ do: 'assign', ...puzzle.solution }];
    case 'ferry':
      return puzzle.solution.map((who) => ({ do: 'load', who }));
  }
};

const play = (puzzle: Puzzle, work: Work, steps: readonly PuzzleStep[]): Progress[] =>
  steps.map((step) => {
    expect(refuseStep(show(puzzle), work, step)).toBeUndefined();
    return takeStep(puzzle, work, step);
  });

describe('[EI-R36] the steps of a solution solve it at the last one', () => {
  for (const family of FAMILIES)
    test.each(LEVELS)(`${family} at level %i`, (level) => {
      for (let seed = 0; seed < 5; seed++) {
        const puzzle = deal(family, level, seeded(`${family} ${level} ${seed}`));
        const said = play(puzzle, begin(show(puzzle)), solving(puzzle));
        expect(said.pop()).toBe('solved');
        expect(new Set(said).size).toBeLessThanOrEqual(1);
        expect(said).not.toContain('solved');
      }
    });
});

test('every step that is listed is lawful, and working on it does not change a copy', () => {
  for (const family of FAMILIES) {
    const puzzle = deal(family, 2, seeded(11));
    const work = begin(show(puzzle));
    const chance = seeded(family);
    for (let i = 0; i < 12; i++) {
      const steps = stepsNow(show(puzzle), work);
      for (const step of steps) expect(refuseStep(show(puzzle), work, step)).toBeUndefined();
      const step = steps[chance.below(Math.max(1, steps.length))];
      if (step === undefined) break;
      const kept = cloneWork(work);
      const before = JSON.stringify(kept);
      if (takeStep(puzzle, work, step) !== 'open') break;
      expect(JSON.stringify(kept)).toBe(before);
    }
  }
});

test('[EI-X34] a wrong letter fails at once', () => {
  const puzzle = dealCard('ME-PI-3', 'printed', seeded(1));
  expect(takeStep(puzzle, begin(show(puzzle)), { do: 'choose', letter: 'B' })).toBe('failed');
});

test('CUBE says nothing before the last tap', () => {
  const puzzle = dealCard('ME-CU-1', 'printed', seeded(1));
  const wrong = [4, 4, 4, 4, 4].map((cube): PuzzleStep => ({ do: 'tap', cube }));
  expect(play(puzzle, begin(show(puzzle)), wrong)).toEqual(['open', 'open', 'open', 'open', 'failed']);
});

test('a block is lifted and the frame is emptied; a ferry goes back to the start', () => {
  const board = dealCard('ME-FO-1', 'printed', seeded(1));
  const work = begin(show(board));
  expect(refuseStep(show(board), work, { do: 'restart' })).toBe('nothingDone');
  expect(refuseStep(show(board), work, { do: 'lift', block: 0 })).toBe('notPlaced');
  play(board, work, [...solving(board).slice(0, 3), { do: 'lift', block: 1 }]);
  expect(work).toMatchObject({ placed: [{}, null, {}, null] });
  play(board, work, [{ do: 'restart' }]);
  expect(work).toEqual(begin(show(board)));
  const boat = dealCard('ME-FE-4', 'printed', seeded(1));
  const trip = begin(show(boat));
  expect(play(boat, trip, [...solving(boat).slice(0, 2), { do: 'restart' }, ...solving(boat)]).at(-1)).toBe(
    'solved',
  );
});

test('a step of another family is refused', () => {
  const puzzle = deal('comp', 1, seeded(1));
  const work = begin(show(puzzle));
  const strange: PuzzleStep[] = [
    { do: 'tap', cube: 1 },
    { do: 'load', who: [0] },
    { do: 'restart' },
    { do: 'lift', block: 0 },
  ];
  for (const step of strange) expect(refuseStep(show(puzzle), work, step)).toBe('otherFamily');
});
