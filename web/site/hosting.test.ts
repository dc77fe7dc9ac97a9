import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game, Kind } from '../../engine/game.ts';
import { parse } from '../../engine/message.ts';
import type { Hosting } from '../../kit/hosting.ts';
import type { GameRules } from '../../kit/table.ts';
import { hintsFor, presetAt, presetsOf, withValue } from './hosting.ts';

const CLASS = { rounds: 8, result: 'closest' };
const hosting: Hosting = {
  first: [],
  groups: [],
  presets: { standard: {}, class: CLASS },
  hints: [{ name: 'two', seats: { min: 2, max: 2 }, propose: { deck: 'small' } }],
  options: {},
  texts: { en: {} },
};

describe('hosting', () => {
  test('the usual table stands before the presets, and where there are none there is nothing to choose', () => {
    expect(presetsOf(hosting).map(([name]) => name)).toEqual(['standard', 'class']);
    expect(presetsOf({ ...hosting, presets: {} })).toEqual([]);
  });

  test('a preset is named as long as nothing else is changed', () => {
    expect(presetAt(hosting, {})).toBe('standard');
    expect(presetAt(hosting, { result: 'closest', rounds: 8 })).toBe('class');
    expect(presetAt(hosting, { ...CLASS, deck: 'small' })).toBeUndefined();
    expect(presetAt(hosting, { rounds: 8, result: 'none' })).toBeUndefined();
  });

  test('the usual value is no choice', () => {
    const option = { name: 'rounds', values: [20, 8], byDefault: 20, rule: 'X-1' };
    expect(withValue({ deck: 'small' }, option, 8)).toEqual({ deck: 'small', rounds: 8 });
    expect(withValue(CLASS, option, 20)).toEqual({ result: 'closest' });
  });

  test('a hint is given at its tables until it is heeded', () => {
    expect(hintsFor(hosting, 2, {}).map((hint) => hint.name)).toEqual(['two']);
    expect(hintsFor(hosting, 3, {})).toEqual([]);
    expect(hintsFor(hosting, 2, { deck: 'small' })).toEqual([]);
  });
});

const GAMES = join(import.meta.dirname, '../../games');
const games = readdirSync(GAMES).filter((id) => existsSync(join(GAMES, id, 'ui')));

describe.each(games)('the options of %s', (id) => {
  const opened = async (): Promise<{ title: GameRules<Kind>; game: Game<Kind>; own: Hosting }> => {
    const [{ rules }, { hosting: own }] = await Promise.all([
      import(`../../games/${id}/ui/rules.ts`),
      import(`../../games/${id}/ui/hosting.ts`),
    ]);
    return { title: rules, game: await rules.game(), own };
  };

  test('each stands in one place', async () => {
    const { game, own } = await opened();
    const placed = [...own.first, ...own.groups.flatMap(({ options }) => options)];
    expect(placed.toSorted()).toEqual(game.tableOptions.map(({ name }) => name).toSorted());
  });

  test('what a shared device changes can be played, and the clock is an option', async () => {
    const { game, own } = await opened();
    const seats = game.seats.min;
    if (own.clock !== undefined) expect(game.tableOptions.map(({ name }) => name)).toContain(own.clock);
    expect(() => game.parseConfig(own.shared ?? {}, { seats, ranked: false })).not.toThrow();
    // Whoever times something more says so where no clock is chosen.
    expect(own.timed).toEqual(game.ownTimes);
  });

  test('each has its name, values and a sentence of help, and so have presets, groups and hints; nothing else is said', async () => {
    const { game, own } = await opened();
    const options = game.tableOptions;
    for (const { name, values, perSeat } of options)
      for (const key of [
        `option.${name}`,
        ...[...values, ...(perSeat === undefined ? [] : ['list', ...perSeat])].map(
          (value) => `option.${name}.${value}`,
        ),
      ])
        expect(own.options, key).toHaveProperty([key]);
    const said = [
      ...options.map(({ name }) => `option.${name}.help`),
      ...own.groups.map(({ name }) => `group.${name}`),
      ...presetsOf(own)
        .slice(1)
        .flatMap(([name]) => [`preset.${name}`, `preset.${name}.text`]),
      ...own.hints.flatMap(({ name }) => [`hint.${name}`, `hint.${name}.do`]),
      ...(own.shared === undefined ? [] : ['shared']),
      ...(own.timed !== undefined ? ['clock.none'] : []),
    ];
    expect(Object.keys(own.texts.en).toSorted()).toEqual(said.toSorted());
    for (const [key, text] of Object.entries(own.texts.en)) {
      expect(parse(text).length).toBeGreaterThan(0);
      if (/\.(help|text)$/.test(key)) expect(text).toMatch(/[.?]$/);
    }
  });

  test('as many of a list as there are seats can be played, not one more', async () => {
    const { game } = await opened();
    for (const { name, perSeat } of game.tableOptions) {
      if (perSeat === undefined) continue;
      const play = (seats: number, n: number) =>
        game.parseConfig({ [name]: perSeat.slice(0, n) }, { seats, ranked: false });
      expect(() => play(game.seats.max, game.seats.max)).not.toThrow();
      expect(() => play(game.seats.min, game.seats.min + 1)).toThrow();
    }
  });

  test('every preset and every proposal can be played', async () => {
    const { game, own } = await opened();
    const { min, max } = game.seats;
    for (const [, preset] of presetsOf(own))
      for (let seats = min; seats <= max; seats++)
        expect(() => game.parseConfig(preset, { seats, ranked: false })).not.toThrow();
    for (const { seats, propose } of own.hints)
      for (let count = seats.min; count <= seats.max; count++)
        expect(() => game.parseConfig(propose, { seats: count, ranked: false })).not.toThrow();
  });
});
