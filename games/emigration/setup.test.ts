import { describe, expect, test } from 'vitest';
import { type Chance, scripted, seeded } from '../../engine/chance.ts';
import { notes } from '../../engine/sitting.ts';
import { only } from '../../engine/testing/play.ts';
import { parseConfig } from './config.ts';
import { CROSSINGS, PACKS } from './content.ts';
import type { Event } from './event.ts';
import { game } from './game.ts';
import { deckCounts, isDocument, isGood, isLife, PAYDAY } from './pieces/cards.ts';
import { drawDestinations, rollForFirst } from './setup.ts';
import type { State } from './state.ts';

const dealt = (seats: number, config: unknown = {}, chance: Chance = seeded(7)) => {
  const taken = notes<Event>(chance);
  const state = game.setup(parseConfig(config, { seats, ranked: false }), seats, taken);
  return { state, events: taken.out };
};
const deck = ({ seats, removed }: State) => [...seats.flatMap(({ layout }) => layout), ...removed];

describe('the table', () => {
  test('[EM-2.1][EM-2.2][EM-X04][EM-R15][EM-R16][EM-R17] five lanes of three tokens, shuffled', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { lanes } = dealt(2, {}, seeded(seed)).state;
      expect(lanes.map((tokens) => [...tokens].sort((a, b) => a - b))).toEqual([
        [6, 7, 7],
        [5, 7, 8],
        [5, 6, 9],
        [4, 8, 10],
        [3, 9, 11],
      ]);
      orders.add(String(lanes[4]));
    }
    expect(orders.size).toBe(6);
  });

  test('[EM-2.3][EM-R21][EM-1.1] as many Passports and Tickets as players', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      expect(dealt(seats).state).toMatchObject({ passports: seats, tickets: seats });
    }
  });

  test('[EM-Y43][EM-2.3][EM-2.8][EM-2.12][EM-2.13] five players after setup', () => {
    const { state } = dealt(5);
    expect([state.passports, state.tickets, state.removed.length]).toEqual([5, 5, 2]);
    expect(state.lanes.flat()).toHaveLength(15);
    for (const seat of state.seats) {
      expect(seat).toMatchObject({
        assurance: 0,
        documents: [],
        connections: [],
        life: [],
        degrees: 0,
        inCollege: false,
      });
      expect(seat.layout).toHaveLength(14);
    }
  });
});

describe('the players', () => {
  test('[EM-2.4][EM-R20] nobody shares a Nationality, a Destination or a Career', () => {
    const { seats } = dealt(6).state;
    for (const key of ['nationality', 'destination', 'career'] as const) {
      expect(new Set(seats.map((seat) => seat[key])).size).toBe(6);
    }
  });

  test('[EM-X01][EM-2.6][EM-2.7] Money is the number on the Nationality', () => {
    for (const { nationality, money } of dealt(6).state.seats) {
      expect(money).toBe(CROSSINGS.nationalities[nationality]?.n);
    }
    expect(CROSSINGS.nationalities.find(({ id }) => id === 'NAT-FRA')).toMatchObject({
      n: 5,
      source: 'rulebook',
    });
  });

  test('[EM-Y34][EM-2.5][EM-R19] the own country is put aside for another, and put back', () => {
    const at = (id: string) => CROSSINGS.destinations.findIndex((row) => row.id === id);
    const french = CROSSINGS.nationalities.findIndex(({ id }) => id === 'NAT-FRA');
    const brazilian = CROSSINGS.nationalities.findIndex(({ id }) => id === 'NAT-BRA');
    // French draws France (2), then the first of the others; Brazilian draws France, which is there again.
    const drawn = drawDestinations(scripted(at('DEST-FRA'), 0, 1), CROSSINGS, [french, brazilian]);
    expect(drawn).toEqual([0, at('DEST-FRA')]);
  });

  test('[EM-2.5] no deal sends anybody home', () => {
    for (let seed = 0; seed < 200; seed++) {
      for (const { nationality, destination } of dealt(6, {}, seeded(seed)).state.seats) {
        expect(CROSSINGS.nationalities[nationality]?.home).not.toBe(CROSSINGS.destinations[destination]?.id);
      }
    }
  });
});

