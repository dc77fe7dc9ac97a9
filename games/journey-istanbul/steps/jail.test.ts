import { expect, test } from 'vitest';
import { only } from '../../../engine/testing/play.ts';
import { game } from '../game.ts';
import { GREEN, given, RED, YELLOW } from '../testing/given.ts';
import {
  asked,
  cardNo,
  draw,
  endTurn,
  evening,
  give,
  leaveJail,
  look,
  moneyOf,
  move,
  offerOf,
  payBail,
  pile,
  placeOfSeat,
  play,
  why,
} from '../testing/play.ts';

const inJail = (money: number, release = 12, config: Record<string, unknown> = {}) =>
  given({
    t: 10,
    config,
    at: ['jail', 'KAD', 'KAD', 'FAT'],
    cell: 'P3A',
    release,
    money: [money],
    toPlay: [YELLOW],
    sheet: { 4: 'W4-FAT', 5: 'P5A', 6: 'P6A' },
  });

test('[JI-13.1] [JI-13.2] [JI-13.3] [JI-E13] in jail: one look, no move, no draw, gifts as everybody', () => {
  const state = inJail(2000);
  expect(why(state, RED, payBail)).toBe('E_NOT_ENOUGH_MONEY');
  expect(why(state, RED, leaveJail('FAT'))).toBe('E_NOT_RELEASED');
  expect(why(state, RED, move('FAT'))).toBe('E_IN_JAIL');
  expect(why(state, RED, draw)).toBe('E_IN_JAIL');
  const looked = play(state, [RED, look(5, 1)]).state;
  expect(why(looked, RED, look(6, 1))).toBe('E_NO_LOOKS_LEFT');
  expect(moneyOf(play(looked, [RED, give(GREEN, 1000)]).state)[RED]).toBe(1000);
  expect(play(looked, [RED, endTurn]).state.turn.seat).toBe(YELLOW);
});

test('[JI-E11] [JI-13.5] [JI-13.6] [JI-13.7] [JI-R23] [JI-R24] [JI-R28] paying bail bars cards', () => {
  const gifted = play(inJail(2000), [YELLOW, give(RED, 3000)]).state;
  const placed = play(gifted, [RED, payBail], [RED, look(5, 1)], [RED, leaveJail('FAT')]).state;
  expect(moneyOf(placed)[RED]).toBe(1000);
  expect(pile(placed, 'FAT')).toEqual([GREEN, RED]);
  expect(placed).toMatchObject({ jailCards: [], turn: { seat: YELLOW }, drawn: gifted.drawn });
  expect(placed.open).toContain(cardNo(placed, 'P3A'));
  const offered = evening(placed).state;
  expect(asked(offered)).toEqual([GREEN]);
  expect(why(offered, RED, offerOf(placed, 'W4-FAT'))).toBe('E_FINED_TODAY');
});

test('[JI-R23] with bailBarsCards off it does not', () => {
  const placed = play(
    inJail(5000, 12, { bailBarsCards: false }),
    [RED, payBail],
    [RED, leaveJail('FAT')],
  ).state;
  const offered = evening(placed).state;
  expect(asked(play(offered, [GREEN, offerOf(placed, 'W4-FAT', 'pass')]).state)).toEqual([RED]);
});

test('[JI-E12] [JI-13.4] [JI-R24] [JI-R25] on the release day placement is compulsory and free', () => {
  const state = inJail(6000, 10);
  expect(why(state, RED, endTurn)).toBe('E_WRONG_STEP');
  expect(why(state, RED, payBail)).toBe('E_WRONG_STEP');
  expect(game.options(state, RED).filter((one) => one.type === 'placeFromJail')).toHaveLength(5);
  const placed = play(state, [RED, leaveJail('FAT')]).state;
  expect(moneyOf(placed)[RED]).toBe(6000);
  expect(placed.people[RED]?.visits[9]).toBe(1);
  const offered = evening(placed).state;
  expect(asked(play(offered, [GREEN, offerOf(placed, 'W4-FAT', 'pass')]).state)).toEqual([RED]);
});

test('[JI-R24] once paid, placement is compulsory; no look after it', () => {
  const paid = play(inJail(6000), [RED, payBail]).state;
  expect(why(paid, RED, endTurn)).toBe('E_WRONG_STEP');
  expect(why(paid, RED, payBail)).toBe('E_WRONG_STEP');
  expect(why(paid, RED, look(5, 1))).toBeUndefined();
});

test('[JI-R26] who left jail today can be jailed again tonight', () => {
  const state = given({
    t: 9,
    at: ['jail'],
    cell: 'P1A',
    release: 9,
    money: [0],
    sheet: { 3: 'P3A', 5: 'P5A' },
    config: { raidHelpWindow: false },
  });
  const after = evening(play({ ...state, toPlay: [YELLOW] }, [RED, leaveJail('TAK')]).state).state;
  expect(after.people[RED]).toMatchObject({ release: 12, cell: cardNo(state, 'P3A') });
});

test('[JI-R29] everybody in jail: the rounds go on', () => {
  const state = given({
    seats: 2,
    t: 9,
    at: ['jail', 'jail'],
    cell: 'P1A',
    release: 11,
    sheet: { 5: 'P5A' },
    money: [0, 0],
    toPlay: [1],
  });
  const after = play(state, [0, endTurn], [1, look(5, 1)], [1, endTurn]).state;
  expect(after).toMatchObject({ t: 10, turn: { phase: 'jail', looks: 1 } });
});

test('[JI-R28] two on one police card: it is discarded when the last leaves', () => {
  const state = given({
    seats: 2,
    t: 9,
    at: ['jail', 'jail'],
    cell: 'P1A',
    release: 9,
    sheet: { 5: 'P5A' },
    toPlay: [1],
  });
  const one = play(state, [0, leaveJail('KAD')]).state;
  expect(one.jailCards).toHaveLength(1);
  const both = play(one, [1, leaveJail('KAD')]);
  expect(both.state.jailCards).toEqual([]);
  expect(only(both.events, 'placed')).toHaveLength(1);
  expect(placeOfSeat(both.state, 1)).toBe('KAD');
});
