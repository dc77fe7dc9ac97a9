import { expect, test } from 'vitest';
import { only } from '../../../engine/testing/play.ts';
import { PLACES } from '../content.ts';
import { game } from '../game.ts';
import { squareAt } from '../pieces/sheet.ts';
import { BROWN, GREEN, given, ORANGE, RED, YELLOW } from '../testing/given.ts';
import {
  asked,
  cardNo,
  draw,
  endTurn,
  give,
  look,
  moneyOf,
  move,
  payTask,
  pile,
  play,
  refusalOf,
  timeUp,
  why,
} from '../testing/play.ts';

const destinations = (state: ReturnType<typeof given>, seat: number) =>
  game.options(state, seat).flatMap((one) => (one.type === 'move' ? [one.to] : []));

test('[JI-X4] [JI-2.2] [JI-2.3] [JI-5.1] [JI-5.2] [JI-R4] [JI-R5] moves follow one line, both ways', () => {
  const state = given();
  expect(destinations(state, RED)).toEqual(['KAD', 'SUL', 'USK']);
  expect(why(state, RED, move('TAK'))).toBe('E_NOT_CONNECTED');
  expect(refusalOf(state, RED, move('FAT'))).toMatchObject({ key: 'E_NOT_CONNECTED', rule: 'JI-5.1' });
  const lines = PLACES.map((place) =>
    destinations(given({ at: [place] }), RED)
      .slice(1)
      .join(),
  );
  expect(lines).toEqual(['FAT,SUL,USK', 'TAK,SUL', 'TAK,FAT,KAD', 'TAK,KAD', 'SUL,USK']);
});

test('[JI-X5] [JI-5.3] [JI-5.5] who arrives is put on top', () => {
  const state = given({ at: ['TAK', 'KAD', 'KAD', 'SUL'], active: GREEN });
  const after = play(state, [GREEN, move('TAK')]);
  expect(pile(after.state, 'TAK')).toEqual([RED, GREEN]);
  expect(only(after.events, 'moved')[0]).toMatchObject({ nth: 2, of: 2 });
});

test('[JI-E1] [JI-5.4] who stays keeps the place, who leaves and returns is on top', () => {
  const state = given({
    seats: 3,
    at: ['TAK', 'TAK', 'TAK'],
    sheet: { 1: 'P1A' },
    lastCards: true,
    active: ORANGE,
  });
  const gone = play(state, [ORANGE, move('FAT')]).state;
  expect(pile(gone, 'TAK')).toEqual([RED, BROWN]);
  gone.turn = { ...gone.turn, seat: ORANGE, phase: 'move' };
  gone.agenda = [{ step: 'next' }, { step: 'turn' }];
  expect(pile(play(gone, [ORANGE, move('TAK')]).state, 'TAK')).toEqual([RED, BROWN, ORANGE]);
});

test('[JI-X6] [JI-6.1] [JI-6.2] [JI-2.4] [JI-6.6] one eye, any row; not a second', () => {
  const state = given({ sheet: { 2: 'P2A', 5: 'J5-FAT W5-USK' } });
  const there = play(state, [RED, move('SUL')]).state;
  const looks = game.options(there, RED).filter((one) => one.type === 'look');
  expect(looks).toEqual([look(2, 1), look(5, 1), look(5, 2)]);
  const after = play(there, [RED, look(5, 1)]);
  expect(after.state.sheet).toEqual(there.sheet);
  expect(refusalOf(after.state, RED, look(2, 1))).toMatchObject({ key: 'E_NO_LOOKS_LEFT', rule: 'JI-6.1' });
});

test('[JI-X7] without eyes, symbols and payments the turn ends by itself', () => {
  const state = given({ at: ['USK', 'USK', 'USK'], active: BROWN, toPlay: [GREEN], sheet: { 1: 'P1A' } });
  const after = play(state, [BROWN, move('KAD')]).state;
  expect(after.turn).toMatchObject({ seat: GREEN, phase: 'move' });
});

test('[JI-X8] [JI-6.3] [JI-R14] two eyes when staying; the second card is chosen after the first', () => {
  const state = given({
    at: ['KAD', 'KAD', 'KAD', 'FAT'],
    active: GREEN,
    sheet: { 2: 'P2A W2-SUL', 3: 'P3A/' },
  });
  const there = play(state, [GREEN, move('FAT')]).state;
  expect(there.turn.looks).toBe(2);
  const once = play(there, [GREEN, look(3, 1)]).state;
  expect(why(once, GREEN, look(3, 1))).toBe('E_ALREADY_LOOKED');
  expect(why(once, GREEN, look(2, 1))).toBeUndefined();
  expect(why(once, GREEN, endTurn)).toBeUndefined();
});

