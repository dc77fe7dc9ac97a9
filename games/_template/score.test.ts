import { expect, test } from 'vitest';
import { seeded } from '../../engine/chance.ts';
import { notes } from '../../engine/sitting.ts';
import { game } from './game.ts';
import type { State } from './state.ts';
import { given } from './testing/given.ts';

const ended = (across: State['across']) => game.outcome(given({ agenda: [], across }));

test('[FE-10] most across wins, a tie is shared', () => {
  expect(ended([['mason'], ['child', 'weaver']])).toMatchObject({
    rule: 'FE-10',
    winners: [0],
    scores: [4, 3],
  });
  expect(ended([['nurse'], ['child', 'weaver']])).toMatchObject({ why: 'crossed', winners: [0, 1] });
});

test('[FE-11] empty boats, no winner', () => {
  expect(ended([[], []])).toMatchObject({ why: 'emptyBoats', rule: 'FE-11', winners: [] });
  expect(game.outcome(given())).toBeUndefined();
});

test('[FE-1] [FE-2] the table is checked at the door', () => {
  const read = (options: unknown, seats: number) => () => game.parseConfig(options, { seats, ranked: false });
  expect(read({}, 2)()).toEqual({ rounds: 3, storms: true, takeBack: true, content: 'river' });
  expect(read({}, 5)).toThrow(/FE-1/);
  expect(read({ rounds: 7 }, 2)).toThrow(/^rounds/);
});

test('[FE-3] three travellers each, hidden from the others', () => {
  const config = game.parseConfig({}, { seats: 4, ranked: false });
  const state = game.setup(config, 4, notes(seeded(1)));
  expect(game.view(state, 1).hands).toEqual([3, [...(state.hands[1] ?? [])], 3, 3]);
  expect(game.view(state, 'public').hands).toEqual([3, 3, 3, 3]);
});

test('[FE-2] nothing is taken back where the table said so', () => {
  expect(game.refuseUndo(given({}, { takeBack: false }), 0)).toMatchObject({ rule: 'FE-2' });
  expect(game.refuseUndo(given(), 0)).toBeUndefined();
});
