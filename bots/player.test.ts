import { expect, test } from 'vitest';
import { LEVELS } from '../engine/brain.ts';
import { seeded } from '../engine/chance.ts';
import { bareBoard, playMatch } from './match.ts';
import { parseBotName } from './names.ts';
import { seatPlayer } from './player.ts';
import { duel } from './testing/duel.ts';

const { game, brain } = duel;
const atRandom = parseBotName('random');

test('a memory holds what was shown, and lower levels lose some of it at each decision', () => {
  const remembered = LEVELS.map((level) => {
    const board = bareBoard(game, {}, 2, seeded('deal'));
    const players = [0, 1].map((seat) =>
      seatPlayer(duel, { ...atRandom, level }, { seat, seats: 2 }, seeded(seat)),
    );
    playMatch(game, board, players, 8);
    return players.map((player) => player.memory?.shown.length);
  });
  expect(remembered).toEqual([
    [5, 5],
    [5, 5],
    [5, 5],
    [5, 5],
    [8, 8],
  ]);
});

test('a refused choice of a bot is our mistake and stops the game', () => {
  const board = bareBoard(game, {}, 2, seeded('deal'));
  const habit = () => ({ type: 'bid', card: 99 }) as const;
  const title = { ...duel, brain: { ...brain, habit } };
  const player = seatPlayer(title, parseBotName('greedy'), { seat: 0, seats: 2 }, seeded(1));
  expect(() => player.decide(board.state)).toThrow('refused action');
});

test('a match that never ends is our mistake too', () => {
  const board = bareBoard(game, {}, 2, seeded('deal'));
  const players = [0, 1].map((seat) => seatPlayer(duel, atRandom, { seat, seats: 2 }, seeded(seat)));
  expect(() => playMatch(game, board, players, 3)).toThrow('not over after 3 actions');
});
