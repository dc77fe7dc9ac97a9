import { expect, test } from 'vitest';
import { keysIn, keysTo, spread } from './earKeys.ts';
import { type Decision, keysEvenly, keysOfTurns } from './earTurns.ts';

const lengths = (names: readonly string[]): readonly number[] =>
  names.map((_name, at) => keysTo(names, at).length);

test('whoever knows a name goes down to it where it is near, and else types the word that tells it', () => {
  const names = ['Lucia to the Garden Walk', 'Lucia to the Great Hall', 'Lucia to the Dining Hall', 'Stay'];
  expect(names.map((_name, at) => keysTo(names, at))).toEqual([
    [],
    ['ArrowDown'],
    ['ArrowDown', 'ArrowDown'],
    ['s'],
  ]);
  const many = Array.from({ length: 20 }, (_nothing, i) => `Send ${i + 1} to ${i < 10 ? 'Heron' : 'Finch'}`);
  expect(Math.max(...lengths(many))).toBeLessThanOrEqual(2);
});

test('what no letter tells from the others costs as much as going there', () => {
  const alike = Array.from({ length: 40 }, (_nothing, i) => `Discard ${'o'.repeat(i + 1)}`);
  expect(spread(lengths(alike)).median).toBeGreaterThan(8);
});

test('what is said with a question has its keys, also where only the list is', () => {
  expect([...keysIn('Block it? 1: Block for 3. 2: Face it. L: All 5 moves.').keys()]).toEqual([
    '1',
    '2',
    'L',
  ]);
  expect([...keysIn('Where will you go? L: All 4 moves.')]).toEqual([['L', 'All 4 moves']]);
  expect([...keysIn('Question 1: How old are you?')]).toEqual([]);
});

test('a turn has the keys of all its decisions; what is filled in, and answers in turns of others, are apart', () => {
  const one = (keys: string, more: Partial<Decision> = {}): Decision => {
    const all = keys.split(' ');
    const usual = { evenly: all.length + 1, chose: '', heard: [], isNew: false, isMine: true };
    return { keys: all, ...usual, ...more };
  };
  const turns = [
    one('1', { isNew: true }),
    one('l s Enter'),
    one('/ Tab Tab Enter', { isForm: true }),
    one('1', { isMine: false }),
    one('1 1', { isNew: true }),
  ];
  expect(keysOfTurns(turns)).toEqual([4, 2]);
  expect(keysEvenly(turns)).toEqual([6, 3]);
});