test('[JI-E20] same card twice, an empty square, a look after the first draw', () => {
  const state = play(
    given({ at: ['TAK'], sheet: { 3: 'P3A P3B' } }),
    [RED, move('TAK')],
    [RED, look(3, 1)],
  ).state;
  expect(why(state, RED, look(3, 1))).toBe('E_ALREADY_LOOKED');
  expect(why(state, RED, look(4, 1))).toBe('E_NO_CARD_THERE');
  expect(refusalOf(play(state, [RED, draw]).state, RED, look(3, 2))).toMatchObject({
    key: 'E_WRONG_STEP',
    rule: 'JI-R18',
  });
});

test('[JI-X9] [JI-7.1] [JI-7.2] [JI-7.3] [JI-7.5] [JI-R18] two draws: upright, sideways for today', () => {
  const state = given({ t: 9, at: ['FAT'], next: 'W4-FAT J3-USK', sheet: { 5: 'P5A P5B' }, toPlay: [GREEN] });
  const after = play(
    state,
    [RED, move('TAK')],
    [RED, look(5, 1)],
    [RED, look(5, 2)],
    [RED, draw],
    [RED, draw],
  );
  const [first, second] = [cardNo(state, 'W4-FAT'), cardNo(state, 'J3-USK')];
  expect(after.state.sheet[squareAt(4, 1)]).toBe(first);
  expect(after.state.sheet[squareAt(3, 1)]).toBe(second);
  expect(after.state.sideways).toEqual([second]);
  const drawn = only(after.events, 'drew').map((event) => game.redact(event, GREEN, after.state, 'live'));
  expect(drawn).toMatchObject([
    { day: 4, sideways: false, face: null },
    { day: 3, sideways: true, face: null },
  ]);
  expect(game.view(after.state, RED).cards[second - 1]).toMatchObject({ face: 'J3-USK', seen: [RED] });
  expect(game.view(after.state, GREEN).cards[second - 1]).toMatchObject({ face: null, day: 3, seen: [RED] });
});

test('[JI-X10] [JI-7.4] [JI-R16] a full row: discarded face down, known to the drawer, not replaced', () => {
  const state = given({ at: ['SUL'], next: 'W4-FAT P1A', sheet: { 4: 'P4A P4B J4-TAK J4-SUL W4-USK' } });
  const after = play(state, [RED, move('SUL')], [RED, draw]);
  const card = cardNo(state, 'W4-FAT');
  expect(after.state).toMatchObject({ hidden: [card], drawn: card, sheet: state.sheet });
  expect(game.view(after.state, RED).cards[card - 1]?.face).toBe('W4-FAT');
  expect(game.view(after.state, GREEN).cards[card - 1]).toMatchObject({ day: 4, face: null });
});

test('[JI-E16] a sideways card counts towards the five', () => {
  const state = given({ t: 9, at: ['SUL'], next: 'W3-SUL', sheet: { 3: 'P3A P3B J3-FAT J3-USK W3-TAK/' } });
  expect(play(state, [RED, move('SUL')], [RED, draw]).state.hidden).toHaveLength(1);
});

test('[JI-E14] [JI-R15] a deck that runs out ends the draws', () => {
  const state = given({ at: ['TAK'], next: 'P1A', lastCards: true, toPlay: [GREEN] });
  const after = play(state, [RED, move('TAK')], [RED, draw]).state;
  expect(after.turn.seat).toBe(GREEN);
  expect(why(given({ at: ['TAK'], lastCards: true, sheet: { 1: 'P1A' }, phase: 'look' }), RED, draw)).toBe(
    'E_WRONG_STEP',
  );
});

test('[JI-E21] drawing is not optional', () => {
  const state = play(given({ at: ['TAK'], sheet: { 1: 'P1A' } }), [RED, move('TAK')]).state;
  expect(refusalOf(state, RED, endTurn)).toMatchObject({
    key: 'E_MUST_DRAW',
    rule: 'JI-7.1',
    args: { count: 2 },
  });
});

test('[JI-E39] looks lapse when no card is left that was not looked at', () => {
  const one = play(given({ at: ['TAK'], sheet: { 1: 'P1A' } }), [RED, move('TAK')], [RED, look(1, 1)]).state;
  expect(one.turn).toMatchObject({ phase: 'draw', looks: 0 });
  expect(play(given({ at: ['TAK'] }), [RED, move('TAK')]).state.turn.phase).toBe('draw');
});

