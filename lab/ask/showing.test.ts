import { expect, test } from 'vitest';
import { asked } from '../testing/asks.ts';
import { coin } from '../testing/coin.ts';
import { playPart } from './block.ts';
import { evidenceOf } from './evidence.ts';
import { oddOf } from './odd.ts';
import { showing } from './showing.ts';

const question = asked(10, { stop: { deals: 48 } });
const evidence = evidenceOf(
  [0, 1, 2, 3, 4, 5].map((part) => playPart(coin, question, part)),
  48,
);
const mark = { measure: 'toss', arm: 'B', minus: null, from: null, below: null };

test('a bar shows games that lie in it', () => {
  const shown = showing(question, evidence, { ...mark, from: 200, below: 600 });
  expect(shown).toHaveLength(3);
  for (const game of shown) {
    expect(game.arm).toBe(1);
    expect(game.read('toss')).toBeGreaterThanOrEqual(200);
    expect(game.read('toss')).toBeLessThan(600);
  }
});

test('a change shows the deals that changed most, a share the games that have it', () => {
  const [most, next] = showing(question, evidence, { ...mark, minus: 'A' });
  const change = (deal = -1): number => {
    const [a, b] = [...evidence.games()].filter((game) => game.deal === deal);
    return Math.abs((a?.read('toss') ?? 0) - (b?.read('toss') ?? 0));
  };
  expect(change(most?.deal)).toBeGreaterThanOrEqual(change(next?.deal));
  expect(change(next?.deal)).toBeGreaterThan(0);
  for (const game of showing(question, evidence, { ...mark, measure: 'seat.0.wins' }))
    expect(game.winners).toContain(0);
});

test('what lies beyond five deviations, and the most changes of the lead, are odd', () => {
  const games = Array.from({ length: 64 }, (_nothing, deal) => ({
    deal,
    arm: 0,
    chair: 0,
    who: [0, 1],
    why: 'tossed',
    winners: [0],
    values: [deal === 40 ? 1000 : deal % 3, deal === 7 ? 9 : 1],
    problem: null,
  }));
  const alone = { ...question, arms: question.arms.slice(0, 1), main: null };
  const odd = oddOf(alone, evidenceOf([{ part: 0, names: ['rare', 'leadChanges'], games }], 64));
  expect(odd).toContainEqual(
    expect.objectContaining({
      seed: 's/40',
      why: { key: 'odd.beyond', args: { measure: 'rare', value: 1000 } },
    }),
  );
  expect(odd).toContainEqual(
    expect.objectContaining({
      seed: 's/7',
      why: { key: 'odd.most', args: { measure: 'leadChanges', value: 9 } },
    }),
  );
});
