import { expect, test } from 'vitest';
import type { Ladder, Rated } from './ladder.ts';
import { fittest, rungsOf } from './rungs.ts';

const rated = (name: string, value: number): Rated => ({ name, value, low: value - 50, high: value + 50 });
const ladderOf = (...values: readonly number[]): Ladder => ({
  anchor: 'random',
  bots: [rated('random', 0), ...values.map((value) => rated(`bot ${value}`, value))],
  steps: values.map((value, i) => rated('step', value - (values[i - 1] ?? 0))),
  chairs: [],
  pairs: [],
  rounds: [],
  holds: true,
});
const picked = (...values: readonly number[]): number[] =>
  fittest(ladderOf(...values)).map(({ value }) => value);

test('where there is room five levels stand in equal steps, from one that a newcomer can beat', () => {
  expect(picked(90, 350, 400, 620, 700, 930, 1100, 1190, 1500)).toEqual([350, 620, 930, 1190, 1500]);
});

test('where luck leaves little room there are fewer, and where it leaves none one', () => {
  expect(picked(60, 80, 150, 240)).toEqual([80, 150, 240]);
  expect(picked(70, 120)).toEqual([70, 120]);
  expect(picked(50)).toEqual([50]);
});

test('a game keeps every rated bot but random play, with its step and where that comes from', () => {
  const measured = { command: 'crossings ladder', deals: 30, games: 60, result: 'a', build: 'b' };
  expect(rungsOf(ladderOf(100.4, 300), measured)).toEqual({
    measured,
    levels: [
      { bot: 'bot 100.4', rating: [100, 50, 150], step: [100, 50, 150] },
      { bot: 'bot 300', rating: [300, 250, 350], step: [200, 150, 250] },
    ],
  });
});
