import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/chance.ts';
import { playout } from '../../engine/playout.ts';
import { sitDown } from '../../engine/sitting.ts';
import { boxOf } from './box.ts';
import { game } from './game.ts';
import { fortuneOf, metropolisOf } from './pieces/goals.ts';
import { read, wrong } from './testing/read.ts';

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

  test('[DI-9.1] own numbers: tokens at the start, and what two goals ask for', () => {
    const numbers = { startTokens: 7, metropolis: 10, fortune: 20 };
    const config = read({ content: { ...content, numbers } });
    expect(read(JSON.parse(JSON.stringify(config)))).toEqual(config);
    const { state } = playout(game, config, 4, seeded('numbers'));
    game.audit(state);
    expect(sitDown(game, config, 4, seeded(1)).state.nations.map(({ tokens }) => tokens)).toContain(7);
    expect([metropolisOf(config), fortuneOf(config)]).toEqual([10, 20]);
    expect(metropolisOf({ ...config, goalTargets: 'levelled' })).toBe(10);
    expect(wrong({ content: { ...content, numbers: { ...numbers, fortune: 7 } } })).toBe(
      'content.numbers.fortune',
    );
  });

  test('[DI-9.1] a document that leaves the numbers as they are comes to the set it came to before there were any', () => {
    const document = (tables: object) => ({
      format: 'crossings-content',
      formatVersion: 1,
      game: 'displacement',
      id: 'mine',
      tables,
    });
    const { content: set } = read({ content: document({ goals: { change: { 'G-HUM': { copies: 3 } } } }) });
    expect(Object.keys(set)).toEqual(['id', 'regions', 'scenarios', 'goals']);
    const change = { metropolis: { value: 12 } };
    expect(read({ content: document({ numbers: { change } }) }).content).toMatchObject({
      numbers: { startTokens: 5, metropolis: 12, fortune: 15 },
    });
  });

  test('[DI-R43] a deck of Crashes only could run out', () => {
    expect(wrong({ content: { ...content, scenarios: scenarios.slice(3) } })).toBe('content.scenarios');
  });
});
