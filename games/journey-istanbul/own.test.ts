import { expect, test } from 'vitest';
import { badField } from '../../engine/testing/badField.ts';
import { parseConfig } from './config.ts';
import { RECONSTRUCTED } from './content.ts';
import { given, RED } from './testing/given.ts';
import { ownSet } from './testing/ownSet.ts';
import { move, play } from './testing/play.ts';

const table = { seats: 3, ranked: false };
const bad = (input: unknown): string | undefined => badField(() => parseConfig(input, table));

test("[JI-R69] an owner's content set is read and played with", () => {
  const set = ownSet();
  const state = given({ seats: 3, config: { contentSet: set }, at: ['TAK'], toPlay: [1] });
  expect(play(state, [RED, move('FAT')]).state.people[RED]?.place).toBe(1);
  const config = parseConfig({ contentSet: set }, table);
  expect(parseConfig(JSON.parse(JSON.stringify(config)), table)).toEqual(config);
  expect(bad({ contentSet: RECONSTRUCTED.id })).toBeUndefined();
});

test('[JI-R7] [JI-R9] [JI-R10] the first offending row of a set is named', () => {
  type Rows = {
    places: Record<string, unknown>[];
    lines: Record<string, unknown>[];
    cards: Record<string, unknown>[];
    obstacles: Record<string, unknown>[];
    opportunities: Record<string, unknown>[];
  };
  const spoil = (change: (set: Rows) => void): string | undefined => {
    const set = JSON.parse(JSON.stringify(ownSet())) as Rows;
    change(set);
    return bad({ contentSet: set });
  };
  expect(spoil((set) => Object.assign(set.cards[3] ?? {}, { fine: 1500 }))).toBe('contentSet.cards[3].fine');
  expect(spoil((set) => Object.assign(set.cards[4] ?? {}, { id: 'P1A' }))).toBe('contentSet.cards[4].id');
  expect(spoil((set) => Object.assign(set.cards[0] ?? {}, { day: 7 }))).toBe('contentSet.cards[0].day');
  expect(spoil((set) => set.places.pop())).toBe('contentSet.places');
  expect(spoil((set) => Object.assign(set.places[0] ?? {}, { raidedByTwo: false }))).toBe(
    'contentSet.places[0].raidedByTwo',
  );
  expect(spoil((set) => Object.assign(set.places[2] ?? {}, { eyes: [1, 1, 1] }))).toBe(
    'contentSet.places[2].eyes',
  );
  expect(spoil((set) => set.lines.splice(0, 2))).toBe('contentSet.lines');
  expect(spoil((set) => set.lines.push({ ...set.lines[0] }))).toBe('contentSet.lines[6]');
  expect(spoil((set) => set.obstacles.splice(2))).toBe('contentSet.obstacles');
  expect(
    spoil((set) => Object.assign(set.opportunities[0] ?? {}, { bonuses: [{ bonus: 'wings', from: 'now' }] })),
  ).toBe('contentSet.opportunities[0].bonuses[0].bonus');
  expect(spoil((set) => Object.assign(set.obstacles[0] ?? {}, { source: 'hearsay' }))).toBe(
    'contentSet.obstacles[0].source',
  );
});
