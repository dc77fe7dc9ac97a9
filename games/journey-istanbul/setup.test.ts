import { expect, test } from 'vitest';
import { scripted, seeded } from '../../engine/chance.ts';
import { notes } from '../../engine/sitting.ts';
import { parseConfig } from './config.ts';
import { PLACES, RECONSTRUCTED } from './content.ts';
import type { Event } from './event.ts';
import { game } from './game.ts';
import { squareAt } from './pieces/sheet.ts';
import { given } from './testing/given.ts';
import { pile } from './testing/play.ts';

const deal = (seats: number, config: unknown = {}, seed: string | number = 1) =>
  game.setup(parseConfig(config, { seats, ranked: false }), seats, notes<Event>(seeded(seed)));

test('[JI-X3] [JI-3.1] [JI-3.2] [JI-3.3] [JI-3.4] [JI-3.6] [JI-3.7] [JI-3.8] [JI-R1] the layout', () => {
  for (const seats of [2, 3, 4, 5]) {
    const state = deal(seats);
    expect(state.t).toBe(1);
    expect(state.people.map((person) => person.money)).toEqual(new Array(seats).fill(6000));
    expect(new Set(state.people.map((person) => person.obstacle.card)).size).toBe(seats);
    expect(new Set(state.people.map((person) => person.opportunity.card)).size).toBe(seats);
    expect(pile(state, 'KAD')).toHaveLength(seats);
    expect(state.sheet.filter((card) => card > 0).length + state.hidden.length).toBe(10);
    expect(game.view(state, 'public').left).toBe(26);
  }
});

test('[JI-X2] [JI-3.9] [JI-2.7] [JI-R11] [JI-R13] cards go upright to the lowest empty square', () => {
  const state = deal(3, {}, 'rows');
  const { cards } = game.view(state, 'public');
  state.sheet.forEach((card, square) => {
    if (card === 0) return;
    expect(cards[card - 1]).toMatchObject({ day: Math.floor(square / 5) + 1, face: null });
    if (square % 5 > 0) expect(state.sheet[square - 1]).toBeGreaterThan(0);
  });
  expect(state.sideways).toEqual([]);
});

test('[JI-3.5] [JI-R2] [JI-R3] the starting player is drawn or named, and lies at the bottom', () => {
  const state = deal(4, { startingPlayer: 'host', firstSeat: 2 });
  expect(pile(state, 'KAD')).toEqual([2, 3, 0, 1]);
  expect(state.turn.seat).toBe(2);
  expect(new Set(Array.from({ length: 40 }, (_nothing, i) => deal(4, {}, i).starter))).toEqual(
    new Set([0, 1, 2, 3]),
  );
});

test('[JI-R12] a sixth card of one day among the ten is discarded unseen and not replaced', () => {
  const rows = RECONSTRUCTED.cards;
  const day1 = rows.flatMap((row, i) => (row.day === 1 ? [i] : []));
  const order = [...day1, ...rows.keys()].filter((card, i, all) => all.indexOf(card) === i);
  const config = parseConfig({ startingPlayer: 'host', firstSeat: 0 }, { seats: 2, ranked: false });
  const state = game.setup(
    config,
    2,
    notes(scripted(...shuffleTo(5), ...shuffleTo(5), ...shuffleTo(36, order))),
  );
  expect(state.sheet.slice(squareAt(1, 1), squareAt(1, 5) + 1)).toEqual([1, 2, 3, 4, 5]);
  expect(state.hidden).toEqual([6]);
  expect(state.sheet.filter((card) => card > 0)).toHaveLength(9);
  expect(game.view(state, 0).cards[5]).toEqual({ day: 1, face: null, seen: [] });
});

test('[JI-2.1] [JI-2.5] [JI-2.6] [JI-R9] [JI-R10] the content set adds up (5.3)', () => {
  const { cards, places } = RECONSTRUCTED;
  expect(places.map((row) => row.id)).toEqual([...PLACES]);
  for (const kind of ['police', 'journey', 'work'] as const) {
    const ofKind = cards.filter((row) => row.kind === kind);
    expect(ofKind).toHaveLength(12);
    for (let day = 1; day <= 6; day++) expect(ofKind.filter((row) => row.day === day)).toHaveLength(2);
  }
  const sum = (kind: string) =>
    cards.reduce(
      (total, row) =>
        total + (row.kind !== kind ? 0 : 'fine' in row ? row.fine : 'cost' in row ? row.cost : row.pay),
      0,
    );
  expect([sum('police'), sum('journey'), sum('work')]).toEqual([46_000, 114_000, 50_000]);
  const spots = cards.flatMap((row) =>
    row.kind === 'police' ? [] : [`${row.kind} ${row.day} ${row.place}`],
  );
  expect(new Set(spots).size).toBe(24);
  expect(spots.some((spot) => spot.endsWith('KAD'))).toBe(false);
});

test('[JI-R40] nineteen circles, nineteen markers', () => {
  const circles = (rows: typeof RECONSTRUCTED.obstacles) =>
    rows.reduce((n, row) => n + row.task.parts.length, 0);
  expect([circles(RECONSTRUCTED.obstacles), circles(RECONSTRUCTED.opportunities)]).toEqual([12, 7]);
});

test('[JI-12.5] [JI-R17] the deck is never refilled; the back of its top card lies open', () => {
  const state = given({ next: 'W4-FAT' });
  expect(game.view(state, 'public').topDay).toBe(4);
  expect(game.view(given({ next: 'W4-FAT', config: { deckTopVisible: false } }), 1).topDay).toBeNull();
  expect(game.view(given({ lastCards: true, sheet: { 1: 'P1A' } }), 1)).toMatchObject({
    left: 0,
    topDay: null,
  });
});

/** What a scripted shuffle needs so that the items come out in this order (Fisher and Yates from the end). */
function shuffleTo(count: number, order: readonly number[] = [...Array(count).keys()]): number[] {
  const items = [...Array(count).keys()];
  const draws: number[] = [];
  for (let i = count - 1; i > 0; i--) {
    const j = items.indexOf(order[i] ?? 0);
    draws.push(j);
    [items[i], items[j]] = [items[j] ?? 0, items[i] ?? 0];
  }
  return draws;
}
