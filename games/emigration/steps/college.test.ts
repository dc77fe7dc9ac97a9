import { describe, expect, test } from 'vitest';
import { only } from '../../../engine/testing/play.ts';
import { given } from '../testing/given.ts';
import {
  activate,
  assuranceOf,
  awaited,
  choices,
  college,
  dice,
  graduate,
  moneyOf,
  play,
  playWith,
  refusal,
  sell,
} from '../testing/play.ts';

const LAYOUT = { A1: 'PAY', A2: 'PAY' };

describe('going to college', () => {
  test('[EM-X11][EM-8.1] French needs 6', () => {
    const state = (money: number) => given({ seats: [{ from: 'FRA', money }, {}] });
    expect(refusal(state(5), college)).toMatchObject({
      key: 'E_INSUFFICIENT_MONEY',
      rule: 'EM-8.1',
      args: { needs: 6, has: 5, missing: 1 },
    });
    expect(choices(state(5))).not.toContain('goToCollege');
    expect(choices(state(6))).toContain('goToCollege');
  });

  test('[EM-X12][EM-8.3][EM-8.5][EM-R66] roll 3: tuition 8 is paid and the player is in college', () => {
    const { state, events } = playWith(dice(3), given({ seats: [{ from: 'FRA', money: 9 }, {}] }), college);
    expect(state.seats[0]).toMatchObject({ money: 1, inCollege: true });
    expect(only(events, 'enrolled')).toMatchObject([{ tuition: 8 }]);
  });

  test('[EM-X12][EM-8.4][EM-R28] roll 5: nothing is paid, the turn is over, the failure is counted', () => {
    const { state, events } = playWith(dice(5), given({ seats: [{ from: 'FRA', money: 9 }, {}] }), college);
    expect(state.seats[0]).toMatchObject({ money: 9, inCollege: false, failed: 1 });
    expect(only(events, 'enrolmentFailed')).toMatchObject([{ seat: 0, failed: 1 }]);
    expect(awaited(state)).toBe(1);
  });

  test('[EM-8.2][EM-8.6] with both Pay Raise slots filled there is no third time', () => {
    const state = given({ seats: [{ money: 20, degrees: 2 }, {}] });
    expect(refusal(state, college)).toMatchObject({ key: 'E_NO_PAY_RAISE_SLOT', rule: 'EM-8.2' });
  });

  test('[EM-Y11][EM-R26] who is in college graduates first', () => {
    const state = given({ seats: [{ money: 20, inCollege: true }, {}] });
    expect(refusal(state, college)).toMatchObject({ key: 'E_ALREADY_IN_COLLEGE' });
  });

  test('[EM-Y12][EM-R29] after six failed rolls college is closed', () => {
    const state = given({ seats: [{ money: 20, failed: 6 }, {}] });
    expect(refusal(state, college)).toMatchObject({ key: 'E_COLLEGE_CAP_REACHED' });
    expect(choices(state)).not.toContain('goToCollege');
    expect(choices(given({ seats: [{ money: 20, failed: 5 }, {}] }))).toContain('goToCollege');
  });

  test('[EM-R62] with even nationalities everyone has 5', () => {
    const state = given({ seats: [{ from: 'CAN' }, { from: 'IND' }], config: { nationalities: 'even' } });
    expect(moneyOf(state)).toEqual([5, 5]);
    expect(refusal(state, college)).toMatchObject({ args: { needs: 6 } });
  });

  test('[EM-Y36][EM-8.1] a Scholarship saves 4 and goes when the tuition is paid', () => {
    const state = given({ seats: [{ from: 'CAN', money: 3, life: ['HY-1'] }, {}] });
    const paid = playWith(dice(1), state, college).state;
    expect(paid.seats[0]).toMatchObject({ money: 0, inCollege: true, life: [] });
    const failed = playWith(dice(4), state, college).state;
    expect(failed.seats[0]).toMatchObject({ money: 3, inCollege: false, life: [expect.any(Number)] });
  });
});

