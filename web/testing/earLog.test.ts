import { expect, test } from 'vitest';
import { keysTo } from './earKeys.ts';
import { askedWrong, type Heard, wrong } from './earLog.ts';

const TOLD = ['You rolled 2.', 'You drew a card.', 'Heron rolled 3.', 'Heron rolled 3.'];
const game = (heard: readonly string[]): readonly Heard[] => [
  { told: TOLD, heard, lapsed: [] },
  { told: TOLD, heard, lapsed: [] },
];

test('what is said once and in its order is right, and every other way is found', () => {
  const [rolled = '', , heron = ''] = TOLD;
  const whole = ['Day 2 of 18', rolled, 'You drew stilt 3.', heron, heron];
  expect(wrong(game(whole))).toEqual([]);
  expect(wrong(game([...whole, heron]))).not.toEqual([]);
  expect(wrong(game(whole.slice(0, -1)))).not.toEqual([]);
  expect(wrong(game(['You drew stilt 3.', rolled, heron, heron]))).not.toEqual([]);
  expect(wrong(game([rolled, rolled, 'You drew stilt 3.', heron, heron]))).not.toEqual([]);
  expect(wrong(game([...whole, 'The season ends soon.']))).toEqual(['The season ends soon.']);
});

test('a question is heard once, or what its keys do now', () => {
  const asked = 'Block it or face it?';
  const whole = `${asked} 1: Block. 2: Face it.`;
  expect(askedWrong(asked, ['You drew a card.', whole])).toEqual([]);
  expect(askedWrong(asked, ['2: Sure? Face it.'])).toEqual([]);
  expect(askedWrong(asked, [whole, 'Heron has chosen.', whole])).not.toEqual([]);
  expect(askedWrong(asked, ['You drew a card.'])).not.toEqual([]);
});

test('whoever knows a name goes to it by the fewest keys', () => {
  const names = ['Lucia to the Garden Walk', 'Lucia to the Great Hall', 'Lucia to the Dining Hall', 'Stay'];
  expect(names.map((_one, at) => keysTo(names, at).length)).toEqual([0, 1, 1, 1]);
  const many = Array.from({ length: 20 }, (_nothing, i) => `Send ${i + 1} to ${i < 10 ? 'Heron' : 'Finch'}`);
  for (let at = 0; at < many.length; at++) expect(keysTo(many, at).length).toBeLessThanOrEqual(5);
});
