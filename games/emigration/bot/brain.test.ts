import { expect, test } from 'vitest';
import { bareBoard, playMatch, seatPlayers } from '../../../bots/match.ts';
import { parseBotName } from '../../../bots/names.ts';
import { seeded } from '../../../engine/chance.ts';
import { game } from '../game.ts';
import { title as emigration } from '../index.ts';
import { type GivenSeat, given, givenBorder } from '../testing/given.ts';
import { all, college, graduate, lane, play } from '../testing/play.ts';
import { brain } from './brain.ts';

/** Victories of one bot, in each chair in turn, against others. */
function wins(one: string, others: string, seats: number, games: number, config: object = {}): number {
  const read = game.parseConfig(config, { seats, ranked: false });
  let won = 0;
  for (let i = 0; i < games; i++) {
    const names = Array.from({ length: seats }, (_, seat) => parseBotName(seat === i % seats ? one : others));
    const board = bareBoard(game, read, seats, seeded(`deal ${i}`));
    playMatch(game, board, seatPlayers(emigration, names, `bots ${i}`), game.longest(read, seats));
    if (game.outcome(board.state)?.winners.includes(i % seats)) won++;
  }
  return won / games;
}

test.each([2, 3, 4, 5, 6])('one greedy bot beats random ones (%i seats)', (seats) => {
  expect(wins('greedy', 'random', seats, 12)).toBeGreaterThan(0.9);
});

test.each([
  [2, 30],
  [6, 12],
])('one search bot beats greedy ones (%i seats)', (seats, games) => {
  expect(wins('search:150', 'greedy', seats, games)).toBeGreaterThan(1.1 / seats);
});

test('greedy bots get in together', () => {
  expect(wins('greedy', 'greedy', 3, 9, { mode: 'cooperative' })).toBeGreaterThan(0.7);
});

test('a student always tries to graduate, and at the border everything is traded', () => {
  const student = given({ seats: [{ inCollege: true, layout: { A1: 'PAY' } }, {}] });
  expect(brain.habit(game.view(student, 0), 0, null, game.options(student, 0), seeded(1))).toEqual(graduate);
  const border = givenBorder({ seats: [{ money: 12 }, {}] });
  expect(brain.habit(game.view(border, 0), 0, null, game.options(border, 0), seeded(1))).toEqual(all);
});

test('to college by rule: with a chance of a half to pay and more than a third of the Paydays left', () => {
  const PAYDAYS = { A1: 'PAY', A2: 'PAY', A3: 'PAY' } as const;
  const ruled = (money: number, life: readonly string[] = [], layout: GivenSeat['layout'] = PAYDAYS) => {
    const state = given({ seats: [{ from: 'FRA', money, life, layout }, {}], removed: ['DOC-20', 'CON-20'] });
    return brain.rule?.(game.view(state, 0), 0, game.options(state, 0), seeded(1));
  };
  expect(ruled(8)).toEqual(college);
  expect(ruled(7)).toBeUndefined();
  expect(ruled(4, ['HY-1'])).toEqual(college);
  expect(ruled(8, [], { A1: 'PAY', A2: 'PAY' })).toBeUndefined();
});

test('the lane is reckoned: safe with 7 alone, a gamble against a leader out of reach', () => {
  const seat = (assurance: number) => ({
    to: 'BRA',
    money: 0,
    documents: 1,
    assurance,
    passports: 1,
    tickets: 1,
  });
  const chosen = (held: number, crossing?: object) => {
    const rival = crossing === undefined ? seat(0) : { ...seat(3), crossing };
    const seats = [seat(held), rival] as Parameters<typeof givenBorder>[0]['seats'];
    const drawn = crossing === undefined ? [0, 0, 0, 0, 0] : [1, 0, 0, 0, 0];
    const state = play(givenBorder({ seats, drawn }), all).state;
    return brain.habit(game.view(state, 0), 0, null, game.options(state, 0), seeded(1));
  };
  expect(chosen(7)).toEqual(lane(1));
  expect(chosen(7, { lane: 1, token: 6, entered: true })).toEqual(lane(5));
});
