import { describe, expect, test } from 'vitest';
import { boxOf } from './box.ts';
import { parseConfig } from './config.ts';
import { GOAL_ROWS, REGION_CARDS, SCENARIO_CARDS, TAG_GROUPS } from './content.ts';
import { metropolisOf } from './pieces/goals.ts';
import { en } from './text/en.ts';

const rows = SCENARIO_CARDS.rows;
const of = (family: string) => rows.filter((row) => row.family === family);
const copies = (list: readonly { copies: number }[]): number =>
  list.reduce((sum, row) => sum + row.copies, 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('the cards', () => {
  test('[DI-1.12] 54 scenarios in eight families, every one with its own name', () => {
    const families = ['crisis', 'babyBoom', 'crash', 'pandemic', 'marketBoom', 'tech', 'urbanization', 'aid'];
    expect(families.map((family) => copies(of(family)))).toEqual([22, 12, 3, 1, 4, 3, 5, 4]);
    const { cards } = boxOf({ content: 'crossings' });
    expect(new Set(cards.map(({ name }) => name)).size).toBe(54);
    expect(cards[0]?.name).toBe('CR-TOR#1');
  });

  test('[DI-7.3] crises are natural disasters and Regional Conflict', () => {
    expect(of('crisis').map(({ id }) => en[`card.${id}`])).toEqual([
      'Tornado',
      'Flood',
      'Hurricane',
      'Forest Fire',
      'Regional Conflict',
      'Drought',
      'Landslide',
      'Blizzard',
      'Heat Wave',
      'Earthquake',
    ]);
  });

  test('[DI-7.4] what is printed of Forest Fire and Taiga', () => {
    expect(rows.find(({ id }) => id === 'CR-FIR')).toMatchObject({
      cost: 3,
      communities: 1,
      pins: 1,
      tokens: 0,
      safe: ['sparse'],
      source: 'rulebook',
    });
    expect(REGION_CARDS.rows[0]?.tags).not.toContain('sparse');
  });

  test('[DI-R11] a first disaster can always be blocked once: one cost rule, and nothing above five', () => {
    for (const { cost, communities, pins, tokens } of of('crisis')) {
      expect(cost).toBe(1 + communities + pins + Math.floor(tokens / 2));
      expect(cost).toBeLessThanOrEqual(5);
    }
  });

  test('[DI-7.6] every Baby Boom is different; 70 children in all, 46 tokens', () => {
    const booms = of('babyBoom');
    expect(new Set(booms.map(({ pins, cost }) => `${pins} ${cost}`)).size).toBe(12);
    expect([sum(booms.map(({ pins }) => pins)), sum(booms.map(({ cost }) => cost ?? 0))]).toEqual([70, 46]);
  });

  test('[DI-R47] how much each region is spared (5.5 of the specification)', () => {
    const spared = REGION_CARDS.rows.map(({ tags }) => {
      const safe = of('crisis').filter((row) => row.safe.some((tag) => tags.includes(tag)));
      return sum(safe.map((row) => row.copies * (row.cost ?? 0)));
    });
    expect(spared).toEqual([30, 28, 22, 22, 27, 25, 25, 31, 27, 24, 25, 26]);
    expect(REGION_CARDS.rows.filter(({ tags }) => tags.includes('arid'))).toHaveLength(3);
  });

  test('[DI-1.2] a region has at most one tag of each group', () => {
    for (const { tags } of REGION_CARDS.rows) {
      for (const group of TAG_GROUPS)
        expect(tags.filter((tag) => (group as readonly string[]).includes(tag)).length).toBeLessThan(2);
    }
  });

  test('[DI-R48] the goals and their targets', () => {
    expect(GOAL_ROWS.map(({ goal, copies: count, target }) => [goal, count, target])).toEqual([
      ['humanitarian', 2, null],
      ['metropolitan', 2, 16],
      ['entrepreneurial', 2, 15],
    ]);
    const table = { seats: 4, ranked: false };
    expect(metropolisOf(parseConfig({}, table))).toBe(16);
    expect(metropolisOf(parseConfig({ goalTargets: 'levelled' }, table))).toBe(12);
  });

  test('[DI-9.1] every row says where it comes from', () => {
    for (const row of [...rows, ...REGION_CARDS.rows, ...GOAL_ROWS])
      expect(['rulebook', 'deduced', 'reconstructed']).toContain(row.source);
  });
});
