import { expect, test } from 'vitest';
import { seeded } from '../../../../engine/chance.ts';
import { rightStep } from './bot.ts';
import { deal, show, showing } from './puzzle.ts';
import { FAMILIES, LEVELS, type Progress, type Puzzle, type Work } from './types.ts';
import { begin, refuseStep, takeStep } from './work.ts';

function workOut(puzzle: Puzzle, work: Work): Progress {
  for (let steps = 0; steps < 50; steps++) {
    const step = rightStep(showing(puzzle), work);
    if (step === null) return 'failed';
    expect(refuseStep(show(puzzle), work, step)).toBeUndefined();
    const progress = takeStep(puzzle, work, step);
    if (progress !== 'open') return progress;
  }
  return 'open';
}

test('[10.2] every puzzle can be worked out from what is seen, step by step', () => {
  for (const family of FAMILIES)
    for (const level of LEVELS)
      for (let seed = 0; seed < 15; seed++) {
        const puzzle = deal(family, level, seeded(`${family} ${seed}`));
        expect(workOut(puzzle, begin(show(puzzle)))).toBe('solved');
      }
});

test('who has lost the way starts again or lifts what lies astray; taps that were not seen are not known', () => {
  const boat = deal('ferry', 3, seeded('astray'));
  const trip = begin(show(boat));
  if (boat.family === 'ferry' && trip.family === 'ferry') {
    const [first = []] = boat.solution;
    trip.loads.push([...first], [...first]);
  }
  expect(workOut(boat, trip)).toBe('solved');
  const board = deal('form', 3, seeded('astray'));
  const frame = begin(show(board));
  takeStep(board, frame, { do: 'place', block: 0, turn: 1, row: 0, col: 1 });
  expect(workOut(board, frame)).toBe('solved');
  const cubes = deal('cube', 1, seeded('astray'));
  expect(rightStep(show(cubes), begin(show(cubes)))).toBeNull();
});
