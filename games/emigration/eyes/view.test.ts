import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { given } from '../testing/given.ts';
import { buy } from '../testing/play.ts';

test('[7] unseen cards are counted by kind; nothing names them', () => {
  const state = given({
    seats: [{ layout: { A1: 'PAY', A2: 'PAY', B1: 'DOC-01' } }, {}],
    removed: ['CON-01', 'AU-1'],
  });
  const view = game.view(state, 0);
  expect(view.unseen).toEqual({ document: 1, connection: 1, life: 1, payday: 0 });
  for (const id of ['DOC-01', 'CON-01', 'LIFE-AU-1']) expect(JSON.stringify(view)).not.toContain(`"${id}"`);
});

test('[7] two tables that differ only in what lies hidden look and answer alike', () => {
  const table = (hidden: string, lanes: number[][]) =>
    given({
      seats: [{ layout: { A1: 'PAY', A2: 'CON-02', B1: hidden } }, {}],
      removed: [hidden === 'DOC-01' ? 'DOC-02' : 'DOC-01', 'PAY'],
      lanes,
    });
  const one = table('DOC-01', [
    [6, 7, 7],
    [5, 7, 8],
    [5, 6, 9],
    [4, 8, 10],
    [3, 9, 11],
  ]);
  const two = table('DOC-02', [
    [7, 6, 7],
    [8, 7, 5],
    [9, 6, 5],
    [10, 8, 4],
    [11, 9, 3],
  ]);
  expect(game.view(one, 0)).toEqual(game.view(two, 0));
  expect(game.options(one, 0)).toEqual(game.options(two, 0));
  expect(game.refuse(one, 0, buy(0, 'B1'))).toEqual(game.refuse(two, 0, buy(0, 'B1')));
});
