import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import type { Game } from '../engine/game.ts';
import { ponder } from '../engine/pondering.ts';
import { decide } from './bot.ts';
import { see } from './player.ts';
import { playedOut } from './rollout.ts';
import { searchBot } from './search.ts';
import { type Dice, dice } from './testing/dice.ts';
import { type Duel, duel } from './testing/duel.ts';
import { imagined } from './worlds.ts';

const { game } = duel;
/** A policy that throws away its lowest card and leaves no luck but the deal. */
const brain = {
  ...duel.brain,
  rollout: (_state: Duel['state'], _seat: number, options: readonly Duel['action'][]) =>
    options[0] as Duel['action'],
};

/** Two rounds are left and one card, the other's 4 or 5, is unknown in each. */
const lastTwo = (hand: readonly number[]) => {
  const state = {
    hands: [[...hand], [4, 5]],
    chosen: [null, null],
    prizes: [1, 5],
    scores: [0, 0],
  };
  const known = [0, 1, 2, 3, 6, 7, 8, 9].filter((card) => !hand.includes(card));
  return see({ game, seat: 0, seats: 2 }, state, { shown: known });
};

/** Starts from the first option. */
const thoughtOf = (most: number, hand: readonly number[]) => {
  const [seen, chance] = [lastTwo(hand), seeded('x')];
  return playedOut(game, brain, most, seen, chance, imagined(game, seen, chance), seen.options[0] ?? null);
};
const playOut = (most: number, hand: readonly number[]) => ponder(thoughtOf(most, hand));

test('leaves the usual choice where another choice is better in most worlds', () => {
  // The first prize is worth 5: the 9 must go now, while the usual choice is the 0.
  expect(playOut(200, [0, 9])).toEqual({ type: 'bid', card: 9 });
});

test('stays with the usual choice where nothing is better', () => {
  // Both cards win every round.
  expect(playOut(200, [8, 9])).toEqual({ type: 'bid', card: 8 });
});

test('stops trying choices that make no difference, and ends with its time', () => {
  const count = (most: number, patience: number) => {
    const thought = thoughtOf(most, [8, 9]);
    let pieces = 0;
    while (thought.next(pieces < patience).done !== true) pieces++;
    return pieces;
  };
  expect(count(1e9, 1e9)).toBeLessThan(1000);
  expect(count(10, 1e9)).toBe(5);
  expect(count(1e9, 7)).toBe(7);
});

/** One roll, and whoever named it has won: no face is better than another. */
const roll: Game<Dice> = {
  ...dice.game,
  awaiting: ({ rolls }) => ({ must: rolls < 1 ? [0] : [], may: [] }),
  outcome({ rolls, hits }) {
    if (rolls < 1) return undefined;
    return { why: 'rolled', rule: 'D2', winners: hits > 0 ? [0] : [], scores: [hits], fates: ['won'] };
  },
};

test('by few playouts, in which luck tells choices apart, it hardly ever leaves the usual one', () => {
  const seen = see({ game: roll, seat: 0, seats: 1 }, { rolls: 0, hits: 0 }, null);
  const usual = seen.options[0] ?? null;
  let left = 0;
  for (let i = 0; i < 200; i++) {
    const chance = seeded(i);
    const thought = playedOut(roll, dice.brain, 100, seen, chance, imagined(roll, seen, chance), usual);
    if (ponder(thought) !== usual) left++;
  }
  expect(left).toBeLessThan(20);
});

test('is the same for the same seed, and is what a game gets that asks for playouts', () => {
  const asking = { ...brain, thinking: { by: 'playouts' as const } };
  const bot = searchBot(game, asking, { iterations: 200 });
  expect(decide(bot, lastTwo([0, 9]), seeded('x'))).toEqual({ type: 'bid', card: 9 });
  const plain = searchBot(game, brain, { iterations: 200, by: 'playouts' });
  for (const seed of ['a', 'b', 'c']) {
    expect(decide(plain, lastTwo([3, 6]), seeded(seed))).toEqual(decide(bot, lastTwo([3, 6]), seeded(seed)));
  }
});
