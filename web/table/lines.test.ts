import { expect, test } from 'vitest';
import { say } from '../../engine/text.ts';
import { later } from '../../kit/text/later.ts';
import { inShort, tellLate, whenIn } from './lines.ts';

const at = (entry: number, head = false) => ({ at: entry, head });

test('the log stands where the board stands', () => {
  const lines = [at(0), at(1, true), at(1), at(1), at(3), at(4)];
  expect(whenIn(lines, 1)).toEqual([undefined, undefined, 'then', 'then', 'later', 'later']);
  // Nothing is told of entry 2: what came before it is the latest.
  expect(whenIn(lines, 2)).toEqual([undefined, undefined, 'then', 'then', 'later', 'later']);
  expect(whenIn(lines, 4)).toEqual([undefined, undefined, undefined, undefined, undefined, 'then']);
});

test('a heading alone is nothing that happened', () => {
  expect(whenIn([at(0, true), at(1)], 0)).toEqual([undefined, 'later']);
});

test('of much that happened at once, what it came to', () => {
  expect(inShort(['You discarded teal 5.', 'You drew a Hunter.'])).toBe(
    'You discarded teal 5. You drew a Hunter.',
  );
  expect(inShort(['Your colony was turned over: '.repeat(4), 'It has scattered.'])).toBe('It has scattered.');
  expect(inShort([])).toBe('');
});

test('whose time ran out is told that the choice was made for them', () => {
  const reader = { language: 'en', names: ['Ada', 'Ben'], seat: 0 };
  const told = (late: readonly number[]): readonly string[] =>
    tellLate(late).map(({ line }) => say(later, line, reader));
  expect(told([0])).toEqual(['Your time ran out: the choice was made for you.']);
  expect(told([1])).toEqual(['Time ran out for Ben: the choice was made for them.']);
  expect(told([])).toEqual([]);
});
