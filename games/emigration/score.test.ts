import { expect, test } from 'vitest';
import { only } from '../../engine/testing/play.ts';
import { game } from './game.ts';
import { givenBorder } from './testing/given.ts';
import { all, lane, play } from './testing/play.ts';

const LANES = [
  [7, 7, 6],
  [5, 7, 8],
  [5, 6, 9],
  [4, 8, 10],
  [3, 9, 11],
];
const seat = (assurance: number, money = 0, more: object = {}) => ({
  passports: 1,
  tickets: 1,
  to: 'BIH',
  documents: 2,
  assurance,
  money,
  ...more,
});
/** Everyone trades nothing that matters and takes lane 5, 1, 2 in turn. */
const result = (seats: readonly object[], lanes: readonly number[], config: object = {}) => {
  const actions = lanes.flatMap((n) => [all, lane(n)]);
  const { state, events } = play(givenBorder({ seats, lanes: LANES, config: { ...config } }), ...actions);
  return { outcome: game.outcome(state), events };
};

test('[EM-X17][EM-13.1][EM-13.4] Ivy wins; in cooperation you and Ivy win', () => {
  const seats = [seat(7), seat(6), seat(4)];
  expect(result(seats, [1, 1, 5]).outcome).toEqual({
    why: 'assurance',
    rule: 'EM-13.1',
    winners: [2],
    scores: [0, 0, 1],
    fates: ['entered', 'refused', 'won'],
  });
  expect(result(seats, [1, 1, 5], { mode: 'cooperative' }).outcome).toMatchObject({
    why: 'together',
    rule: 'EM-13.4',
    winners: [0, 2],
    fates: ['won', 'refused', 'won'],
  });
});

test('[EM-Y32][EM-13.1] who is refused cannot win, whatever is left', () => {
  expect(result([seat(9, 0, { tickets: 0 }), seat(7)], [1, 1]).outcome).toMatchObject({ winners: [1] });
});

test('[EM-Y29][EM-13.2][EM-R31] equal tokens: more Money wins, and Pay Raise slots are no Money', () => {
  const { outcome } = result([seat(11, 3, { degrees: 2 }), seat(11, 5)], [1, 1]);
  expect(outcome).toMatchObject({ why: 'money', rule: 'EM-13.2', winners: [1] });
});

test('[EM-Y30][EM-13.3][EM-R52] a full tie has no winner, and nobody moves up; or it is shared', () => {
  const seats = [seat(11, 3), seat(11, 3), seat(7)];
  expect(result(seats, [1, 1, 2]).outcome).toMatchObject({ why: 'tie', rule: 'EM-13.3', winners: [] });
  expect(result(seats, [1, 1, 2], { tie: 'shared' }).outcome).toMatchObject({
    why: 'shared',
    rule: 'EM-R52',
    winners: [0, 1],
  });
});

test('[EM-Y31][EM-R53] nobody entered: no winner in either mode', () => {
  for (const mode of ['competitive', 'cooperative']) {
    expect(result([seat(2), seat(2)], [1, 2], { mode }).outcome).toMatchObject({
      why: 'nobody',
      winners: [],
    });
  }
});

test('[EM-R78] there is no second place: winners, and for everyone whether they entered', () => {
  const { outcome, events } = result([seat(12), seat(9), seat(3)], [1, 1, 2]);
  expect(outcome?.fates).toEqual(['won', 'entered', 'refused']);
  expect(only(events, 'gameEnded')).toMatchObject([
    { winners: [0], entered: [true, true, false], assurance: [5, 2, 3] },
  ]);
});

test('[7] after the game all that was hidden is shown', () => {
  const { events } = result([seat(7), seat(7)], [1, 1]);
  const [end] = only(events, 'gameEnded');
  expect(end?.removed).toHaveLength(2);
  expect(end?.lanes[0]).toEqual([6]);
});
