import { expect, test } from 'vitest';
import { game } from './game.ts';
import { BROWN, GREEN, given, ORANGE, RED, YELLOW } from './testing/given.ts';
import { evening, move, offerOf, play, why } from './testing/play.ts';

test('[JI-E24] [JI-18.1] [JI-R49] [JI-R51] the last one out ends the game at once', () => {
  const state = given({
    seats: 2,
    t: 12,
    at: ['TAK', 'out'],
    money: [9000, 1000],
    obstacleDone: [3],
    sheet: { 6: 'J6-TAK W6-TAK', 1: 'P1A' },
  });
  const over = play(evening(state).state, [RED, offerOf(state, 'J6-TAK')]);
  expect(game.outcome(over.state)).toMatchObject({
    why: 'allOut',
    rule: 'JI-18.1',
    winners: [ORANGE],
    fates: ['out', 'out'],
  });
  expect(over.events.at(-1)?.type).toBe('gameEnded');
  expect(why(over.state, RED, move('KAD'))).toBe('E_GAME_OVER');
});

test('[JI-18.2] [JI-R28] [JI-R49] no card in the deck and on the sheet: tested after the discards', () => {
  const state = given({ t: 9, lastCards: true, sheet: { 3: 'J3-FAT' } });
  expect(game.outcome(evening(state).state)).toMatchObject({ why: 'cards', rule: 'JI-18.2' });
  const more = given({ t: 9, lastCards: true, sheet: { 3: 'J3-FAT W3-SUL/' } });
  expect(game.outcome(evening(more).state)).toBeUndefined();
});

test('[JI-18.3] [JI-4.5] [JI-R50] after W3 D6 it is over, whatever lies on the sheet', () => {
  const state = given({ t: 18, sheet: { 6: 'W6-USK', 2: 'P2A' }, at: ['USK'] });
  const offered = evening(state).state;
  const over = play(offered, [RED, offerOf(state, 'W6-USK')]).state;
  expect(over.people[RED]?.money).toBe(10_000);
  expect(game.outcome(over)).toMatchObject({ why: 'calendar', rule: 'JI-18.3' });
});

test('[JI-E25] [JI-18.4] [JI-18.6] [JI-R52] [JI-R53] most money of those who got out; equals share', () => {
  const state = given({
    seats: 3,
    t: 18,
    at: ['out', 'out', 'KAD'],
    money: [3000, 3000, 20_000],
    sheet: { 1: 'P1A' },
    active: BROWN,
  });
  expect(game.outcome(evening(state).state)).toMatchObject({
    winners: [RED, ORANGE],
    scores: [3000, 3000, 0],
    fates: ['out', 'out', 'inIstanbul'],
  });
});

test('[JI-E26] [JI-18.5] nobody out, no winner', () => {
  const state = given({
    t: 18,
    money: [20_000],
    sheet: { 1: 'P1A' },
    at: ['KAD', 'KAD', 'KAD', 'jail'],
    cell: 'P2A',
  });
  expect(game.outcome(evening(state).state)).toMatchObject({
    winners: [],
    fates: ['inIstanbul', 'inIstanbul', 'inIstanbul', 'inJail', 'inIstanbul'],
  });
});

test('[JI-19.1] together: there is no winner, only those who got out and those who did not', () => {
  const state = given({
    t: 18,
    config: { outcome: 'together' },
    at: ['out', 'out'],
    money: [3000, 9000],
    sheet: { 1: 'P1A' },
    active: YELLOW,
  });
  expect(game.outcome(evening(state).state)).toMatchObject({
    winners: [],
    scores: [1, 1, 0, 0, 0],
    fates: ['out', 'out', ...new Array(3).fill('inIstanbul')],
  });
});

test('[JI-R47] who left keeps watching; the cards lie open at the end, words and planners do not', () => {
  const state = given({ t: 18, sheet: { 2: 'P2A' }, next: 'W4-FAT' });
  const noted = play(
    state,
    [GREEN, { type: 'writeNote', day: 3, text: 'mine' }],
    [GREEN, { type: 'claim', to: RED, about: 'day-3', what: 'police', amount: 0 }],
  ).state;
  const over = evening(noted).state;
  const seen = game.view(over, BROWN);
  expect(seen.order?.length).toBe(36);
  expect(seen.cards[0]?.face).toBe('P2A');
  expect(seen.talk).toEqual([]);
  expect(seen.people[GREEN]).toMatchObject({ planner: null, standing: null });
  expect(game.view(over, 'all').talk).toEqual([]);
});
