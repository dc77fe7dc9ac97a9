import { expect, test } from 'vitest';
import { fittedLevels, leaningsOf } from './fit.ts';

/** A game in which every error costs so much: the strongest stands at `top`, random play at 0. */
const game = (top: number, cost: number) => {
  const looks: string[] = [];
  const ratingOf = (bot: string): number => {
    const temper = Number(bot.split('~')[1] ?? 0);
    return top / (1 + cost * temper);
  };
  return {
    looks,
    ratingOf,
    look: async (bot: string) => {
      looks.push(bot);
      return ratingOf(bot);
    },
  };
};

test('levels stand in equal steps from a first opponent to the strongest bot, each found by bisection', async () => {
  const { look, looks, ratingOf } = game(1040, 0.004);
  const levels = await fittedLevels('search:400', look);
  expect(levels.map((bot) => bot.split('~')[0])).toEqual([
    'greedy-beginner',
    'greedy-learner',
    'greedy-casual',
    'greedy-skilled',
    'search:400',
  ]);
  const ratings = levels.map(ratingOf);
  [340, 515, 690, 865, 1040].forEach((wanted, i) => {
    expect(Math.abs((ratings[i] ?? 0) - wanted)).toBeLessThanOrEqual(25);
  });
  expect(looks.length).toBeLessThan(30);
});

test('what a level leans to is what its game knows of, the less the more it has learnt', () => {
  const brain = { leanings: { hoard: () => true, revenge: () => false } };
  expect(leaningsOf(brain, 'beginner')).toBe('+hoard30+revenge30');
  expect(leaningsOf(brain, 'casual')).toBe('+hoard10+revenge10');
  expect(leaningsOf(brain, 'skilled')).toBe('');
  expect(leaningsOf({}, 'beginner')).toBe('');
});

test('where luck leaves little room there are three', async () => {
  const { look } = game(280, 0.01);
  expect(await fittedLevels('search:100', look)).toHaveLength(3);
});

test('where no error makes a bot so weak the weakest is the nearest there is', async () => {
  const { look } = game(1040, 0.0001);
  expect((await fittedLevels('search:400', look))[0]).toMatch(/^greedy-beginner~9[0-9]{2}$/);
});
