import { expect, test } from 'vitest';
import { seeded } from '../../../../engine/chance.ts';
import { printedFace } from './printed.ts';
import { deal } from './puzzle.ts';
import { backwards, byKind, everyWay } from './testing/everyWay.ts';
import { everySeed, SEEDS } from './testing/seeds.ts';
import { type FerryView, LEVELS } from './types.ts';
import { alikeOf, isOnlyWay, waysAcross } from './ways.ts';

test(`[EI-R62] FERRY: ${SEEDS} seeds give one way across in the limit, read forwards or backwards`, () => {
  everySeed('ferry', (puzzle) => {
    const ways = everyWay(puzzle);
    if (ways[0]?.length !== puzzle.limit) expect(ways[0]).toHaveLength(puzzle.limit);
    const kinds = new Set(ways.map((way) => byKind(puzzle, way)));
    const only = byKind(puzzle, puzzle.solution);
    if (!kinds.has(only) || [...kinds].some((way) => way !== only && way !== backwards(only))) {
      expect([...kinds]).toEqual([only]);
    }
  });
});

test('[EI-R62] FERRY: every level has hundreds of different faces', () => {
  for (const level of LEVELS) {
    const faces = new Set<string>();
    for (let seed = 0; seed < 500; seed++) {
      faces.add(JSON.stringify(deal('ferry', level, seeded(`face ${seed}`))));
    }
    expect(faces.size).toBeGreaterThan(300);
  }
});

test.each([
  ['ME-FE-1', 2, 2, 'one, and that backwards'],
  ['ME-FE-2', 24, 3, 'several'],
  ['ME-FE-3', 4, 4, 'several'],
  ['ME-FE-4', 2, 1, 'one'],
  ['ME-FE-5', 8, 1, 'one'],
  ['ME-FE-6', 816, 102, 'several'],
] as const)(
  '[EI-R62] %s as printed has %i shortest ways, %i if those alike are not told apart: %s',
  (card, named, kinds, ways) => {
    const face = printedFace(card, seeded(card));
    if (face.family !== 'ferry') throw new Error('not a ferry');
    const found = everyWay(face);
    expect(found).toHaveLength(named);
    expect(new Set(found.map((way) => byKind(face, way))).size).toBe(kinds);
    expect(waysAcross(face)).toBe(kinds);
    expect(isOnlyWay(face, face.solution)).toBe(ways !== 'several');
  },
);

test('[EI-R62] alike are those of one weight who both row or neither, and are kept from the same others', () => {
  const face: FerryView = {
    family: 'ferry',
    level: 1,
    passengers: [
      { name: 'guide', weight: 1, rows: true },
      { name: 'boy', weight: 1, rows: true },
      { name: 'dog', weight: 1, rows: false },
      { name: 'goose', weight: 1, rows: false },
      { name: 'grain', weight: 1, rows: false },
    ],
    boat: 2,
    forbidden: [
      [2, 3],
      [3, 4],
    ],
    guardian: 0,
    limit: 9,
  };
  expect(alikeOf(face)).toEqual([0, 1, 2, 3, 2]);
  expect(alikeOf({ ...face, forbidden: [], guardian: null })).toEqual([0, 0, 2, 2, 2]);
  // Kept from each other and from nobody else, they are alike too.
  expect(alikeOf({ ...face, forbidden: [[2, 3]] })).toEqual([0, 1, 2, 2, 4]);
});
