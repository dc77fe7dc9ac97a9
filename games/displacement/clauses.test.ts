import { describe, expect, test } from 'vitest';
import { clausesOf, provesClauses } from '../../engine/testing/clauses.ts';
import { ACTIONS, ZONES } from './action.ts';
import { PRESETS, TABLE_OPTIONS } from './config.ts';
import { COLOURS, FAMILIES, GOALS, REGION_CARDS, SCENARIO_CARDS, TAGS } from './content.ts';
import { EVENT_TYPES } from './event.ts';
import { CLAUSE } from './refusals.ts';
import { en } from './text/en.ts';
import { options } from './ui/text/options.ts';

/** Clauses no test of the rules can prove, each with its reason. */
const UNTESTABLE: Readonly<Record<string, string>> = {
  'DI-9.2': 'talk and promises are the players’ own',
  'DI-R44': 'who sits on a chair that was left is the room’s business',
};

const ID = /DI-(?:\d+\.\d+|[RXY]\d+)/;

provesClauses({
  here: import.meta.url,
  id: ID,
  untestable: UNTESTABLE,
  named: [...Object.values(CLAUSE), ...TABLE_OPTIONS.map(({ rule }) => rule)],
  options: TABLE_OPTIONS,
  texts: options,
});

test('the rules are all there, each once, in order', () => {
  const numbered = (prefix: string, last: number, digits = 1): string[] =>
    Array.from({ length: last }, (_nothing, i) => `DI-${prefix}${String(i + 1).padStart(digits, '0')}`);
  const sections = [13, 6, 11, 13, 17, 6, 31, 11, 2].flatMap((last, i) => numbered(`${i + 1}.`, last));
  const rest = [...numbered('R', 51, 2), ...numbered('X', 22, 2), ...numbered('Y', 46, 2)];
  expect(clausesOf({ here: import.meta.url, id: ID })).toEqual([...sections, ...rest]);
});

const keys = Object.keys(en);
const under = (prefix: string): string[] => keys.filter((key) => key.startsWith(prefix)).sort();
const named = (prefix: string, names: readonly string[]): string[] =>
  names.map((name) => prefix + name).sort();

describe('texts', () => {
  test('refusals, options, presets, goals, tags and zones: exactly those there are', () => {
    expect(under('E_')).toEqual(Object.keys(CLAUSE).sort());
    const there = TABLE_OPTIONS.flatMap(({ name, values }) => [
      name,
      ...values.map((value) => `${name}.${value}`),
    ]);
    const colours = ['list', ...COLOURS].map((colour) => `colours.${colour}`);
    expect(Object.keys(options).sort()).toEqual(named('option.', [...there, ...colours]));
    expect(under('preset.')).toEqual(named('preset.', Object.keys(PRESETS)));
    expect(under('goal.')).toEqual(named('goal.', GOALS));
    expect(under('goalText.')).toEqual(named('goalText.', GOALS));
    expect(under('tag.')).toEqual(named('tag.', TAGS));
    expect(under('log.migrationAnswered.')).toEqual(named('log.migrationAnswered.', ZONES));
    expect(under('family.')).toEqual(named('family.', FAMILIES));
    expect(COLOURS).toHaveLength(6);
  });

  test('every region and card has its name and its text; Baby Booms share one', () => {
    const regions = REGION_CARDS.rows.map(({ id }) => id);
    expect([under('region.'), under('regionText.')]).toEqual([
      named('region.', regions),
      named('regionText.', regions),
    ]);
    const cards = SCENARIO_CARDS.rows.map(({ id }) => id);
    expect(under('card.')).toEqual(named('card.', cards));
    const own = cards.filter((id) => !id.startsWith('BB-'));
    expect(under('cardText.')).toEqual(named('cardText.', [...own, 'babyBoom']));
  });

  test('every action has a label and every event that is told a line', () => {
    const parts = (prefix: string): Set<string> =>
      new Set(under(prefix).map((key) => key.split('.')[1] ?? ''));
    expect(ACTIONS.types.filter((type) => !parts('label.').has(type))).toEqual([]);
    expect([...parts('label.')].filter((type) => !ACTIONS.types.some((known) => known === type))).toEqual([]);
    const silent = EVENT_TYPES.filter((type) => !parts('log.').has(type));
    expect(silent).toEqual(['cardDiscarded']);
    expect([...parts('log.')].filter((type) => !EVENT_TYPES.some((known) => known === type))).toEqual([
      'nation',
    ]);
  });
});
