import { expect, test } from 'vitest';
import { only } from '../../../engine/testing/play.ts';
import { game } from '../game.ts';
import { dateOf, dayOf, weekOf } from '../pieces/calendar.ts';
import { BROWN, type Given, GREEN, given, ORANGE, RED, YELLOW } from '../testing/given.ts';
import { ownSet } from '../testing/ownSet.ts';
import { asked, cardNo, evening, moneyOf, offerOf, pile, placeOfSeat, play, why } from '../testing/play.ts';

const quiet = { raidHelpWindow: false };
/** End of W2 D3: a raid, a journey nobody is there for, and a card that lies sideways (JI-X11, JI-X12). */
const x11: Given = {
  t: 9,
  config: quiet,
  sheet: { 3: 'P3A J3-FAT W3-TAK/' },
  at: ['TAK', 'TAK', 'SUL', 'SUL', 'KAD'],
  money: [2000, 7000],
  active: YELLOW,
};

test('[JI-X1] [JI-1.4] [JI-1.5] [JI-R48] the date is week and day', () => {
  expect([weekOf(14), dayOf(14)]).toEqual([3, 2]);
  expect([weekOf(18), dayOf(18)]).toEqual([3, 6]);
});

test('[JI-X11] [JI-8.1] [JI-8.2] upright cards of today come up, sideways ones do not', () => {
  const [revealed] = only(evening(given(x11)).events, 'revealed');
  expect(revealed?.faces.map((face) => face.id)).toEqual(['P3A', 'J3-FAT']);
});

test('[JI-X12] [JI-9.2] [JI-9.4] [JI-9.5] [JI-9.6] [JI-9.7] [JI-9.8] [JI-9.9] [JI-9.10] fine, jail', () => {
  const { state, events } = evening(given(x11));
  expect(moneyOf(state)).toEqual([2000, 3000, 6000, 6000, 6000]);
  expect(placeOfSeat(state, RED)).toBe('jail');
  expect(state.people[RED]).toMatchObject({ release: 12, cell: cardNo(state, 'P3A') });
  expect(state.jailCards).toEqual([cardNo(state, 'P3A')]);
  expect(only(events, 'raided')).toMatchObject([{ count: 1, fine: 4000, affected: [RED, ORANGE] }]);
  expect(state.people[RED]?.planner[12]?.mark).toBe('release');
});

test('[JI-X14] [JI-X15] [JI-12.1] [JI-12.2] [JI-12.3] [JI-12.4] [JI-R34] [JI-R64] the next morning', () => {
  const { state } = evening(given(x11));
  expect(state.open).toEqual([cardNo(state, 'J3-FAT')]);
  expect(state.sideways).toEqual([]);
  expect(state.sheet).toContain(cardNo(state, 'W3-TAK'));
  expect(state).toMatchObject({ t: 10, starter: RED });
});

test('[JI-X16] [JI-12.3] after day 6 comes day 1 of the next week', () => {
  const { state } = evening(given({ t: 6, sheet: { 1: 'P1A' } }));
  expect([weekOf(state.t), dayOf(state.t)]).toEqual([2, 1]);
});

test('[JI-X13] [JI-R27] three days later, also over the end of a week; never after the calendar', () => {
  const release = (t: number, row: Record<number, string>) =>
    evening(given({ t, config: quiet, sheet: row, at: ['TAK'], money: [0], active: YELLOW })).state.people[
      RED
    ]?.release;
  expect(release(8, { 2: 'P2A' })).toBe(11);
  expect(release(5, { 5: 'P5A' })).toBe(8);
  expect(release(16, { 4: 'P4A' })).toBe(0);
});

test('[JI-9.1] no raid, nothing happens', () => {
  const { state } = evening(given({ t: 9, at: ['TAK'], money: [0], sheet: { 3: 'J3-FAT' } }));
  expect(moneyOf(state)[RED]).toBe(0);
  expect(placeOfSeat(state, RED)).toBe('TAK');
});

test('[JI-E2] [JI-9.3] [JI-9.4] two raids reach all but Kadıköy; the lowest fine, once', () => {
  const { state } = evening(
    given({
      t: 10,
      config: quiet,
      sheet: { 4: 'P4B P4A' },
      at: ['TAK', 'FAT', 'SUL', 'USK', 'KAD'],
      money: [1000],
      active: YELLOW,
    }),
  );
  expect(moneyOf(state)).toEqual([1000, 4000, 4000, 4000, 6000]);
  expect(state.jailCards).toEqual([cardNo(state, 'P4A')]);
  expect(state.open).toEqual([cardNo(state, 'P4B')]);
});

test('[JI-R20] equal lowest fines: the card on the lower square', () => {
  const cards = [...ownSet().cards.slice(1), { ...ownSet().cards[0], id: 'P1C', fine: 4000 }];
  const state = given({
    t: 1,
    seats: 2,
    config: { ...quiet, contentSet: { ...ownSet(), cards } },
    money: [0],
    sheet: { 1: 'P1C P1B' },
    at: ['TAK'],
    active: 1,
  });
  expect(evening(state).state.jailCards).toEqual([cardNo(state, 'P1C')]);
});

