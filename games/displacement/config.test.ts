import { describe, expect, test } from 'vitest';
import { PRESETS, TABLE_OPTIONS } from './config.ts';
import { read, wrong } from './testing/read.ts';

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
        // DI-R08: by name it stands for a list.
        if (name !== 'colours') expect(config).toMatchObject({ [name]: value });
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
