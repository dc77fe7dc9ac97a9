import { describe, expect, test } from 'vitest';
import { at } from '../engine/at.ts';
import { BadInput } from '../engine/door.ts';
import { type Levels, levelLabel, levelsOffered, type Measured } from '../engine/levels.ts';
import { titles } from '../games/index.ts';
import { checkTableBot, levelsOf, resolved } from './levels.ts';
import { parseBotName } from './names.ts';

/** Sizes of tables at which the bots are those of the others, and nobody has rated them yet: the page says so. */
const UNRATED: Readonly<Record<string, readonly number[]>> = {
  displacement: [3, 5, 6],
  'ellis-island': [2, 3, 4, 5, 6, 7, 8],
  emigration: [6],
  'journey-istanbul': [6],
};

const around = (figure: Measured | null): readonly [number, number, number] => {
  if (figure === null) throw new Error('nobody has measured it');
  const [value, low, high] = figure;
  expect(low).toBeLessThanOrEqual(value);
  expect(value).toBeLessThanOrEqual(high);
  return [value, low, high];
};

const ratingsOf = new Map(
  await Promise.all(
    Object.keys(titles).map(async (id) => {
      const { ratings }: { readonly ratings: Levels } = await import(`../games/${id}/bot/ratings.ts`);
      return [id, ratings] as const;
    }),
  ),
);

describe.each(Object.values(titles).map((title) => [title.game.id, title] as const))('%s', (id, title) => {
  const { min, max } = title.game.seats;
  const sizes = Array.from({ length: max - min + 1 }, (_nothing, i) => min + i);

  test.each(sizes)(
    'with %i seats its levels are measured, and each is a bot that anybody can rate again',
    (seats) => {
      const { levels, measured } = ratingsOf.get(id)?.[seats] ?? { levels: [], measured: null };
      expect(levels.map(({ bot }) => bot)).toEqual(title.levels);
      expect(levels.length).toBeGreaterThan(1);
      expect(measured === null).toBe(UNRATED[id]?.includes(seats) === true);
      if (measured === null) return;
      expect(measured.games).toBe(seats * measured.deals);
      expect(measured.deals).toBeGreaterThanOrEqual(30);
      const bots = ['random', ...levels.map(({ bot }) => bot)].join(',');
      expect(measured.command).toMatch(
        new RegExp(`^crossings ladder ${id} --seats ${seats} --bots ${bots.replaceAll('+', '\\+')} `),
      );
      levels.forEach(({ bot, rating, step }, rung) => {
        const label = levelLabel(at(levelsOffered(levels.length), rung));
        expect(resolved(title, parseBotName(label))).toEqual(parseBotName(bot));
        const [, , highest] = around(step);
        // Where luck decides much, neighbours cannot always be told apart; none is surely the wrong way round.
        expect(highest).toBeGreaterThan(0);
        around(rating);
      });
      const ratings = levels.map(({ rating }) => around(rating)[0]);
      expect(ratings.at(-1)).toBe(Math.max(...ratings));
    },
  );

  test('the weakest knows little, the strongest is no bot that errs', () => {
    const all = levelsOf(title).map((bot) => parseBotName(bot));
    expect(all[0]).toMatchObject({ kind: 'greedy' });
    expect(all[0]?.level).not.toBe('expert');
    expect(all.at(-1)).toMatchObject({ level: 'expert', temper: 0 });
  });
});

test('a table knows levels, and no names of the laboratory', () => {
  expect(() => checkTableBot('level:5')).not.toThrow();
  for (const name of ['greedy', 'search:999999', 'level:6'])
    expect(() => checkTableBot(name)).toThrow(BadInput);
});
