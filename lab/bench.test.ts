import { expect, test } from 'vitest';
import { samplesOf } from './samples.ts';
import { crossings } from './testing/crossings.ts';
import { titleOf } from './titles.ts';

test('what is measured is the table that was asked for', () => {
  const title = titleOf('displacement');
  const config = title.game.parseConfig({ roundLimit: 8 }, { seats: 4, ranked: false });
  const samples = samplesOf(title, { seats: 4, config }, 1, 'random');
  expect(samples.length).toBeGreaterThan(10);
  expect(new Set(samples.map(({ seen }) => seen.seats))).toEqual(new Set([4]));
  expect(samples[0]?.seen.view).toMatchObject({ config: { roundLimit: 8 } });
});

test.each([
  [['--seats', '40'], 'seats'],
  [['--set', 'stallLimit=7'], 'stallLimit'],
  [['--content', '/nowhere.json'], 'content'],
])('%j is refused before anything is measured', (more, field) => {
  const { code, err } = crossings(['bench', 'migrato', ...more]);
  expect(err).toContain(field);
  expect(code).toBe(2);
});
