import { expect, test } from 'vitest';
import { seeded } from '../../../../engine/chance.ts';
import { BadInput } from '../../../../engine/door.ts';
import { check, deal, dealCard, show, solutionOf } from './puzzle.ts';
import { FAMILIES, LEVELS } from './types.ts';
import { readWritten, written } from './written.ts';

test('every answer can be typed as one line and read again', () => {
  for (const family of FAMILIES)
    for (const level of LEVELS) {
      const puzzle = deal(family, level, seeded(`${family} ${level}`));
      const line = written(show(puzzle), solutionOf(puzzle));
      expect(line).toMatch(/^[A-Za-z0-9 ,;/-]+$/);
      expect(check(puzzle, readWritten(show(puzzle), line))).toBe(true);
      expect(check(puzzle, readWritten(show(puzzle), ` ${line.toUpperCase()} `))).toBe(true);
    }
});

test('the lines look as they do in the rules', () => {
  const line = (card: Parameters<typeof dealCard>[0]): string => {
    const puzzle = dealCard(card, 'printed', seeded(1));
    return written(show(puzzle), solutionOf(puzzle));
  };
  expect(line('ME-CU-1')).toBe('1-2-3-4-2');
  expect(line('ME-PI-1')).toBe('D');
  expect(line('ME-TA-3')).toBe(
    'anna black seattle, boris red chicago, clara green boston, david brown omaha',
  );
  expect(line('ME-FE-1')).toBe('guide goose cat; guide; guide dog grain');
});

test('a line that says nothing of the kind is refused', () => {
  for (const family of FAMILIES) {
    const view = show(deal(family, 2, seeded(family)));
    expect(() => readWritten(view, 'xyzzy!')).toThrow(BadInput);
  }
});
