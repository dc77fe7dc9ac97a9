import { expect, test } from 'vitest';
import { titles } from '../../games/index.ts';
import { chosenIn, isOfferedWhole } from './chosen.ts';

test.each(Object.keys(titles))('%s: a config says what was chosen, and reads back as itself', (id) => {
  const { game } = titles[id] ?? expect.fail(id);
  const seats = game.seats.max;
  const read = (options: unknown): unknown => game.parseConfig(options, { seats, ranked: false });
  expect(chosenIn(game, read({}), seats)).toEqual({});
  for (const { name, values } of game.tableOptions) {
    for (const value of values) {
      let config: unknown;
      try {
        config = read({ [name]: value });
      } catch {
        // Some do not go with so many seats.
        continue;
      }
      const told = game.publicConfig?.(config) ?? config;
      expect(read(told), `${name} ${value}`).toEqual(config);
      const chosen = chosenIn(game, told, seats);
      expect(read(chosen), `${name} ${value}`).toEqual(config);
      expect(isOfferedWhole(game, told, seats), `${name} ${value}`).toBe(true);
      expect(Object.keys(chosen).length, `${name} ${value}`).toBeLessThanOrEqual(2);
    }
  }
});

test.each(Object.keys(titles))('%s: what was chosen goes with one seat more', (id) => {
  const { game } = titles[id] ?? expect.fail(id);
  for (let seats = game.seats.min; seats < game.seats.max; seats++) {
    const usual = game.parseConfig({}, { seats, ranked: false });
    const chosen = chosenIn(game, usual, seats);
    const grown = game.parseConfig(chosen, { seats: seats + 1, ranked: false });
    expect(grown).toEqual(game.parseConfig({}, { seats: seats + 1, ranked: false }));
  }
});

test('what only a program asks for is not on the page, and is noticed', () => {
  const { game } = titles['journey-istanbul'] ?? expect.fail();
  const config = game.parseConfig({ openActionsPerDay: 7 }, { seats: 3, ranked: false });
  expect(isOfferedWhole(game, config, 3)).toBe(false);
});
