import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { see } from './player.ts';
import { playedOut } from './rollout.ts';
import { searchBot } from './search.ts';
import { type Duel, duel } from './testing/duel.ts';

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

/** Enough for so many playouts. */
const upTo = (most: number) => (count: number) => count < most;

test('leaves the policy where another choice is better in most worlds', () => {
  // The first prize is worth 5: the 9 must go now, while the policy would bid the 0.
  expect(playedOut(game, brain, upTo(200), lastTwo([0, 9]), seeded('x'))).toEqual({ type: 'bid', card: 9 });
});

test('stays with the policy where nothing is better', () => {
  // Both cards win every round.
  expect(playedOut(game, brain, upTo(200), lastTwo([8, 9]), seeded('x'))).toEqual({ type: 'bid', card: 8 });
});

test('stops trying choices that make no difference, and ends with its time', () => {
  let asked = 0;
  const count = (most: number) => {
    let last = 0;
    const hasTime = (playouts: number) => {
      asked++;
      last = playouts;
      return playouts < most;
    };
    playedOut(game, brain, hasTime, lastTwo([8, 9]), seeded('x'));
    return last;
  };
  expect(count(1e9)).toBeLessThan(1000);
  expect(count(10)).toBe(10);
  expect(asked).toBeGreaterThan(5);
});

test('is the same for the same seed, and is what a game gets that asks for playouts', () => {
  const asking = { ...brain, thinking: { by: 'playouts' as const } };
  const bot = searchBot(game, asking, { iterations: 200 });
  expect(bot.decide(lastTwo([0, 9]), seeded('x'))).toEqual({ type: 'bid', card: 9 });
  const plain = searchBot(game, brain, { iterations: 200, by: 'playouts' });
  for (const seed of ['a', 'b', 'c']) {
    expect(plain.decide(lastTwo([3, 6]), seeded(seed))).toEqual(bot.decide(lastTwo([3, 6]), seeded(seed)));
  }
});
