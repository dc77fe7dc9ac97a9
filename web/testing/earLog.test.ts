import { expect, test } from 'vitest';
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

test('a card that was said by its place, and is gone since, was said nevertheless', () => {
  const told = [
    'You asked Heron about a card of day 2 that is gone.',
    'Heron looked at the 1st card of day 3.',
  ];
  const all = ['You asked Heron about the 4th card of day 2.', 'Heron looked at the 1st card of day 3.'];
  const game = (heard: readonly string[]): readonly Heard[] => [
    { told, heard, lapsed: [] },
    { told, heard, lapsed: [] },
  ];
  expect(wrong(game(all))).toEqual([]);
  expect(wrong(game(all.slice(0, 1)))).not.toEqual([]);
  expect(wrong(game(all.slice(1)))).not.toEqual([]);
});

test('a question is heard once, or what its keys do now', () => {
  const asked = 'Block it or face it?';
  const whole = `${asked} 1: Block. 2: Face it.`;
  expect(askedWrong(asked, ['You drew a card.', whole])).toEqual([]);
  expect(askedWrong(asked, ['2: Sure? Face it.'])).toEqual([]);
  expect(askedWrong(asked, [whole, 'Heron has chosen.', whole])).not.toEqual([]);
  expect(askedWrong(asked, ['You drew a card.'])).not.toEqual([]);
});
