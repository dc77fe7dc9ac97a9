import { describe, expect, test } from 'vitest';
import { only } from '../../../engine/testing/play.ts';
import { game } from '../game.ts';
import { given, givenBorder } from '../testing/given.ts';
import { activate, all, assuranceOf, awaited, lane, play, supply } from '../testing/play.ts';

const READY = { passports: 1, tickets: 1 };

/** The order in which the border is attempted, all in lane 1 to 5 as they come. */
const order = (state: Parameters<typeof play>[0]): number[] => {
  let now = state;
  const seats: number[] = [];
  while (game.outcome(now) === undefined) {
    seats.push(awaited(now));
    now = play(now, all, lane(seats.length)).state;
  }
  return seats;
};

describe('the end of Preparation', () => {
  test('[EM-Y22][EM-11.3][EM-11.4][EM-R44][EM-1.2] begins the border with the player after the last', () => {
    const state = given({ seats: [READY, { ...READY, layout: { A1: 'PAY' } }, READY], active: 1 });
    const { state: after, events } = play(state, activate(1, 'A1'));
    expect(only(events, 'preparationEnded')).toEqual([{ type: 'preparationEnded', first: 2 }]);
    expect(order(after)).toEqual([2, 0, 1]);
  });

  test('[EM-R44] or with the last player, if the table says so', () => {
    const seats = [READY, { ...READY, layout: { A1: 'PAY' } }, READY];
    const state = given({ seats, active: 1, config: { phase2Start: 'last' } });
    expect(order(play(state, activate(1, 'A1')).state)).toEqual([1, 2, 0]);
  });

  test('[EM-11.3] the supply keeps it open, and so does one card in any layout', () => {
    const state = given({ seats: [{ layout: { A1: 'PAY' } }, {}] });
    expect(play(state, activate(0, 'A1')).state.phase).toBe('preparation');
    const other = given({ seats: [{ layout: { A1: 'PAY' } }, { layout: { A1: 'PAY' } }], hoarder: 1 });
    expect(play(other, activate(0, 'A1')).state.phase).toBe('preparation');
  });

  test('[EM-Y23][EM-R35] a card taken by skipping at the very end still costs a turn', () => {
    const state = given({ seats: [READY, { passports: 1 }, READY], active: 1 });
    const after = play(state, supply('ticket', 'skip')).state;
    expect(after.phase).toBe('border');
    const ivy = play(after, all, lane(1)).state;
    const you = play(ivy, all, lane(2));
    expect(only(you.events, 'turnSkipped')).toMatchObject([{ seat: 1, kind: 'ticket' }]);
    expect(awaited(you.state)).toBe(1);
    expect(you.state.seats[1]).toMatchObject({ tickets: 1, pending: null, assurance: 1 });
  });

  test('[EM-Y56][EM-R35] or is put away at once, with its token, before anybody crosses', () => {
    const state = given({
      seats: [READY, { passports: 1, pending: 'ticket' }, { ...READY, layout: { A1: 'PAY' } }],
      active: 2,
      config: { pendingAtBorder: 'free' },
    });
    const after = play(state, activate(2, 'A1')).state;
    expect(after.seats[1]).toMatchObject({ tickets: 1, pending: null, assurance: 1 });
    expect(awaited(after)).toBe(0);
    expect(order(after)).toEqual([0, 1, 2]);
  });

  test('[EM-R74] what lies on a side business goes back to the bank', () => {
    const seats = [{ life: ['IK-1'], side: 3, money: 0 }, { layout: { A1: 'AU-2' } }];
    const state = given({ seats, hoarder: 1, active: 1 });
    const after = play(state, activate(1, 'A1')).state;
    expect(after.seats[0]).toMatchObject({ side: 0, money: 1 });
  });
});

test('[EM-12.12] the game ends when everyone has attempted', () => {
  const state = givenBorder({ seats: [READY, READY] });
  const one = play(state, all, lane(1)).state;
  expect(game.outcome(one)).toBeUndefined();
  expect(game.outcome(play(one, all, lane(1)).state)).toBeDefined();
});

test('[EM-R35][EM-5.8] the token of the pair may still come at the border', () => {
  const state = givenBorder({ seats: [READY, { tickets: 1, pending: 'passport' }] });
  const after = play(state, all, lane(1)).state;
  expect(assuranceOf(after)[1]).toBe(1);
});
