import { expect, test } from 'vitest';
import { BadInput } from '../../engine/door.ts';
import { parseConfig, TABLE_OPTIONS } from './config.ts';

const read = (config: unknown, seats = 2) => parseConfig(config, { seats, ranked: false });

test('[EM-1.4][EM-R62] the options and their defaults', () => {
  expect(read({})).toEqual({
    mode: 'competitive',
    layout: 'pyramid',
    ticketPrice: 2,
    passportPrice: 3,
    sellLimit: 1,
    pendingAtBorder: 'skip',
    scalpConsent: 'off',
    phase2Start: 'next',
    tie: 'noWinner',
    mentalFogLoss: 'money',
    careers: 'even',
    nationalities: 'printed',
    turnTimer: 'off',
    packs: 'recommended',
    content: 'crossings',
  });
});

test('[EM-1.4] every value of every option is accepted and reads the same again', () => {
  for (const { name, values } of TABLE_OPTIONS) {
    for (const value of values) {
      const config = read({ [name]: value });
      expect(config).toMatchObject({ [name]: value });
      expect(read(config)).toEqual(config);
    }
  }
});

test.each([
  ['two packs for three players', { packs: ['augustine', 'socrates'] }, 3, 'packs'],
  ['a pack twice', { packs: ['augustine', 'augustine', 'laozi'] }, 3, 'packs'],
  ['an unknown pack', { packs: ['augustine', 'plato'] }, 2, 'packs[1]'],
  ['a price that is not offered', { ticketPrice: 5 }, 2, 'ticketPrice'],
  ['an unknown option', { house: true }, 2, 'house'],
])('[EM-Y58][EM-R13] refuses %s', (_what, config, seats, field) => {
  expect(() => read(config, seats)).toThrow(expect.objectContaining({ field }));
  expect(() => read(config, seats)).toThrow(BadInput);
});

test.each([1, 7])('[EM-R67][EM-1.1] refuses %i players', (seats) => {
  expect(() => read({}, seats)).toThrow('EM-R67');
});
