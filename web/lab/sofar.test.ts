import { expect, test } from 'vitest';
import { playPart } from '../../lab/ask/block.ts';
import { asked } from '../../lab/testing/asks.ts';
import { coin } from '../../lab/testing/coin.ts';
import { sofarOf } from './sofar.ts';

const partsOf = (question: Parameters<typeof playPart>[1]) => ({
  parts: new Map([0, 1, 2, 3, 4, 5].map((part) => [part, playPart(coin, question, part)])),
});

test('of a fixed number of deals no bar is shown before the end, and the sentence says why', () => {
  const question = asked(10, { stop: { deals: 200 } });
  const { estimates, answer } = sofarOf(question, partsOf(question), 48, 200);
  expect(estimates.every(({ low, high }) => low === null && high === null)).toBe(true);
  expect(answer.map(({ key }) => key)).toEqual(['main.untilEnd']);
});

test('nor of a ladder', () => {
  const bots = ['random', 'greedy'].map((bot) => ({
    name: bot,
    config: { favour: 0, shaken: false },
    bots: [bot],
  }));
  const question = asked(0, { ask: 'ladder', arms: bots, main: null, stop: { deals: 200 } });
  const { ladder } = sofarOf(question, partsOf(question), 48, 200);
  expect(ladder?.bots.map(({ low }) => low)).toEqual([null, null]);
});
