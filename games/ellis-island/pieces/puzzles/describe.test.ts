import { expect, test } from 'vitest';
import { seeded } from '../../../../engine/chance.ts';
import { say } from '../../../../engine/text.ts';
import { CARD_IDS } from './content.ts';
import { describePuzzle, describeWork, problemLine } from './describe.ts';
import { puzzleEn } from './en.ts';
import { dealCard, show } from './puzzle.ts';
import type { StepProblem, Work } from './types.ts';

const told = (card: (typeof CARD_IDS)[number]): string[] =>
  describePuzzle(show(dealCard(card, 'printed', seeded(1)))).map((line) => say(puzzleEn, line));

test('every card can be said in words', () => {
  for (const card of CARD_IDS) for (const line of told(card)) expect(line).not.toMatch(/[{}]|undefined/);
});

test('the words are those of the rules', () => {
  expect(told('ME-TA-3')).toContain('The red trunk does not go to Omaha.');
  expect(told('ME-TA-3')).toContain('Boris owns the brown or the red trunk.');
  expect(told('ME-TA-3')).toContain('David is not going to Boston.');
  expect(told('ME-PI-3')[1]).toBe('Row 1: 3 open triangles, 3 striped squares and 3 filled circles.');
  expect(told('ME-FE-4')).toContain('Dog and Goose must not be left together without the Guide.');
  expect(told('ME-CU-1')).toEqual([
    'Four cubes are tapped 5 times, and you see it once. Repeat the taps in the same order.',
  ]);
});

test('every problem has a sentence', () => {
  const problems = Object.keys(puzzleEn).flatMap((key) => /^puzzle\.refusal\.(.*)$/.exec(key)?.[1] ?? []);
  expect(problems).toHaveLength(12);
  for (const problem of problems) expect(say(puzzleEn, problemLine(problem as StepProblem))).toMatch(/\.$/);
});

test('how far somebody has come is said by name, without a picture', () => {
  const how = (card: (typeof CARD_IDS)[number], work: Work): string[] =>
    describeWork(show(dealCard(card, 'printed', seeded(1))), work).map((line) => say(puzzleEn, line));
  expect(how('ME-FE-4', { family: 'ferry', loads: [[0, 1]] })).toEqual([
    expect.stringMatching(
      /^Crossing 1 of \d+ done: the boat is at the far shore\. Near shore: \w.*\. Far shore: Guide and \w+\.$/,
    ),
  ]);
  expect(how('ME-FE-4', { family: 'ferry', loads: [] }).join()).toContain('Far shore: nobody.');
  expect(how('ME-CU-1', { family: 'cube', taps: [1, 2] })).toEqual(['Tapped 2 of 5.']);
  expect(how('ME-PI-3', { family: 'pict', letter: null })).toEqual([]);
});
