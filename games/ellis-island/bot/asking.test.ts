import { expect, test } from 'vitest';
import { bareBoard, playMatch, seatPlayers } from '../../../bots/match.ts';
import { parseBotName } from '../../../bots/names.ts';
import { at } from '../../../engine/at.ts';
import { seeded } from '../../../engine/chance.ts';
import type { Cards } from '../action.ts';
import { PRINTED } from '../content/printed.ts';
import type { Event } from '../event.ts';
import { heard, type Market, SURE, stillRefused, traderOf } from '../eyes/market.ts';
import { title } from '../index.ts';
import { kindOf } from '../pieces/supply.ts';
import { game } from '../testing/game.ts';
import { given } from '../testing/given.ts';
import { proposal } from './asking.ts';
import { ratings } from './ratings.ts';

const LABOR = kindOf('labor');
const TIME = kindOf('time');
const offered = (from: number, give: Cards, want: Cards, to: number | 'all' = 'all'): Event => ({
  type: 'offered',
  offer: { id: `${from}.${to}.1`, from, to, give, want },
});
const after = (...events: Event[]): Market =>
  events.reduce<Market>((market, event) => heard(market, 0, 3, 10, event), []);

const table = () =>
  given({
    seats: 3,
    turn: 10,
    players: [
      { family: 'HAR', at: { 1: 'S05' }, hand: 'T6 M3 P1' },
      { family: 'HOV', at: { 1: 'S05' }, hand: 'M3 P1 lab2' },
    ],
  });
const asks = (market: Market, made: Parameters<typeof proposal>[4] = []) => {
  const state = table();
  return proposal(state, 0, PRINTED(state.config), market, made);
};

test('whoever said that they have what is missing, and miss what is to spare, is asked alone', () => {
  const action = asks(after(offered(1, ['labor'], ['time'])));
  expect(action).toEqual({ type: 'offer', to: 1, give: ['time'], want: ['labor'] });
});

test('a refused offer is not made again before whoever refused has such a card anew', () => {
  const said = offered(1, ['labor'], ['time']);
  const own = offered(0, ['time'], ['labor'], 1);
  const made = [{ turn: 7, to: 1, give: 'time', want: 'labor' }];
  expect(asks(after(said, own), made)).not.toMatchObject({ give: ['time'], want: ['labor'] });
  const drew: Event = { type: 'drew', seat: 1, draws: [{ mark: 'job', kind: 'labor' }] };
  expect(stillRefused(made, 0, { ...drew, seat: 2 })).toEqual(made);
  expect(stillRefused(made, 0, drew)).toEqual([]);
});

test('each refusal halves what is hoped for, each round gives a fifth of it back, a trade all of it', () => {
  const own = offered(0, ['time'], ['labor']);
  const gives = (market: Market) => traderOf(market, 2).gives[LABOR];
  expect(gives(after(own))).toBe(SURE / 2);
  expect(traderOf(after(own), 2).takes[TIME]).toBe(SURE / 2);
  expect(gives(after(own, own))).toBe(SURE / 4);
  expect(gives(after(own, { type: 'turnBegan', seat: 0, round: 2, idle: false }))).toBe(60);
  expect(gives(after(own, { type: 'traded', from: 0, to: 2, give: ['time'], want: ['labor'] }))).toBe(SURE);
});

test('what somebody asked for is forgotten once they have it', () => {
  const said = offered(1, ['labor'], ['time']);
  expect(traderOf(after(said), 1).wants[TIME]).toBe(10);
  const got: Event = { type: 'traded', from: 1, to: 2, give: ['labor'], want: ['time'] };
  expect(traderOf(after(said, got), 1)).toMatchObject({
    wants: traderOf([], 1).wants,
    spares: traderOf([], 1).spares,
  });
});

test.each([
  ['greedy', 4],
  // As the highest level of a table thinks.
  [at(ratings[4]?.levels ?? [], 4).bot, 4],
] as const)('in a Short Game of four at most six offers of %s come on a trade', (bot, games) => {
  let offers = 0;
  let trades = 0;
  for (let seed = 0; seed < games; seed++) {
    const config = game.parseConfig({ mode: 'short', mentalFaces: 'printed' }, { seats: 4, ranked: false });
    const board = bareBoard(game, config, 4, seeded(seed));
    const names = Array.from({ length: 4 }, () => parseBotName(bot));
    playMatch(
      game,
      board,
      seatPlayers(title, names, String(seed)),
      game.longest(config, 4),
      (_actor, action) => {
        if (action.type === 'offer') offers++;
        if (action.type === 'accept') trades++;
      },
    );
  }
  expect(trades / games).toBeGreaterThanOrEqual(3);
  expect(trades / games).toBeLessThanOrEqual(12);
  expect(offers / trades).toBeLessThanOrEqual(6);
});