test('[JI-E3] exactly the fine: pays and has nothing left', () => {
  const { state } = evening(given({ t: 9, sheet: { 3: 'P3A' }, at: ['TAK'], money: [4000] }));
  expect(placeOfSeat(state, RED)).toBe('TAK');
  expect(moneyOf(state)[RED]).toBe(0);
});

test('[JI-E4] one raid does not reach Fatih', () => {
  expect(moneyOf(evening(given({ t: 9, sheet: { 3: 'P3A' }, at: ['FAT'] })).state)[RED]).toBe(6000);
});

test('[JI-E15] [JI-R19] a sideways card comes up a week later', () => {
  expect([dateOf(3, 3, true), dateOf(4, 3, false), dateOf(3, 3, false), dateOf(3, 5, false)]).toEqual([
    9, 9, 3, 5,
  ]);
  expect(dateOf(15, 3, true)).toBe(21);
});

test('[JI-E27] [JI-4.4] [JI-R35] the marker passes from a seat that left to the next in Istanbul', () => {
  const state = given({
    t: 12,
    sheet: { 6: 'J6-TAK', 1: 'P1A' },
    at: ['TAK', 'out'],
    money: [9000],
    obstacleDone: [3],
    active: RED,
  });
  const offered = evening(state).state;
  const after = play(offered, [RED, offerOf(state, 'J6-TAK')]).state;
  expect(placeOfSeat(after, RED)).toBe('out');
  expect(after).toMatchObject({ starter: BROWN, turn: { seat: BROWN }, toPlay: [GREEN, YELLOW] });
});

test('[JI-X21] [JI-15.7] [JI-R42] a Work Permit shelters where work is offered, also from two raids', () => {
  const state = given({
    t: 9,
    sheet: { 3: 'P3A P3B W3-SUL' },
    at: ['SUL'],
    opportunityDone: [3],
    active: RED,
    opportunities: ['OP-PER', 'OP-DRI', 'OP-SID', 'OP-LAN', 'OP-LEG'],
  });
  const offered = evening(state).state;
  expect(asked(offered)).toEqual([RED]);
  expect(moneyOf(play(offered, [RED, offerOf(state, 'W3-SUL')]).state)[RED]).toBe(9000);
});

test('[JI-E29] [JI-R58] Legal Aid: a thousand less, and cards may still be used', () => {
  const state = given({
    t: 10,
    sheet: { 4: 'P4A J4-TAK' },
    at: ['TAK'],
    money: [1000, 20000],
    opportunityDone: [3],
    obstacleDone: [3],
    opportunities: ['OP-LEG', 'OP-DRI', 'OP-SID', 'OP-LAN', 'OP-PER'],
  });
  const offered = evening(state).state;
  expect(moneyOf(offered)[RED]).toBe(0);
  expect(asked(offered)).toEqual([RED]);
});

test('[JI-E30] Side Streets: a single raid does not affect, two do', () => {
  const money = (cards: string) =>
    moneyOf(
      evening(
        given({
          t: 9,
          sheet: { 3: cards },
          at: ['TAK'],
          opportunityDone: [3],
          opportunities: ['OP-SID', 'OP-DRI', 'OP-LEG', 'OP-LAN', 'OP-PER'],
        }),
      ).state,
    )[RED];
  expect([money('P3A'), money('P3A P3B')]).toEqual([6000, 2000]);
});

test('[JI-R26] [JI-R59] who is in jail or out is in no neighbourhood: not affected, not asked', () => {
  const state = given({
    t: 9,
    sheet: { 3: 'P3A P3B W3-TAK' },
    at: ['jail', 'out', 'KAD'],
    cell: 'P1A',
    release: 11,
    active: BROWN,
  });
  const { state: after, events } = evening(state);
  expect(only(events, 'raided')[0]?.affected).toEqual([]);
  expect(only(events, 'offered')).toEqual([]);
  expect(placeOfSeat(after, RED)).toBe('jail');
});

test('[JI-R21] [JI-R60] [JI-R61] reveal and charge are one step: nothing can be done between', () => {
  const state = given({ ...x11, config: {} });
  const { events } = evening(state);
  const types = events.map((event) => event.type);
  expect(types.slice(types.indexOf('revealed'), types.indexOf('fined') + 1)).toEqual([
    'revealed',
    'raided',
    'fined',
  ]);
});

test('[JI-1.2] [JI-10.1] [JI-10.3] [JI-10.6] [JI-17.1] [JI-17.2] a journey is offered where it is', () => {
  const state = given({
    t: 12,
    sheet: { 6: 'J6-TAK', 1: 'P1A' },
    at: ['TAK', 'SUL'],
    money: [12000, 12000],
    obstacleDone: [3, 3],
  });
  const offered = evening(state).state;
  expect(asked(offered)).toEqual([RED]);
  expect(why(offered, ORANGE, offerOf(state, 'J6-TAK'))).toBe('E_NOT_HERE');
  const gone = play(offered, [RED, offerOf(state, 'J6-TAK')]).state;
  expect(moneyOf(gone)[RED]).toBe(3000);
  expect(pile(gone, 'TAK')).toEqual([]);
  expect(game.outcome(gone)).toBeUndefined();
  expect(why(gone, RED, { type: 'draw' })).toBe('E_LEFT_GAME');
  expect(placeOfSeat(play(offered, [RED, offerOf(state, 'J6-TAK', 'pass')]).state, RED)).toBe('TAK');
});
