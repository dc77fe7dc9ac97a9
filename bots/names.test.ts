import { expect, test } from 'vitest';
import { BadInput } from '../engine/door.ts';
import { makeBot, parseBotName, parseBotNames } from './names.ts';
import { duel } from './testing/duel.ts';

test('reads kind, level and iterations', () => {
  expect(parseBotName('random')).toEqual({ kind: 'random', level: 'expert', iterations: 1000 });
  expect(parseBotName('greedy-casual')).toMatchObject({ kind: 'greedy', level: 'casual' });
  expect(parseBotName('search:40')).toMatchObject({ kind: 'search', iterations: 40 });
  expect(parseBotName('search-beginner:40')).toMatchObject({ level: 'beginner', iterations: 40 });
  expect(typeof makeBot(duel, parseBotName('greedy')).decide).toBe('function');
});

test.each([
  ['clever', 'no bot "clever"'],
  ['', 'no bot ""'],
  ['greedy-genius', 'no level "genius"'],
  ['random-casual', 'has no memory'],
  ['greedy:50', 'only search'],
  ['search:0', 'iterations must be'],
  ['search:99999999999', 'iterations must be'],
  ['search:', 'no bot "search:"'],
  ['Search', 'no bot "Search"'],
])('refuses %j', (text, problem) => {
  expect(() => parseBotName(text)).toThrow(BadInput);
  expect(() => parseBotName(text)).toThrow(problem);
  expect(() => parseBotName(text)).toThrow(/^bots: /);
});

test('one name stands for every seat, or there is one for each', () => {
  expect(parseBotNames('greedy', 3).map((name) => name.kind)).toEqual(['greedy', 'greedy', 'greedy']);
  expect(parseBotNames('random, search:5', 2).map((name) => name.kind)).toEqual(['random', 'search']);
  expect(() => parseBotNames('random,random', 3)).toThrow('2 bots for 3 seats');
});
