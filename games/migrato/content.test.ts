import { describe, expect, test } from 'vitest';
import { deckOf } from './box.ts';
import { parseConfig } from './config.ts';
import {
  CROSSINGS_DECK,
  DANGER_ROWS,
  FACES,
  faceOf,
  hasNightCards,
  idOf,
  isBird,
  isNight,
  numberOf,
  reaches,
  SPECIES,
  SPECIES_ROWS,
  type Species,
  speciesOf,
} from './content.ts';
import { en } from './text/en.ts';

const rows = CROSSINGS_DECK.rows;
const copiesOf = (fits: (id: string) => boolean): number =>
  rows.filter(({ id }) => fits(id)).reduce((sum, { copies }) => sum + copies, 0);
const numbers = (species: Species): number[] => [
  ...new Set(rows.filter(({ id }) => id.startsWith(species)).map(({ id }) => Number(id.split('-')[1]))),
];

describe('the cards', () => {
  test('[MI-0.1][MI-X1] what a bird card carries', () => {
    const face = faceOf('brent-5-night');
    expect([speciesOf(face), numberOf(face), isNight(face), isBird(face)]).toEqual(['brent', 5, true, true]);
    expect(SPECIES_ROWS.brent).toMatchObject({ objective: 5, phases: ['day', 'night'], numbers: [5, 4, 3] });
  });

  test('[MI-0.2] objectives', () => {
    expect(SPECIES.map((species) => [species, SPECIES_ROWS[species].objective])).toEqual([
      ['brent', 5],
      ['kite', 4],
      ['stilt', 4],
      ['beeeater', 3],
      ['teal', 2],
    ]);
  });

  test('[MI-0.4][MI-0.5][MI-0.6] day only, night only, both', () => {
    const phases = (species: Species): string[] => [
      ...new Set(
        FACES.filter((face) => face.species === species).map(({ night }) => (night ? 'night' : 'day')),
      ),
    ];
    expect(SPECIES.map(phases)).toEqual([['day', 'night'], ['day'], ['night'], ['day'], ['day', 'night']]);
    expect(SPECIES.filter(hasNightCards)).toEqual(['brent', 'stilt', 'teal']);
  });

  test('[MI-0.7] geese carry 3, 4 and 5 only', () => {
    expect(numbers('brent')).toEqual([5, 4, 3]);
    expect(FACES.some(({ species, number }) => species === 'brent' && (number < 3 || number > 5))).toBe(
      false,
    );
  });

  test('[MI-0.8] what each danger reaches, as data and as a rule', () => {
    for (const danger of ['hunter', 'habitat', 'light'] as const) {
      for (const phase of ['day', 'night'] as const) {
        expect(reaches(danger, phase === 'night')).toBe(DANGER_ROWS[danger].reaches.includes(phase));
      }
    }
    expect([reaches('hunter', false), reaches('light', true)]).toEqual([true, true]);
    expect([reaches('hunter', true), reaches('light', false)]).toEqual([false, false]);
  });

  test('[MI-0.9][MI-R6] the distribution card is no card of the deck; its content is the deck itself', () => {
    expect(rows.some(({ id }) => String(id) === 'distribution')).toBe(false);
    const counts = (species: Species) =>
      numbers(species).map((number) => copiesOf((id) => id.startsWith(`${species}-${number}-`)));
    expect(SPECIES.map(counts)).toEqual([
      [5, 5, 4],
      [4, 4, 3],
      [3, 3, 3, 2],
      [2, 2, 2, 2],
      [1, 1, 1, 1, 1],
    ]);
  });
});

describe('our deck', () => {
  test('[MI-R8] the attested skeleton: 14, 11, 11, 8, 5 birds and 2, 2, 1 dangers, 54 in all', () => {
    expect(SPECIES.map((species) => copiesOf((id) => id.startsWith(species)))).toEqual([14, 11, 11, 8, 5]);
    expect(SPECIES.map((species) => SPECIES_ROWS[species].cards)).toEqual([14, 11, 11, 8, 5]);
    expect(['hunter', 'habitat', 'light'].map((danger) => copiesOf((id) => id === danger))).toEqual([
      2, 2, 1,
    ]);
    expect(copiesOf(() => true)).toBe(54);
  });

  test('[MI-R8] three cards more than two objectives are never there: 3 x objective - 1', () => {
    for (const species of SPECIES) {
      expect(SPECIES_ROWS[species].cards).toBe(3 * SPECIES_ROWS[species].objective - 1);
    }
  });

  test('[MI-R8] day and night cards are equally exposed: seven for each danger that reaches them', () => {
    const day = copiesOf((id) => id.endsWith('-day'));
    const night = copiesOf((id) => id.endsWith('-night'));
    expect([day, night, day / (2 + 2), night / (1 + 2)]).toEqual([28, 21, 7, 7]);
  });

  test('[MI-R8][MI-R2] the faces the rulebook names are there', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['brent-5-night', 'kite-3-day', 'stilt-1-night']));
  });

  test('[MI-R8] each row says where it comes from; only the dangers are printed in the rulebook', () => {
    const attested = rows.filter(({ source }) => source === 'rulebook').map(({ id }) => id);
    expect(attested).toEqual(['hunter', 'habitat', 'light']);
  });

  test('[MI-R53] faces stand in the fixed order: species, higher number, day before night, dangers last', () => {
    const ids = FACES.map(({ id }) => id);
    expect(rows.map(({ id }) => ids.indexOf(id))).toEqual(
      rows.map(({ id }) => ids.indexOf(id)).sort((a, b) => a - b),
    );
    expect(ids.slice(0, 4)).toEqual(['brent-5-day', 'brent-5-night', 'brent-4-day', 'brent-4-night']);
    expect(ids.slice(-3)).toEqual(['hunter', 'habitat', 'light']);
    expect(ids.every((id, face) => faceOf(id) === face && idOf(face) === id)).toBe(true);
  });

  test('[MI-1.2] the deck a table plays with is this one, by count', () => {
    const deck = deckOf(parseConfig({}, { seats: 2, ranked: false }));
    for (const { id, copies } of rows) expect(deck[faceOf(id)]).toBe(copies);
    expect(deck.reduce((sum, copies) => sum + copies, 0)).toBe(54);
  });

  test('[MI-0.1] every species and danger has its line for the card face', () => {
    for (const name of [...SPECIES, 'hunter', 'habitat', 'light']) expect(en[`line.${name}`]).toMatch(/\.$/);
  });
});
