import { describe, expect, test } from 'vitest';
import { boxOf } from './box.ts';
import { TABLE_OPTIONS } from './config.ts';
import { SHARED } from './content/answers.ts';
import { EDGES, JOB_TITLES, ONE_WAY } from './content/board.ts';
import { FAMILY_ROWS } from './content/families.ts';
import { QUESTION_ROWS } from './content/interview.ts';
import { PRINTED } from './content/printed.ts';
import { AGES, CHALLENGES, KINDS, RESOURCE_ROWS, SETS, SPACES, WORKS } from './content.ts';
import { CARD_IDS } from './pieces/puzzles/content.ts';
import { game } from './testing/game.ts';
import { ownSet } from './testing/ownSet.ts';
import { en } from './text/en.ts';

const read = (options: unknown, seats = 3) => game.parseConfig(options, { seats, ranked: false });

describe('what is in the box', () => {
  test('[EI-2.1] [EI-8.1] [EI-8.4] [EI-8.5] [EI-8.6] eight Family Cards with five members each', () => {
    expect(FAMILY_ROWS).toHaveLength(8);
    for (const family of FAMILY_ROWS) {
      expect(family.members.map(({ age }) => age)).toEqual(['adult', 'youth', 'senior', 'adult', 'youth']);
      expect([family.religion, family.history, family.reason].every((text) => text.length > 3)).toBe(true);
    }
  });

  test('[EI-8.2] [EI-8.3] each Work Experience once in a family, two Adults, two Youths, a Senior', () => {
    expect([AGES.length, WORKS.length]).toEqual([3, 5]);
    for (const { members } of FAMILY_ROWS) expect(new Set(members.map(({ work }) => work)).size).toBe(5);
  });

  test('[EI-2.2] [EI-R47] [EI-6.5] two hundred Resource cards', () => {
    expect(RESOURCE_ROWS.map(({ count }) => count)).toEqual([76, 56, 28, 8, 8, 8, 8, 8]);
    expect(boxOf(read({})).packSize).toBe(200);
    expect(Object.values(JOB_TITLES).map((titles) => titles.length)).toEqual([8, 8, 8, 8, 8]);
  });

  test('[EI-2.3] [EI-2.4] [EI-2.5] [EI-R47] decks of 216, 36 and 30 cards', () => {
    expect([CARD_IDS.length, QUESTION_ROWS.length]).toEqual([36, 30]);
    expect([EDGES.length, ONE_WAY.length, SPACES.length]).toEqual([33, 3, 26]);
  });

  test('[EI-R07] every set has nine cards', () => {
    for (const set of Object.values(SETS)) expect(set.money + set.passport + set.job + set.time).toBe(9);
    for (const sets of PRINTED(read({})).sets) {
      for (const set of sets) expect(set.reduce((sum, n) => sum + n, 0)).toBe(9);
    }
  });

  test('[EI-1.2] [EI-1.4] four checkpoints; the resources of Documentation are found on the island', () => {
    expect(CHALLENGES).toEqual(['physical', 'mental', 'documentation', 'interview']);
    const yields = SPACES.flatMap((space) => Object.keys(space.yields));
    expect(new Set(yields)).toEqual(new Set(['time', 'money', 'passport', 'job', 'open']));
  });

  test('every row says where it comes from, and every name has its words', () => {
    for (const row of [
      ...SPACES,
      ...FAMILY_ROWS,
      ...QUESTION_ROWS,
      ...RESOURCE_ROWS,
      ...Object.values(SETS),
    ]) {
      expect(['rulebook', 'deduced', 'reconstructed']).toContain(row.source);
    }
    expect(Object.keys(SHARED)).toHaveLength(5);
    const keys = new Set(Object.keys(en));
    for (const { id } of SPACES) expect(keys.has(`space.${id}`)).toBe(true);
    for (const kind of KINDS) expect(keys.has(`card.${kind}`)).toBe(true);
  });
});

describe('the table', () => {
  test('[EI-R01] two to eight seats', () => {
    expect(() => read({}, 1)).toThrow(/EI-R01/);
    expect(() => read({}, 9)).toThrow(/EI-R01/);
    expect(read({}, 8).mode).toBe('short');
  });

  test('[EI-X55] [EI-R55] what does not fit together is refused when the table is made', () => {
    expect(() => read({ pace: 'async', physicalForm: 'race' })).toThrow(/EI-R55/);
    expect(() => read({ pace: 'async', interviewForm: 'spoken' })).toThrow(/EI-R55/);
    for (const lastFerry of [4, 201, 7.5, 'never']) expect(() => read({ lastFerry })).toThrow(/lastFerry/);
    expect(() => read({ mode: 'endless' })).toThrow(/mode/);
  });

  test('[EI-R55] defaults that follow mode and pace, and reading twice changes nothing', () => {
    expect([read({ mode: 'quick' }).lastFerry, read({}).lastFerry, read({ mode: 'long' }).lastFerry]).toEqual(
      [40, 80, 130],
    );
    expect(read({ pace: 'async' })).toMatchObject({ mentalTimer: 'off', offerExpiry: 'untilNextTurn' });
    expect(read({})).toMatchObject({ mentalTimer: 'standard', offerExpiry: 'endOfTurn' });
    for (const { name, values } of TABLE_OPTIONS) {
      for (const value of values) {
        const config = read({ [name]: value });
        expect(read(JSON.parse(JSON.stringify(config)))).toEqual(config);
      }
    }
  });

  test('an owner of the printed game can give own cards, deck and yields', () => {
    const content = ownSet();
    const config = read({ content }, 2);
    expect(read(JSON.parse(JSON.stringify(config)), 2)).toEqual(config);
    expect(PRINTED(config).families.map(({ id }) => id)).toEqual(['ONE', 'TWO']);
    expect(boxOf(config).packSize).toBe(80);
    expect(() => read({ content }, 3)).toThrow(/content.families/);
    const spoilt = { ...content, families: content.families.map((family) => ({ ...family, members: [] })) };
    expect(() => read({ content: spoilt }, 2)).toThrow(/members/);
    expect(() => read({ content: { ...content, yields: { S01: {} } } }, 2)).toThrow(/yields/);
  });
});
