import { describe, expect, test } from 'vitest';
import { type Chance, seeded } from '../../engine/chance.ts';
import { byDeal } from './deals.ts';
import { fitOf } from './fit.ts';
import { type Contest, ratingsOf } from './rating.ts';

const IS_LONG = process.env.CROSSINGS_LONG === '1';
const RUNS = IS_LONG ? 400 : 20;

/** In points. */
const TRUE = [0, 120, 250];
const CHAIR = [0, 40, 0, -30];

/** One winner, chosen by strength: each deal is played with the players moved through every chair. */
function contests(chance: Chance, seats: number, deals: number): Contest[] {
  const all: Contest[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const seated = Array.from({ length: seats }, () => chance.below(TRUE.length));
    for (let turn = 0; turn < seats; turn++) {
      const who = seated.map((_nobody, seat) => seated[(seat + turn) % seats] ?? 0);
      const weights = who.map((player, seat) => 10 ** (((TRUE[player] ?? 0) + (CHAIR[seat] ?? 0)) / 400));
      let left = (chance.below(1_000_000) / 1_000_000) * weights.reduce((sum, w) => sum + w);
      const winner = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      all.push({ deal, who, winners: [winner] });
    }
  }
  return all;
}

test.each([2, 4])('planted ratings of three players come back, with %i seats', (seats) => {
  let held = 0;
  for (let run = 0; run < RUNS; run++) {
    const { players } = ratingsOf(contests(seeded(`${seats} ${run}`), seats, 300), 3, seats, 0);
    for (const player of [1, 2]) {
      const spread = players[player] ?? { value: 0, deviation: 0, deals: 0 };
      const [low, high] = byDeal(spread, 0.95) ?? [0, 0];
      const truth = TRUE[player] ?? 0;
      if (low <= truth && truth <= high) held++;
    }
    expect(players[0]).toEqual({ value: 0, deviation: 0, deals: 300 });
  }
  const share = held / (2 * RUNS);
  expect(share).toBeGreaterThan(IS_LONG ? 0.93 : 0.88);
  if (IS_LONG) expect(share).toBeLessThan(0.97);
});

test('chairs have their own effect', () => {
  const { chairs } = ratingsOf(contests(seeded('chairs'), 4, 3000), 3, 4, 0);
  chairs.forEach((chair, seat) => {
    const [low, high] = byDeal(chair, 0.999) ?? [0, 0];
    expect(low).toBeLessThanOrEqual(CHAIR[seat] ?? 0);
    expect(high).toBeGreaterThanOrEqual(CHAIR[seat] ?? 0);
  });
});

describe('what is unusual', () => {
  test('whoever never loses is far ahead and not infinitely so', () => {
    const all = Array.from({ length: 100 }, (_nothing, deal) => ({ deal, who: [0, 1], winners: [1] }));
    const { players } = ratingsOf(all, 2, 2, 0);
    expect(players[1]?.value).toBeGreaterThan(600);
    expect(players[1]?.value).toBeLessThan(10_000);
  });

  test('shared victories count half, games without a winner not at all', () => {
    const shared = { who: [0, 1], winners: [0, 1] };
    const nobody = { who: [0, 1], winners: [] };
    const all = Array.from({ length: 50 }, (_nothing, i) => [
      { deal: i, ...shared },
      { deal: i, ...nobody },
    ]).flat();
    expect(ratingsOf(all, 2, 2, 0).players[1]?.value).toBeCloseTo(0, 9);
  });

  test('three that go round are noticed: no single number tells who beats whom', () => {
    const chance = seeded('round');
    const all = Array.from({ length: 900 }, (_nothing, deal) => {
      const one = deal % 3;
      const who = deal % 2 === 0 ? [one, (one + 1) % 3] : [(one + 1) % 3, one];
      const seat = who.indexOf(one);
      return { deal, who, winners: [chance.below(10) < 7 ? seat : 1 - seat] };
    });
    const fit = fitOf(all, 3, ratingsOf(all, 3, 2, 0));
    expect(fit.holds).toBe(false);
    expect(fit.rounds).toEqual([[0, 1, 2]]);
  });

  test('where the model is true it holds', () => {
    const all = contests(seeded('true'), 4, 600);
    const fit = fitOf(all, 3, ratingsOf(all, 3, 4, 0));
    expect(fit.holds).toBe(true);
    expect(Math.abs(fit.worst?.beyond.value ?? 1)).toBeLessThan(0.05);
  });
});
