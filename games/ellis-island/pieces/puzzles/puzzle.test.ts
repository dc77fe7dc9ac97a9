import { expect, test } from 'vitest';
import { type Draw, recording, seeded } from '../../../../engine/chance.ts';
import { BadInput } from '../../../../engine/door.ts';
import { crossing } from './across.ts';
import { solveComp } from './comp.ts';
import { CARD_IDS, CARDS, FAMILY_ROWS } from './content.ts';
import { isGoodCut } from './form.ts';
import { solvePict } from './pict.ts';
import { deal, dealCard, show, showing } from './puzzle.ts';
import { PUZZLE_STEP } from './step.ts';
import { needsEvery, solveTags } from './tags.ts';
import { check, solutionOf } from './testing/answer.ts';
import { FAMILIES, LEVELS } from './types.ts';

test('[EI-R37] the deck has six cards of each family, two of each level, each with its source', () => {
  expect(CARDS.length).toBe(36);
  for (const family of FAMILIES)
    for (const level of LEVELS)
      expect(CARDS.filter((card) => card.family === family && card.level === level)).toHaveLength(2);
  expect(new Set(CARD_IDS).size).toBe(36);
  expect(CARDS.every((card) => card.source === 'reconstructed')).toBe(true);
  expect(FAMILY_ROWS.map((row) => row.id)).toEqual([...FAMILIES]);
});

test.each(CARD_IDS)('%s as printed is solvable as listed, and by nothing else', (card) => {
  const puzzle = dealCard(card, 'printed', seeded(card));
  expect(check(puzzle, solutionOf(puzzle))).toBe(true);
  if (puzzle.family === 'pict') expect(solvePict(puzzle)).toEqual([puzzle.solution]);
  if (puzzle.family === 'comp') expect(solveComp(puzzle)).toEqual([puzzle.solution]);
  if (puzzle.family === 'tags') expect(solveTags(puzzle)).toEqual([puzzle.solution]);
  if (puzzle.family === 'tags') expect(needsEvery(puzzle)).toBe(true);
  if (puzzle.family === 'ferry') expect(crossing(puzzle)).toHaveLength(puzzle.limit);
  if (puzzle.family === 'form') expect(isGoodCut(puzzle.level, puzzle.solution)).toBe(true);
});

test('[EI-R37] a face takes one draw, and the same draw gives the same face', () => {
  for (const faces of ['generated', 'printed'] as const) {
    for (const card of CARD_IDS) {
      const draws: Draw[] = [];
      const first = dealCard(card, faces, recording(seeded(`face of ${card}`), draws));
      expect(draws).toHaveLength(1);
      expect(dealCard(card, faces, seeded(`face of ${card}`))).toEqual(first);
    }
  }
});

test('what is shown never holds the solution, nor the taps of CUBE but to the challenger', () => {
  for (const family of FAMILIES) {
    const puzzle = deal(family, 2, seeded(7));
    expect(show(puzzle)).not.toHaveProperty('solution');
    expect(showing(puzzle)).not.toHaveProperty('solution');
    expect(JSON.parse(JSON.stringify(puzzle))).toEqual(puzzle);
  }
  const cubes = deal('cube', 1, seeded(7));
  expect(show(cubes)).toMatchObject({ length: 5, taps: null });
  expect(showing(cubes)).toMatchObject({ taps: cubes.solution });
});

test('steps come through the door or not at all', () => {
  for (const good of [
    { do: 'tap', cube: 4 },
    { do: 'place', block: 4, turn: 3, row: 0, col: 4 },
    { do: 'assign', trunks: ['red'], to: [] },
    { do: 'restart' },
  ])
    expect(PUZZLE_STEP.read(good, 'step')).toEqual(good);
  expect(PUZZLE_STEP.read({ do: 'load', who: [2, 0] }, 'step')).toEqual({ do: 'load', who: [0, 2] });
  for (const bad of [
    null,
    { do: 'tap', cube: 5 },
    { do: 'tap', cube: 1, more: 1 },
    { do: 'choose', letter: 'G' },
    { do: 'assign', trunks: ['blue'], to: [] },
    { do: 'load', who: [0, 0] },
    { do: 'else' },
  ])
    expect(() => PUZZLE_STEP.read(bad, 'step')).toThrow(BadInput);
});
