import { expect, test } from 'vitest';
import { bareBoard, playMatch, seatPlayers } from '../../bots/match.ts';
import { parseBotName } from '../../bots/names.ts';
import { seeded } from '../../engine/chance.ts';
import { game } from './game.ts';
import { title as emigration } from './index.ts';
import { measure } from './measure.ts';

test('the figures of section 10 are collected', () => {
  const events: Parameters<typeof measure>[1][number][] = [];
  const config = game.parseConfig({}, { seats: 2, ranked: false });
  const board = bareBoard(game, config, 2, seeded('measure'));
  const names = [parseBotName('greedy'), parseBotName('greedy')];
  playMatch(game, board, seatPlayers(emigration, names, 'm'), 1000, (_actor, _action, told) =>
    events.push(...told),
  );
  const found = measure(board.state, events);
  expect(found.turns).toBeGreaterThan(28);
  expect([1, 2, 3, 4, 5].reduce((sum, n) => sum + (found[`lane.${n}`] ?? 0), 0)).toBe(1);
});