describe('graduating', () => {
  test('[EM-X13][EM-9.2][EM-9.3] roll 2: upright, one slot filled, 2 tokens, salary 2', () => {
    const state = given({ seats: [{ career: 'AUT', inCollege: true, money: 0, layout: LAYOUT }, {}] });
    const { state: after, events } = playWith(dice(2), state, graduate);
    expect(after.seats[0]).toMatchObject({ inCollege: false, degrees: 1, assurance: 2 });
    expect(only(events, 'graduated')).toHaveLength(1);
    expect(moneyOf(play(after, activate(0, 'A1')).state)[0]).toBe(2);
  });

  test('[EM-X13][EM-9.4] roll 4: nothing changes and a Required Action is still due', () => {
    const state = given({ seats: [{ inCollege: true, layout: LAYOUT }, {}] });
    const after = playWith(dice(4), state, graduate).state;
    expect(after.seats[0]).toMatchObject({ inCollege: true, degrees: 0, assurance: 0 });
    expect(awaited(after)).toBe(0);
  });

  test('[EM-Y45][EM-9.1] only in college', () => {
    expect(refusal(given({ seats: [{}, {}] }), graduate)).toMatchObject({ key: 'E_NOT_IN_COLLEGE' });
  });

  test('[EM-Y08][EM-R22] once per turn', () => {
    const after = playWith(dice(6), given({ seats: [{ inCollege: true }, {}] }), graduate).state;
    expect(refusal(after, graduate)).toMatchObject({ key: 'E_GRADUATION_ALREADY_TRIED' });
  });

  test('[EM-Y09][EM-R27][EM-R30] the second time the slot gets a 3: salary 5, and no slot is left', () => {
    const seat = { from: 'FRA', career: 'AUT', money: 12, degrees: 1, inCollege: true, layout: LAYOUT };
    const after = playWith(dice(1), given({ seats: [seat, {}] }), graduate).state;
    expect(after.seats[0]).toMatchObject({ degrees: 2, assurance: 2 });
    expect(refusal(after, college)).toMatchObject({ key: 'E_NO_PAY_RAISE_SLOT' });
    expect(moneyOf(play(after, activate(0, 'A1')).state)[0]).toBe(17);
  });

  test('[EM-Y60][EM-9.3][EM-8.2][EM-1.7] two degrees bring 4 tokens in all and a salary of 5', () => {
    const seat = { career: 'AUT', money: 0, degrees: 1, assurance: 2, inCollege: true, layout: LAYOUT };
    const studying = given({ seats: [seat, {}] });
    expect(moneyOf(play(studying, activate(0, 'A1')).state)[0]).toBe(0);
    const after = playWith(dice(3), studying, graduate).state;
    expect(assuranceOf(after)[0]).toBe(4);
    expect(moneyOf(play(after, activate(0, 'A1')).state)[0]).toBe(5);
  });

  test('[EM-Y10][EM-R27] graduate and enrol again in one turn', () => {
    const state = given({ seats: [{ from: 'IND', money: 12, inCollege: true }, {}] });
    const after = playWith(dice(3, 2), state, graduate, college).state;
    expect(after.seats[0]).toMatchObject({ money: 6, degrees: 1, inCollege: true });
  });

  test('[EM-R31] the tokens on the slots are no Money', () => {
    const after = playWith(dice(1), given({ seats: [{ money: 4, inCollege: true }, {}] }), graduate).state;
    expect(moneyOf(after)[0]).toBe(4);
  });

  test('[EM-R24][EM-3.2] selling and graduating in any order before the Required Action', () => {
    const seat = { money: 0, inCollege: true, documents: ['DOC-01'], layout: LAYOUT };
    const state = given({ seats: [seat, {}] });
    const one = playWith(dice(2), state, graduate, sell('DOC-01')).state;
    const two = playWith(dice(2), state, sell('DOC-01'), graduate).state;
    expect(one.seats).toEqual(two.seats);
  });

  test('[EM-Y38] Burnout lowers the salary to 0 and goes with the degree', () => {
    const seat = { career: 'AUT', money: 0, life: ['HI-3'], layout: LAYOUT };
    expect(moneyOf(play(given({ seats: [seat, {}] }), activate(0, 'A1')).state)[0]).toBe(0);
    const after = playWith(dice(1), given({ seats: [{ ...seat, inCollege: true }, {}] }), graduate).state;
    expect(after.seats[0]?.life).toEqual([]);
    expect(moneyOf(play(after, activate(0, 'A1')).state)[0]).toBe(2);
  });

  test('[LIFE-HY-2] with a Study Group a 5 graduates, and the card goes', () => {
    const state = given({ seats: [{ inCollege: true, life: ['HY-2'] }, {}] });
    const after = playWith(dice(5), state, graduate).state;
    expect(after.seats[0]).toMatchObject({ degrees: 1, life: [] });
    expect(playWith(dice(6), state, graduate).state.seats[0]).toMatchObject({ degrees: 0 });
  });
});
