import { expect, test } from 'vitest';
import { only } from '../../../engine/testing/play.ts';
import { game } from '../game.ts';
import { BROWN, GREEN, given, ORANGE, RED, YELLOW } from '../testing/given.ts';
import {
  asked,
  cardNo,
  evening,
  give,
  moneyOf,
  offerOf,
  placeOfSeat,
  play,
  refusalOf,
  standing,
  timeUp,
  why,
} from '../testing/play.ts';

const e7 = (config: Record<string, unknown> = {}) =>
  given({
    t: 12,
    config,
    sheet: { 6: 'J6-TAK W6-TAK', 1: 'P1A' },
    at: ['TAK', 'KAD', 'KAD', 'TAK', 'KAD'],
    money: [5000, 6000, 6000, 9000, 6000],
    obstacleDone: [3, 0, 0, 3],
    active: YELLOW,
  });

test('[JI-E7] [JI-10.4] [JI-10.5] [JI-R31] [JI-R32] the lowest marker is asked first; money may come', () => {
  const state = e7();
  const offered = evening(state).state;
  expect(asked(offered)).toEqual([RED]);
  expect(refusalOf(offered, RED, offerOf(state, 'J6-TAK'))).toMatchObject({
    key: 'E_NOT_ENOUGH_MONEY',
    args: { needed: 9000, has: 5000, missing: 4000 },
  });
  expect(game.options(offered, RED)).toEqual([offerOf(state, 'J6-TAK', 'pass')]);
  const gifted = play(offered, [YELLOW, give(RED, 4000)]).state;
  const after = play(gifted, [RED, offerOf(state, 'J6-TAK')]);
  expect(moneyOf(after.state)[RED]).toBe(0);
  expect(asked(after.state)).toEqual([GREEN]);
  expect(only(after.events, 'offered')[0]?.face.id).toBe('W6-TAK');
});

test('[JI-E8] whoever passes leaves it to the next', () => {
  const state = e7();
  const passed = play(evening(state).state, [RED, offerOf(state, 'J6-TAK', 'pass')]).state;
  expect(asked(passed)).toEqual([GREEN]);
  expect(why(passed, RED, offerOf(state, 'J6-TAK', 'pass'))).toBe('E_NOT_ASKED');
  expect(placeOfSeat(play(passed, [GREEN, offerOf(state, 'J6-TAK')]).state, GREEN)).toBe('out');
});

test('[JI-E9] [JI-15.5] Knowing the Driver comes first and pays five thousand less', () => {
  const state = given({
    t: 11,
    sheet: { 5: 'J5-FAT', 1: 'P1A' },
    at: ['FAT', 'KAD', 'FAT'],
    money: [9000, 6000, 6000],
    obstacleDone: [3, 0, 3],
    opportunities: ['OP-SID', 'OP-LEG', 'OP-DRI', 'OP-LAN', 'OP-PER'],
    opportunityDone: [0, 0, 4],
    active: YELLOW,
  });
  const offered = evening(state).state;
  expect(asked(offered)).toEqual([BROWN]);
  expect(moneyOf(play(offered, [BROWN, offerOf(state, 'J5-FAT')]).state)[BROWN]).toBe(3000);
});

test('[JI-E10] [JI-X19] [JI-15.4] the journey that completes the card is sold at full price today', () => {
  const state = given({
    t: 10,
    sheet: { 4: 'J4-TAK', 1: 'P1A' },
    at: ['TAK', 'KAD', 'TAK'],
    money: [8000, 6000, 8000],
    obstacleDone: [3, 0, 3],
    opportunities: ['OP-SID', 'OP-LEG', 'OP-DRI', 'OP-LAN', 'OP-PER'],
    active: YELLOW,
  });
  const offered = evening(state).state;
  expect(offered.people[BROWN]?.opportunity.done).toBe(10);
  expect(asked(offered)).toEqual([RED]);
  const second = play(offered, [RED, offerOf(state, 'J4-TAK', 'pass')]).state;
  expect(moneyOf(play(second, [BROWN, offerOf(state, 'J4-TAK')]).state)[BROWN]).toBe(1000);
});

test('[JI-E5] [JI-11.2] who paid a fine is not asked; the next in the pile is', () => {
  const state = given({
    t: 9,
    sheet: { 3: 'P3A W3-TAK' },
    at: ['TAK', 'TAK'],
    active: YELLOW,
    opportunityDone: [0, 3],
  });
  const offered = evening(state).state;
  expect(asked(offered)).toEqual([ORANGE]);
  expect(refusalOf(offered, RED, offerOf(state, 'W3-TAK'))).toMatchObject({
    key: 'E_FINED_TODAY',
    rule: 'JI-11.2',
  });
});

test('[JI-E6] [JI-R30] [JI-11.1] [JI-11.3] [JI-10.2] journeys before work: no wage pays a journey', () => {
  const state = given({
    t: 8,
    sheet: { 2: 'W2-FAT J2-FAT', 3: 'P3A' },
    at: ['FAT'],
    obstacleDone: [3],
    active: YELLOW,
  });
  const offered = evening(state).state;
  expect(why(offered, RED, offerOf(state, 'J2-FAT'))).toBe('E_NOT_ENOUGH_MONEY');
  const passed = play(offered, [RED, offerOf(state, 'J2-FAT', 'pass')]).state;
  const worked = play(passed, [RED, offerOf(state, 'W2-FAT')]).state;
  expect(moneyOf(worked)[RED]).toBe(11000);
  expect(worked.open).toContain(cardNo(state, 'J2-FAT'));
});

