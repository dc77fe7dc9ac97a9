import { expect, test } from 'vitest';
import { at } from '../engine/at.ts';
import { seeded } from '../engine/chance.ts';
import { likePeople, noticed } from './mistakes.ts';

const choice = (type: string, n = 0): { readonly type: string; readonly n: number } => ({ type, n });
const chance = seeded('mistakes');
const MANY = 2000;

/** How often each choice is taken by somebody of this level, where these are their worths. */
function taken(worth: readonly number[], level: 'beginner' | 'expert', temper: number, types = 1): number[] {
  const choices = worth.map((_worth, i) => choice(`kind ${i % types}`, i));
  const times = worth.map(() => 0);
  for (let i = 0; i < MANY; i++) {
    const found = likePeople({ choices, worlds: 1, worth }, { level, temper }, chance);
    const place = choices.findIndex((one) => one.n === found?.n);
    times[place] = at(times, place) + 1;
  }
  return times;
}

test('what is nearly as good is taken nearly as often, what is much worse hardly ever, a blunder never', () => {
  const [best = 0, near = 0, worse = 0, blunder] = taken([0.6, 0.58, 0.5, 0.44], 'expert', 0.02);
  expect(near / best).toBeGreaterThan(0.3);
  expect(near / best).toBeLessThan(0.45);
  expect(worse / MANY).toBeLessThan(0.02);
  expect(blunder).toBe(0);
});

test('of many choices somebody who is new looks at few, and never misses what decides the game', () => {
  const even = new Array<number>(20).fill(0.5);
  expect(taken([...even, 0.55], 'expert', 0.01).at(-1)).toBeGreaterThan(0.8 * MANY);
  expect(taken([...even, 0.55], 'beginner', 0.01).at(-1)).toBeLessThan(0.4 * MANY);
  expect(taken([...even, 1], 'beginner', 0.01).at(-1)).toBe(MANY);
});

test('who leans to something does it more often, what they would lose by it is no larger, and a blunder is none', () => {
  const worth = [0.6, 0.58, 0.5, 0.44];
  const choices = worth.map((_worth, i) => choice('one kind', i));
  const pulls = [0, 0.03, 0, 0.4];
  const times = worth.map(() => 0);
  for (let i = 0; i < MANY; i++) {
    const found = likePeople({ choices, worlds: 1, worth }, { level: 'expert', temper: 0.02 }, chance, pulls);
    times[found?.n ?? 0] = at(times, found?.n ?? 0) + 1;
  }
  const [best = 0, leant = 0, worse = 0, blunder] = times;
  expect(leant).toBeGreaterThan(best);
  expect(worse / MANY).toBeLessThan(0.02);
  expect(blunder).toBe(0);
});

test('what somebody leans to is seen before other choices of its kind', () => {
  const choices = Array.from({ length: 20 }, (_nothing, i) => choice('often', i));
  const pulls = choices.map((_one, i) => (i === 7 ? 0.02 : 0));
  for (let i = 0; i < 50; i++) expect(noticed(choices, 4, chance, pulls)).toContain(7);
});

test('attention goes to one choice of each kind first: what can be done at all is seen', () => {
  const choices = [...Array.from({ length: 12 }, (_nothing, i) => choice('often', i)), choice('rare'), null];
  for (let i = 0; i < 50; i++) {
    const seen = noticed(choices, 4, chance);
    expect(seen).toHaveLength(4);
    expect(seen).toEqual(expect.arrayContaining([12, 13]));
  }
  expect(noticed(choices.slice(0, 3), 4, chance)).toEqual([0, 1, 2]);
});
