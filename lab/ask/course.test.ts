import { expect, test } from 'vitest';
import { coin } from '../testing/coin.ts';
import { Course } from './course.ts';

const ends = (...winners: readonly number[]) => ({
  why: 'tossed',
  rule: 'C1',
  winners,
  scores: [],
  fates: [],
});

/** A game of so many actions in which `worth` says how the seats stand after each. */
function seen(actions: number, worth: (action: number) => readonly number[]): Course<never> {
  let now: readonly number[] = [];
  const title = {
    game: { ...coin.game, outcome: () => undefined },
    brain: { ...coin.brain, evaluate: (_state: unknown, seat: number) => now[seat] ?? 0 },
  };
  const course = new Course(title, worth(1).length);
  for (let action = 1; action <= actions; action++) {
    now = worth(action);
    course.see({ toss: 0, favour: 0, tossed: false });
  }
  return course as Course<never>;
}

test('an early leader is whoever is ahead alone after a third of the actions', () => {
  const course = seen(300, (action) => (action < 150 ? [0.6, 0.4, 0.1] : [0.1, 0.2, 0.9]));
  expect(course.measures(ends(0))).toMatchObject({ 'early.led': 1, 'early.won': 1 });
  expect(course.measures(ends(0, 2))).toMatchObject({ 'early.led': 1, 'early.won': 0.5 });
  expect(course.measures(ends(2))).toMatchObject({ 'early.led': 1, 'early.won': 0 });
  expect(seen(300, () => [0.5, 0.5]).measures(ends(0))).toMatchObject({ 'early.led': 0, 'early.won': 0 });
  // Too short to have had a third.
  expect(seen(5, () => [1, 0]).measures(ends(0))).toMatchObject({ 'early.led': 0 });
});

test('a comeback is how far a winner was behind at the worst moment', () => {
  const course = seen(300, (action) => (action < 150 ? [0.6, 0.4, 0.1] : [0.3, 0.2, 0.9]));
  expect(course.measures(ends(2)).comeback).toBeCloseTo(0.5);
  expect(course.measures(ends(0)).comeback).toBeCloseTo(0.6);
  expect(course.measures(ends(0, 1)).comeback).toBeCloseTo(0.7);
  expect(course.measures(ends(0, 1, 2))).not.toHaveProperty('comeback');
  expect(course.measures(ends())).not.toHaveProperty('comeback');
});

test('a long game is looked at no more than a few times', () => {
  let looks = 0;
  const course = new Course({ ...coin, brain: { ...coin.brain, evaluate: () => ++looks } }, 1);
  for (let i = 0; i < 100_000; i++) course.see({ toss: 0, favour: 0, tossed: false });
  expect(looks).toBeLessThan(100);
});