describe('the deck', () => {
  test.each([
    [2, 7, 8, 30],
    [3, 10, 12, 44],
    [4, 13, 16, 58],
    [5, 16, 20, 72],
    [6, 19, 24, 86],
  ])(
    '[EM-X23][EM-2.9][EM-2.13][EM-R14] %i players: %i Documents, %i Life cards, %i in all',
    (seats, goods, others, total) => {
      const cards = deck(dealt(seats).state);
      expect(cards).toHaveLength(total);
      expect(cards.filter(isDocument)).toHaveLength(goods);
      expect(cards.filter((card) => isGood(card) && !isDocument(card))).toHaveLength(goods);
      expect(cards.filter(isLife)).toHaveLength(others);
      expect(cards.filter((card) => card === PAYDAY)).toHaveLength(others);
      expect(total - 2).toBe(14 * seats);
    },
  );

  test('[EM-2.10][EM-R12] which Documents and Connections are used is drawn by lot and not told', () => {
    const used = (seed: number) =>
      deck(dealt(2, {}, seeded(seed)).state)
        .filter(isDocument)
        .sort()
        .join();
    expect(new Set([1, 2, 3, 4, 5].map(used)).size).toBe(5);
    expect(deckCounts(2).documents).toBe(7);
    expect(game.view(dealt(2).state, 0).unseen).toMatchObject({ document: expect.any(Number) });
  });

  test('[EM-2.11][EM-R13] the recommended packs are the first of the list', () => {
    expect(dealt(2).state.packs).toEqual(['augustine', 'socrates']);
    expect(dealt(6).state.packs).toEqual(PACKS.slice(0, 6));
  });

  test('[EM-R13][EM-15.1] packs by lot, or the host’s own list in any order', () => {
    const drawn = new Set(
      Array.from({ length: 60 }, (_, i) => dealt(2, { packs: 'random' }, seeded(i)).state.packs.join()),
    );
    expect(drawn.size).toBeGreaterThan(12);
    expect(dealt(2, { packs: ['laozi', 'augustine'] }).state.packs).toEqual(['augustine', 'laozi']);
  });

  test('[EM-2.14] rows A and C lie face up, B and D face down', () => {
    const [event] = only(dealt(3).events, 'layoutDealt');
    expect(event?.cards.map((card) => card === null)).toEqual([
      ...new Array(5).fill(false),
      ...new Array(4).fill(true),
      ...new Array(3).fill(false),
      ...new Array(2).fill(true),
    ]);
  });

  test('[5.9] the first two of the deck are taken out, then each seat gets the next fourteen', () => {
    const { state } = dealt(2);
    const shown = game.view(state, 'all');
    expect(shown.removed).toHaveLength(2);
    expect(game.view(state, 0).removed).toBeNull();
  });
});

describe('the first player', () => {
  test('[EM-2.15] the highest roll starts', () => {
    expect(rollForFirst(3, notes(scripted(1, 5, 2)))).toBe(1);
  });

  test('[EM-Y35][EM-R18] those who share the highest roll, and only they, roll again', () => {
    const taken = notes<Event>(scripted(4, 4, 1, 0, 3));
    expect(rollForFirst(3, taken)).toBe(1);
    expect(taken.out).toMatchObject([
      { first: null, rolls: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] },
      {
        first: 1,
        rolls: [
          { seat: 0, roll: 1 },
          { seat: 1, roll: 4 },
        ],
      },
    ]);
  });

  test('[6.7] the same luck gives the same table', () => {
    expect(dealt(4).state).toEqual(dealt(4).state);
  });
});