test('[JI-E34] [JI-3.10] [JI-3.11] [JI-3.12] [JI-R6] [JI-R7] [JI-R8] alterations add card symbols', () => {
  const draws = (seats: number, at: 'USK' | 'FAT') =>
    play(given({ seats, at: [at], sheet: { 1: 'P1A' } }), [RED, move(at)]).state.turn.draws;
  expect([2, 3, 4, 5].map((seats) => [draws(seats, 'USK'), draws(seats, 'FAT')])).toEqual([
    [2, 1],
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
});

test('[JI-4.1] [JI-4.2] [JI-4.3] turns go clockwise, then comes the evening', () => {
  const state = given({ seats: 2, toPlay: [1] });
  expect(why(state, 1, move('KAD'))).toBe('E_NOT_YOUR_TURN');
  const next = play(state, [0, move('KAD')]).state;
  expect(asked(next)).toEqual([1]);
  expect(why(next, 1, draw)).toBe('E_WRONG_STEP');
  expect(play(next, [1, move('KAD')]).events.map((event) => event.type)).toContain('revealed');
});

test('[JI-E35] [JI-R38] a payment stays open until the turn is ended, so that a gift can arrive', () => {
  const state = given({
    obstacles: ['OB-JAC', 'OB-DOC', 'OB-SIS', 'OB-PHO', 'OB-FEV'],
    at: ['FAT'],
    money: [0],
  });
  const there = play(state, [RED, move('FAT')]).state;
  expect(there.turn.phase).toBe('end');
  expect(why(there, RED, payTask)).toBe('E_NOT_ENOUGH_MONEY');
  const gifted = play(there, [YELLOW, give(RED, 1000)]).state;
  expect(game.options(gifted, RED)).toContainEqual(payTask);
  const paid = play(gifted, [RED, payTask]).state;
  expect(paid.people[RED]?.obstacle.done).toBe(7);
  expect(moneyOf(paid)).toEqual([0, 6000, 6000, 6000, 5000]);
  expect(
    why(
      given({ obstacles: ['OB-JAC', 'OB-DOC', 'OB-SIS', 'OB-PHO', 'OB-FEV'], at: ['SUL'], phase: 'end' }),
      RED,
      payTask,
    ),
  ).toBe('E_NOT_HERE');
});

test('[JI-R54] the clock plays the neutral minimum', () => {
  const config = { turnTimer: 60 };
  const state = given({ config, at: ['TAK'], sheet: { 5: 'P5A' }, next: 'P1A P1B', toPlay: [GREEN] });
  expect(game.awaiting(state).window).toEqual({ id: 1, ms: 60_000, closes: timeUp, of: 'turnTimer' });
  const after = play(state, ['clock', timeUp]).state;
  expect(pile(after, 'TAK')).toEqual([RED]);
  expect(after).toMatchObject({ drawn: state.drawn + 2, seen: expect.arrayContaining([1 << RED]) });
  expect(after.turn.seat).toBe(GREEN);
  expect(why(given(), 'clock', timeUp)).toBe('E_NOT_YOUR_TURN');
  expect(game.fallback(given({ at: ['jail'], cell: 'P1A', release: 7 }), RED)).toEqual({
    type: 'placeFromJail',
    to: 'KAD',
  });
});

test('[JI-6.1] [JI-R18] [JI-13.1] [JI-13.4] [JI-13.5] [JI-R22] [JI-R63] a refusal names the clause that says so', () => {
  const sheet = { 3: 'P3A', 4: 'W4-FAT' };
  const free = given({ sheet });
  const jailed = given({ t: 10, at: ['jail', 'KAD'], cell: 'P2A', release: 12, sheet, toPlay: [GREEN] });
  const looked = play(jailed, [RED, look(3, 1)]).state;
  const drawn = play(given({ at: ['SUL'], sheet, next: 'P6A' }), [RED, move('TAK')], [RED, draw]).state;
  const rules: [ReturnType<typeof given>, Parameters<typeof refusalOf>[2], string][] = [
    [free, look(3, 1), 'JI-6.1'],
    [free, { type: 'payBail' }, 'JI-13.5'],
    [free, { type: 'placeFromJail', to: 'TAK' }, 'JI-13.4'],
    [free, { type: 'doneHelping' }, 'JI-R22'],
    [free, { type: 'answerOffer', card: 1, answer: 'use' }, 'JI-R63'],
    [free, give(RED, 1000), 'JI-16.5'],
    [looked, look(4, 1), 'JI-13.1'],
    [drawn, look(3, 1), 'JI-R18'],
  ];
  expect(rules.map(([state, action]) => refusalOf(state, RED, action)?.rule)).toEqual(
    rules.map(([, , rule]) => rule),
  );
});
