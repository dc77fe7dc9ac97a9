import { expect, test } from 'vitest';
import { BadInput } from '../engine/door.ts';
import { makeBot, parseBotName, parseBotNames, RANDOM } from './names.ts';
import { duel } from './testing/duel.ts';

test('reads kind, level and iterations', () => {
  expect(parseBotName('random')).toEqual(RANDOM);
  expect(parseBotName('greedy-casual')).toMatchObject({ kind: 'greedy', level: 'casual' });
  expect(parseBotName('search:40')).toMatchObject({ kind: 'search', iterations: 40 });
  expect(parseBotName('search-beginner:40')).toMatchObject({ level: 'beginner', iterations: 40 });
  expect(parseBotName('greedy-casual~20')).toMatchObject({ kind: 'greedy', level: 'casual', temper: 20 });
  const leans = { temper: 20, leanings: { finish: 0.02, revenge: 0.03 } };
  expect(parseBotName('greedy-casual~20+finish20+revenge30')).toMatchObject(leans);
  expect(parseBotName('level:2')).toMatchObject({ kind: 'level', rung: 2 });
  expect(parseBotName('oracle:40')).toMatchObject({ kind: 'oracle', iterations: 40 });
  expect(typeof makeBot(duel, parseBotName('greedy')).ponder).toBe('function');
});

test.each([
  ['clever', 'no bot "clever"'],
  ['', 'no bot ""'],
  ['greedy-genius', 'no memory "genius"'],
  ['random-casual', 'has no memory'],
  ['greedy:50', 'only search'],
  ['search:0', 'iterations must be'],
  ['search:99999999999', 'iterations must be'],
  ['greedy~1000', 'at most 999'],
  ['search:50~3', 'only greedy errs'],
  ['greedy+finish20', 'only who errs has leanings'],
  ['greedy~20+kindness20', 'no leaning "kindness"; there are hoard, finish, revenge'],
  ['greedy~20+finish100', 'at most 99'],
  ['search:50+finish20', 'only who errs'],
  ['level:9', 'levels are 1 to 5'],
  ['level-casual:1', 'its own memory'],
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
