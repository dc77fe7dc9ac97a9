import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { bareBoard, playMatch, seatPlayers } from './match.ts';
import { parseBotNames } from './names.ts';

const { game } = migrato;
const config = game.parseConfig({}, { seats: 2, ranked: false });

/** The first bot's share of the victories; each deal is played from both chairs. */
function share(first: string, second: string, deals: number): number {
  let won = 0;
  for (let i = 0; i < deals; i++) {
    for (const chair of [0, 1]) {
      const names = parseBotNames(chair === 0 ? `${first},${second}` : `${second},${first}`, 2);
      const board = bareBoard(game, config, 2, seeded(`deal ${i}`));
      playMatch(game, board, seatPlayers(migrato, names, `bots ${i}`), game.longest(config, 2));
      const winners = game.outcome(board.state)?.winners ?? [];
      if (winners.includes(chair)) won += 1 / winners.length;
    }
  }
  return won / (2 * deals);
}

test('in Migrato greedy beats random play nearly always', () => {
  expect(share('greedy', 'random', 20)).toBeGreaterThan(0.95);
});

test('in Migrato a little search beats random play nearly always', () => {
  expect(share('search:50', 'random', 5)).toBeGreaterThan(0.85);
});