test('[JI-E19] [JI-1.3] [JI-14.1] a task that is open bars the journey; one completed today does not', () => {
  const facts = { t: 11, sheet: { 5: 'J5-FAT W5-USK' }, at: ['FAT'] as const, money: [9000], active: YELLOW };
  expect(only(evening(given(facts)).events, 'offered')).toEqual([]);
  expect(asked(evening(given({ ...facts, obstacleDone: [11] })).state)).toEqual([RED]);
  const two = given({ ...facts, at: ['FAT', 'FAT'], money: [9000, 9000], obstacleDone: [0, 3] });
  expect(why(evening(two).state, RED, offerOf(two, 'J5-FAT'))).toBe('E_TASK_OPEN');
});

test('[JI-11.4] [JI-11.5] one job, one person; Language Lessons come first', () => {
  const state = given({
    t: 9,
    sheet: { 3: 'W3-SUL', 1: 'P1A' },
    at: ['SUL', 'SUL'],
    active: YELLOW,
    opportunityDone: [0, 3],
    opportunities: ['OP-SID', 'OP-LAN', 'OP-DRI', 'OP-LEG', 'OP-PER'],
  });
  const offered = evening(state).state;
  expect(asked(offered)).toEqual([ORANGE]);
  const after = play(offered, [ORANGE, offerOf(state, 'W3-SUL', 'pass')]).state;
  expect(moneyOf(play(after, [RED, offerOf(state, 'W3-SUL')]).state)).toEqual([9000, 6000, 6000, 6000, 6000]);
});

test('[JI-R32] skipped only if all money in Istanbul is too little, never where money is closed', () => {
  const facts = {
    seats: 2,
    t: 12,
    sheet: { 6: 'J6-TAK', 1: 'P1A' },
    at: ['TAK'] as const,
    money: [1000, 2000],
    obstacleDone: [3],
    active: 1,
  };
  expect(only(evening(given(facts)).events, 'offered')).toEqual([]);
  expect(
    only(evening(given({ ...facts, config: { moneyVisible: 'closed' } })).events, 'offered'),
  ).toHaveLength(1);
});

test('[JI-E40] [JI-R63] a late answer is refused and never hits the next question', () => {
  const state = e7({ offerTimer: 30 });
  const offered = evening(state).state;
  const later = play(offered, ['clock', timeUp], ['clock', timeUp]).state;
  expect(later.offer?.card).toBe(cardNo(state, 'W6-TAK'));
  expect(why(later, RED, offerOf(state, 'J6-TAK'))).toBe('E_NOT_ASKED');
  const used = play(play(offered, ['clock', timeUp]).state, [GREEN, offerOf(state, 'J6-TAK')]).state;
  expect(why(used, RED, offerOf(state, 'J6-TAK'))).toBe('E_CARD_TAKEN');
  expect(asked(used)).toEqual([RED]);
});

test('[JI-R31] [JI-R67] sealed: all at once; the willing of highest priority with the money gets it', () => {
  const state = e7({ offerMode: 'sealed' });
  const offered = evening(state).state;
  expect(asked(offered)).toEqual([RED, GREEN]);
  const half = play(offered, [GREEN, offerOf(state, 'J6-TAK')]).state;
  expect(game.view(half, RED).offer?.answers).toEqual([null, 'sealed']);
  expect(game.view(half, GREEN).offer?.answers).toEqual([null, 'use']);
  const after = play(half, [YELLOW, give(RED, 4000)], [RED, offerOf(state, 'J6-TAK')]);
  expect(placeOfSeat(after.state, RED)).toBe('out');
  expect(placeOfSeat(after.state, GREEN)).toBe('TAK');
  const answered = only(play(offered, [GREEN, offerOf(state, 'J6-TAK')]).events, 'answered')[0];
  if (answered === undefined) return expect.fail('nothing told');
  expect(game.redact(answered, RED, half, 'live')).toMatchObject({ answer: null });
});

test('[JI-R33] [JI-R57] several cards a day where the set allows; gifts before leaving, none after', () => {
  const state = e7();
  const rich = play(evening(state).state, [YELLOW, give(RED, 6000)], [RED, give(GREEN, 2000)]).state;
  const after = play(rich, [RED, offerOf(state, 'J6-TAK')]).state;
  expect(why(after, RED, give(GREEN, 1000))).toBe('E_LEFT_GAME');
  expect(why(after, GREEN, give(RED, 1000))).toBe('E_LEFT_GAME');
});

test('[JI-R54] a standing "always" answers at once where it can', () => {
  const state = play(e7(), [YELLOW, { type: 'editPlanner', day: 1, field: 'police', value: 1 }]).state;
  const ready = play(
    state,
    [GREEN, standing({ journey: 'always', work: 'always' })],
    [RED, standing({ journey: 'always' })],
  ).state;
  const offered = evening(ready).state;
  expect(asked(offered)).toEqual([RED]);
  const after = play(offered, [RED, offerOf(state, 'J6-TAK', 'pass')]).state;
  expect(placeOfSeat(after, GREEN)).toBe('out');
  expect(asked(after)).toEqual([RED]);
});
