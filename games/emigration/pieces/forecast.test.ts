import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { given, givenBorder } from '../testing/given.ts';
import { all, play } from '../testing/play.ts';
import { forecastOf } from './forecast.ts';

test('[9] what would be withdrawn now, item by item, and the chance of entry in each lane', () => {
  const seat = {
    to: 'BIH',
    money: 13,
    documents: 1,
    connections: 3,
    passports: 1,
    tickets: 1,
    assurance: 1,
  };
  const forecast = forecastOf(game.view(given({ seats: [seat, {}] }), 1), 0);
  expect(forecast).toMatchObject({
    held: 1,
    sets: [2, 0, 1],
    gains: [4, 0, 6],
    loss: 2,
    loan: 0,
    total: 9,
    papers: true,
  });
  expect(forecast.lanes.map(({ passing }) => passing)).toEqual([3, 3, 3, 2, 2]);
});

test('[9] without papers no lane lets anybody in; after trading nothing is counted twice', () => {
  const state = givenBorder({ seats: [{ to: 'BIH', money: 12, assurance: 5 }, {}] });
  expect(forecastOf(game.view(state, 0), 0)).toMatchObject({ total: 7, papers: false });
  expect(forecastOf(game.view(state, 0), 0).lanes.every(({ passing }) => passing === 0)).toBe(true);
  expect(forecastOf(game.view(play(state, all).state, 0), 0)).toMatchObject({ total: 7, sum: 0 });
});
