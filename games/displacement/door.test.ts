import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/chance.ts';
import { BadInput } from '../../engine/door.ts';
import { playout } from '../../engine/playout.ts';
import { boxOf } from './box.ts';
import { parseAction, parseConfig } from './door.ts';
import { game } from './game.ts';
import { PRESETS, TABLE_OPTIONS } from './options.ts';

const read = (input: unknown, seats = 4) => parseConfig(input, { seats, ranked: false });
const wrong = (input: unknown, seats = 4): string | undefined => {
  try {
    read(input, seats);
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
  return undefined;
};

describe('table options', () => {
  test('[DI-9.1] left out, an option has its default', () => {
    expect(read({})).toEqual({
      ...Object.fromEntries(TABLE_OPTIONS.map(({ name, byDefault }) => [name, byDefault])),
      firstSeat: null,
      colours: ['A', 'B', 'C', 'D'],
      content: 'crossings',
    });
  });

  test('[DI-9.1] presets: standard and class', () => {
    expect(read(PRESETS.standard)).toEqual(read({}));
    expect(read(PRESETS.class)).toMatchObject({
      roundLimit: 8,
      limitResult: 'closest',
      goalTargets: 'levelled',
      goalDeck: 'printed',
    });
  });

  test('[DI-9.1] every value of every option is taken, and nothing else', () => {
    for (const { name, values } of TABLE_OPTIONS) {
      for (const value of values) {
        const more = value === 'host' ? { firstSeat: 1 } : {};
        const seats = name === 'goalDeck' ? 3 : 6;
        const config = read({ [name]: value, ...more }, seats);
        expect(config).toMatchObject({ [name]: value });
        expect(read(JSON.parse(JSON.stringify(config)), seats)).toEqual(config);
      }
      expect(wrong({ [name]: 'something else' })).toBe(name);
    }
    expect(wrong({ surprise: 1 })).toBe('surprise');
  });

  test('[DI-Y36][DI-R04] a goal deck with too few cards is refused', () => {
    expect(wrong({ goalDeck: 'oneEach' }, 4)).toBe('goalDeck');
    expect(wrong({ goalDeck: 'oneEach' }, 3)).toBeUndefined();
    expect(wrong({ goalDeck: 'noHumanitarian' }, 5)).toBe('goalDeck');
    expect(wrong({ goalDeck: 'noHumanitarian' }, 4)).toBeUndefined();
  });

  test('[DI-R03] a first player who does not sit there is refused', () => {
    expect(wrong({ firstPlayer: 'seat:4' })).toBe('firstPlayer');
    expect(wrong({ firstPlayer: 'host' })).toBe('firstSeat');
    expect(wrong({ firstPlayer: 'host', firstSeat: 4 })).toBe('firstSeat');
    expect(wrong({ firstSeat: 1 })).toBe('firstSeat');
  });

  test('[DI-R08] colours: one each, all different', () => {
    expect(wrong({ colours: ['A', 'A', 'B', 'C'] })).toBe('colours');
    expect(wrong({ colours: ['A', 'B'] })).toBe('colours');
    expect(wrong({ colours: ['A', 'B', 'C', 'G'] })).toBe('colours[3]');
  });

  test('[DI-R01] one player or seven are refused', () => {
    for (const seats of [0, 1, 7, 2.5]) expect(wrong({}, seats)).toBe('seats');
  });
});

describe('an owner’s box', () => {
  const regions = ['North', 'South', 'East', 'West'].map((id) => ({ id, tags: ['warm'] }));
  const scenarios = [
    { id: 'Sandstorm', family: 'crisis', copies: 3, cost: 2, safe: ['wet'], communities: 1 },
    { id: 'Twins', family: 'babyBoom', copies: 4, cost: 1, pins: 2 },
    { id: 'Fair', family: 'marketBoom', copies: 2, communities: 1, tokens: 1 },
    { id: 'Slump', family: 'crash', copies: 1, cost: 4, tokens: 2, others: 1 },
  ];
  const content = { id: 'my box', regions, scenarios };

  test('[DI-9.1] own regions, scenarios and goal copies are played; what is left out is ours', () => {
    const config = read({ content });
    expect(
      boxOf(config)
        .cards.map(({ name }) => name)
        .slice(0, 4),
    ).toEqual(['Sandstorm#1', 'Sandstorm#2', 'Sandstorm#3', 'Twins#1']);
    expect(boxOf(config).goals).toEqual({ humanitarian: 2, metropolitan: 2, entrepreneurial: 2 });
    expect(read(JSON.parse(JSON.stringify(config)))).toEqual(config);
    for (let i = 0; i < 20; i++) game.audit(playout(game, config, 4, seeded(`own ${i}`)).state);
    expect(boxOf(read({ content: { id: 'ours by another name' } })).cards).toHaveLength(54);
  });

  test('[DI-9.1] and checked: tags, families, costs, copies, names', () => {
    const change = (row: object) => ({
      content: {
        ...content,
        scenarios: [...scenarios, { id: 'New', family: 'tech', copies: 1, tokens: 1, ...row }],
      },
    });
    expect(wrong(change({}))).toBeUndefined();
    expect(wrong(change({ id: 'Twins' }))).toBe('content.scenarios');
    expect(wrong(change({ id: 'a#1' }))).toBe('content.scenarios[4].id');
    expect(wrong(change({ cost: 3 }))).toBe('content.scenarios[4].cost');
    expect(wrong(change({ family: 'crisis' }))).toBe('content.scenarios[4].cost');
    expect(wrong(change({ copies: 0 }))).toBe('content.scenarios[4].copies');
    expect(wrong(change({ safe: ['nice'] }))).toBe('content.scenarios[4].safe[0]');
    expect(wrong({ content: { ...content, regions: regions.slice(1) } })).toBe('content.regions');
    expect(
      wrong({ content: { ...content, regions: [...regions, { id: 'Odd', tags: ['warm', 'cold'] }] } }),
    ).toBe('content.regions[4].tags');
    expect(wrong({ content: { ...content, id: 'crossings' } })).toBe('content.id');
    expect(
      wrong({ content: { ...content, goals: { humanitarian: 1, metropolitan: 1, entrepreneurial: 1 } } }),
    ).toBe('goalDeck');
  });

  test('[DI-R43] a deck of Crashes only could run out', () => {
    expect(wrong({ content: { ...content, scenarios: scenarios.slice(3) } })).toBe('content.scenarios');
  });
});

test('[DI-5.11] malformed actions are turned away at the door', () => {
  const bad = [
    null,
    7,
    {},
    { type: 'fly' },
    { type: 'send', to: 1, colour: 'A' },
    { type: 'draw', card: 1 },
    { type: 'send', to: 1, colour: 'A', count: 0 },
    { type: 'send', to: 1, colour: 'A', count: 1.5 },
    { type: 'send', to: 6, colour: 'A', count: 1 },
    { type: 'send', to: '1', colour: 'A', count: 1 },
    { type: 'settle', colour: 'G' },
    { type: 'choosePin', zone: 'prison', colour: 'A' },
  ];
  for (const input of bad) expect(() => parseAction(input)).toThrow(BadInput);
});
