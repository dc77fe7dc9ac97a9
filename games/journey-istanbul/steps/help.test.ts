import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { BROWN, GREEN, given, ORANGE, RED, YELLOW } from '../testing/given.ts';
import {
  accept,
  acceptJail,
  answerDeal,
  asked,
  deal,
  done,
  evening,
  give,
  moneyOf,
  pile,
  placeOfSeat,
  play,
  standing,
  timeUp,
  why,
} from '../testing/play.ts';

const raid = (money: readonly number[], config: Record<string, unknown> = {}) =>
  given({
    t: 9,
    config,
    sheet: { 3: 'P3A', 5: 'P5A' },
    money,
    active: YELLOW,
    at: ['TAK', 'TAK', 'TAK', 'KAD', 'KAD'],
  });

test('[JI-E28] [JI-R22] somebody pays what is missing; the other goes to jail', () => {
  const open = evening(raid([2000, 7000, 0, 6000, 6000])).state;
  expect(open.help?.short).toEqual([
    { seat: RED, due: 4000 },
    { seat: BROWN, due: 4000 },
  ]);
  expect(asked(open)).toEqual([RED, ORANGE, GREEN, YELLOW]);
  const offered = play(open, [ORANGE, give(RED, 2000)]).state;
  expect(moneyOf(offered)[ORANGE]).toBe(3000);
  const helped = play(offered, [RED, accept('1.1')]).state;
  expect(moneyOf(helped).slice(0, 2)).toEqual([0, 1000]);
  expect(helped.people[RED]).toMatchObject({ fined: true });
  expect(pile(helped, 'TAK')).toEqual([RED, ORANGE, BROWN]);
  const closed = play(helped, [ORANGE, done], [GREEN, done], [YELLOW, done]).state;
  expect([placeOfSeat(closed, RED), placeOfSeat(closed, BROWN)]).toEqual(['TAK', 'jail']);
});

test('[JI-E36] the window opens for whoever can be helped and closes when nobody can', () => {
  const state = given({
    seats: 2,
    t: 9,
    sheet: { 3: 'P3A', 5: 'P5A' },
    at: ['TAK', 'TAK'],
    money: [3000, 1000],
    active: 1,
  });
  const open = evening(state).state;
  const after = play(open, [1, give(0, 1000)], [0, accept('1.1')]).state;
  expect(moneyOf(after)).toEqual([0, 0]);
  expect([placeOfSeat(after, 0), placeOfSeat(after, 1)]).toEqual(['TAK', 'jail']);
});

test('[JI-E37] no window if all the money is too little; with closed money it opens', () => {
  const facts = {
    seats: 2,
    t: 9,
    sheet: { 3: 'P3A', 5: 'P5A' },
    at: ['TAK', 'KAD'] as const,
    money: [2000, 1000],
    active: 1,
  };
  expect(placeOfSeat(evening(given(facts)).state, 0)).toBe('jail');
  const open = evening(given({ ...facts, config: { moneyVisible: 'closed' } })).state;
  expect(open.help).not.toBeNull();
  expect(placeOfSeat(play(open, [1, done]).state, 0)).toBe('jail');
  expect(placeOfSeat(play(open, [0, acceptJail]).state, 0)).toBe('jail');
});

test('[JI-R22] accepting jail ends being short; done helpers may give; refusing keeps the money away', () => {
  const open = evening(raid([2000, 7000, 6000, 6000, 6000])).state;
  const jailed = play(open, [RED, acceptJail]).state;
  expect(placeOfSeat(jailed, RED)).toBe('jail');
  const waiting = play(open, [GREEN, done], [GREEN, give(RED, 1000)]).state;
  const refused = play(waiting, [RED, { type: 'answerGift', gift: '3.1', answer: 'refuse' }]).state;
  expect(moneyOf(refused)).toEqual([2000, 3000, 2000, 6000, 6000]);
  expect(why(open, RED, done)).toBe('E_WRONG_STEP');
});

test('[JI-R22] a deal in the window needs no second yes', () => {
  const open = evening(raid([2000, 7000, 6000, 6000, 6000])).state;
  const sold = play(
    open,
    [RED, deal({ to: GREEN, deal: 'tell', price: 2000, what: 'police' })],
    [GREEN, answerDeal('0.1')],
  ).state;
  expect(moneyOf(sold)).toEqual([0, 3000, 2000, 4000, 6000]);
  expect(placeOfSeat(sold, RED)).toBe('TAK');
});

test('[JI-R22] a gift to a short player waits even if they accept all; the clock closes the window', () => {
  const open = evening(
    play(raid([2000, 7000, 6000], { helpTimer: 30 }), [RED, standing({ gifts: 'accept' })]).state,
  ).state;
  expect(game.awaiting(open).window?.ms).toBe(30_000);
  const waiting = play(open, [GREEN, give(RED, 2000)]).state;
  expect(waiting.people[RED]?.money).toBe(2000);
  const closed = play(waiting, ['clock', timeUp]).state;
  expect(placeOfSeat(closed, RED)).toBe('jail');
});

test('[JI-E41] [JI-R62] a waiting gift hides no money from the police and lapses when it is gone', () => {
  const state = given({ t: 9, sheet: { 3: 'P3A', 5: 'P5A' }, at: ['TAK'], money: [5000], active: YELLOW });
  const waiting = play(state, [YELLOW, standing({ gifts: 'confirm' })], [RED, give(YELLOW, 5000)]).state;
  const after = evening(waiting).state;
  expect(moneyOf(after)[RED]).toBe(1000);
  expect(game.view(after, YELLOW).talk).toMatchObject([{ kind: 'gift', status: 'gone' }]);
  expect(why(after, YELLOW, accept('0.1'))).toBe('E_NOT_OPEN');
});
