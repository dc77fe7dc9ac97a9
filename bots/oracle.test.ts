import { describe, expect, test } from 'vitest';
import type { Brain } from '../engine/brain.ts';
import { seeded } from '../engine/chance.ts';
import { BadInput } from '../engine/door.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { titles } from '../games/index.ts';
import { checkTableBot } from './levels.ts';
import { bareBoard, playMatch, seatPlayers } from './match.ts';
import { parseBotName } from './names.ts';
import { see } from './player.ts';
import { type Dice, dice } from './testing/dice.ts';
import { beginAs } from './think.ts';

const ORACLE = parseBotName('oracle:120');

/** How many of ten deals somebody wins who must name every roll beforehand. */
function foretold(brain: Brain<Dice>, name = ORACLE): number {
  let won = 0;
  for (let deal = 0; deal < 10; deal++) {
    const luck = seeded(deal);
    const board = bareBoard(dice.game, {}, 1, luck);
    playMatch(dice.game, board, seatPlayers({ ...dice, brain }, [name], `own ${deal}`, luck), 3);
    won += dice.game.outcome(board.state)?.winners.length ?? 0;
  }
  return won;
}

test('it knows every roll that will come, whether it grows a tree, plays out or has a search of its own', () => {
  const { brain } = dice;
  expect(foretold(brain)).toBe(10);
  expect(foretold({ ...brain, thinking: { by: 'playouts' } })).toBe(10);
  const ponder: Brain<Dice>['ponder'] = function* (_view, _seat, _memory, options) {
    yield;
    return options[0];
  };
  expect(foretold({ ...brain, ponder }, parseBotName('oracle:1000'))).toBe(10);
  expect(foretold(brain, parseBotName('search:120'))).toBeLessThan(3);
});

test('the luck of the deal is where it was: looking ahead takes nothing from it', () => {
  const luck = seeded('deal');
  const copy = luck.copy();
  const known = Array.from({ length: 5 }, () => copy.below(100));
  expect(Array.from({ length: 5 }, () => luck.below(100))).toEqual(known);
});

test('no table has one: not by its name, nor by any way a table asks a bot', () => {
  expect(() => checkTableBot('oracle:120')).toThrow(BadInput);
  const seen = see({ game: dice.game, seat: 0, seats: 1 }, { rolls: 0, hits: 0 }, null);
  expect(() => beginAs(dice, 'oracle:120', seen, seeded(1)).best()).toThrow('only the laboratory knows');
});

test('without the luck of the deal there is none', () => {
  const board = bareBoard(dice.game, {}, 1, seeded(1));
  const play = () => playMatch(dice.game, board, seatPlayers(dice, [ORACLE], 'own'), 3);
  expect(play).toThrow('the luck of the deal');
});

describe.each(Object.values(titles).map((title) => [title.game.id, title] as const))('%s', (_id, title) => {
  test('it makes up nothing: whatever it tries, it tries in the state that is', () => {
    const seats = Math.max(2, title.game.seats.min);
    const config = title.game.parseConfig({}, { seats, ranked: false });
    const blind: Title<Kind> = {
      ...title,
      game: { ...title.game, imagine: () => expect.unreachable('it made up a world') },
    };
    const luck = seeded('deal');
    const board = bareBoard(title.game, config, seats, luck);
    const names = Array.from({ length: seats }, (_nobody, seat) =>
      parseBotName(seat === 0 ? 'oracle:6' : 'random'),
    );
    const players = seatPlayers(blind, names, 'own', luck);
    let decided = 0;
    const counted = players.map((player, seat) => ({
      ...player,
      get memory() {
        return player.memory;
      },
      decide(state: unknown) {
        if (seat === 0) decided++;
        return player.decide(state);
      },
    }));
    let problem = 'not over';
    try {
      // So far and no further: the end of most games is far away.
      playMatch(title.game, board, counted, 60);
    } catch (error) {
      problem = String(error);
    }
    expect(problem).toContain('not over');
    expect(decided).toBeGreaterThan(3);
  });
});
