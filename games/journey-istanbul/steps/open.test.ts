import { expect, test } from 'vitest';
import { BadInput } from '../../../engine/door.ts';
import { only } from '../../../engine/testing/play.ts';
import type { Action } from '../action.ts';
import { game } from '../game.ts';
import { BROWN, GREEN, given, ORANGE, RED, YELLOW } from '../testing/given.ts';
import {
  accept,
  answerDeal,
  asked,
  claim,
  deal,
  evening,
  give,
  moneyOf,
  move,
  play,
  refusalOf,
  standing,
  undo,
  why,
} from '../testing/play.ts';

const sheet = { 2: 'W2-SUL', 4: 'P4A P4B J4-TAK', 5: 'P5A P5B' };
const base = (config: Record<string, unknown> = {}) => given({ config, sheet, toPlay: [BROWN] });

test('[JI-X24] [JI-16.5] [JI-16.6] [JI-R45] gifts at any time, wherever the markers are', () => {
  const state = given({ at: ['TAK', 'KAD', 'KAD', 'FAT'], active: YELLOW });
  const after = play(state, [GREEN, { type: 'give', to: RED, amount: 1000, tag: 'loan' }]);
  expect(moneyOf(after.state)).toEqual([7000, 6000, 6000, 5000, 6000]);
  const [gave] = only(after.events, 'gave');
  if (gave === undefined) return expect.fail('nothing told');
  expect(game.redact(gave, RED, after.state, 'live')).toMatchObject({ amount: 1000, tag: 'loan' });
  expect(game.redact(gave, BROWN, after.state, 'live')).toMatchObject({ amount: 1000, tag: null });
});

test('[JI-E22] [JI-R43] [JI-R47] what a gift may not be', () => {
  const state = given({ at: ['KAD', 'out'] });
  expect(why(state, RED, give(BROWN, 1500))).toBe('E_BAD_AMOUNT');
  expect(why(state, RED, give(BROWN, 7000))).toBe('E_NOT_ENOUGH_MONEY');
  expect(why(state, RED, give(ORANGE, 1000))).toBe('E_LEFT_GAME');
  expect(why(state, RED, give(RED, 1000))).toBe('E_SELF_TARGET');
  expect(why(given({ seats: 2 }), RED, give(GREEN, 1000))).toBe('E_BAD_COMMAND');
  expect(why(state, ORANGE, claim('all', 'day-3'))).toBe('E_LEFT_GAME');
  const talking = given({ at: ['KAD', 'out'], config: { leftPlayersTalk: true } });
  expect(why(talking, ORANGE, claim(RED, 'day-3'))).toBeUndefined();
  expect(why(talking, ORANGE, give(RED, 1000))).toBe('E_LEFT_GAME');
});

test('[JI-R45] [JI-R62] a gift can wait for a yes; third parties see nothing of it', () => {
  const waiting = play(base(), [GREEN, standing({ gifts: 'confirm' })], [RED, give(GREEN, 2000)]).state;
  expect(moneyOf(waiting)[RED]).toBe(6000);
  expect(game.view(waiting, BROWN).talk).toEqual([]);
  expect(game.view(waiting, GREEN).talk).toMatchObject([{ ref: '0.1', status: 'open', amount: 2000 }]);
  expect(moneyOf(play(waiting, [GREEN, accept('0.1')]).state)[GREEN]).toBe(8000);
  expect(why(waiting, BROWN, accept('0.1'))).toBe('E_NOT_OPEN');
  const gone = play(waiting, [RED, { type: 'withdrawGift', gift: '3.1' }]).state;
  expect(refusalOf(gone, GREEN, accept('0.1'))).toMatchObject({ key: 'E_NOT_OPEN', rule: 'JI-R62' });
  const poorer = play(waiting, [RED, give(BROWN, 5000)]).state;
  expect(why(poorer, GREEN, accept('0.1'))).toBe('E_NOT_OPEN');
});

test('[JI-X22] [JI-16.1] asking all for 1 000: the first answer gets it, and the turn goes on', () => {
  const asking = play(given({ sheet, active: GREEN }), [GREEN, deal({ about: 'card-6' })]).state;
  const after = play(asking, [RED, answerDeal('all.1', 'police')]).state;
  expect(moneyOf(after)).toEqual([7000, 6000, 6000, 5000, 6000]);
  expect(game.view(after, GREEN).talk.at(-1)).toMatchObject({
    kind: 'claim',
    from: RED,
    what: 'police',
    truth: null,
  });
  expect(asked(after)).toEqual([GREEN]);
  expect(why(after, BROWN, answerDeal('all.1', 'police'))).toBe('E_NOT_OPEN');
});

test('[JI-R46] "I do not know" moves no money and leaves a question to all open', () => {
  const asking = play(base(), [GREEN, deal({ about: 'card-6' })]).state;
  const after = play(asking, [RED, answerDeal('all.1')]).state;
  expect(moneyOf(after)[GREEN]).toBe(6000);
  expect(why(after, BROWN, answerDeal('all.1', 'police'))).toBeUndefined();
});

test('[JI-X23] selling from jail, out of turn', () => {
  const state = given({ sheet, at: ['jail'], cell: 'P1A', active: BROWN });
  const offered = play(state, [
    RED,
    deal({ to: BROWN, deal: 'tell', about: 'card-1', what: 'work-SUL', amount: 4000 }),
  ]).state;
  expect(game.view(offered, BROWN).talk).toMatchObject([{ deal: 'tell', claim: null }]);
  const sold = play(offered, [BROWN, answerDeal('0.1')]);
  expect(moneyOf(sold.state)).toEqual([7000, 6000, 5000, 6000, 6000]);
  expect(game.view(sold.state, BROWN).talk.at(-1)).toMatchObject({
    kind: 'claim',
    what: 'work-SUL',
    amount: 4000,
  });
  expect(asked(sold.state)).toEqual([BROWN]);
  const third = only(sold.events, 'gave').map((event) => game.redact(event, YELLOW, sold.state, 'live'));
  expect(third).toMatchObject([{ from: BROWN, to: RED, amount: 1000, tag: null }]);
  expect(game.view(sold.state, YELLOW).talk).toEqual([]);
});

test('[JI-E42] a swap hands both claims over at the same moment; it lapses when the card comes up', () => {
  const swap = deal({ to: RED, deal: 'swap', about: 'card-1', what: 'work-SUL', wantsAbout: 'card-4' });
  const open = play(given({ t: 8, sheet, active: YELLOW }), [GREEN, swap]).state;
  const both = play(open, [RED, answerDeal('3.1', 'police')]).state;
  expect(game.view(both, RED).talk.map((item) => item.kind)).toEqual(['deal', 'claim', 'claim']);
  expect(why(evening(open).state, RED, answerDeal('3.1', 'police'))).toBe('E_NOT_OPEN');
});

test('[JI-R62] deals lapse overnight, when the money is gone, and when a party travels out', () => {
  const asking = play(base(), [GREEN, deal({ to: RED, price: 6000 })]).state;
  expect(why(play(asking, [GREEN, give(BROWN, 1000)]).state, RED, answerDeal('3.1'))).toBe('E_NOT_OPEN');
  expect(why(evening(asking).state, RED, answerDeal('3.1'))).toBe('E_NOT_OPEN');
  expect(
    why(play(asking, [GREEN, { type: 'withdrawDeal', deal: '0.1' }]).state, RED, answerDeal('3.1')),
  ).toBe('E_NOT_OPEN');
  const left = play(asking).state;
  left.people = left.people.map((person, seat) => (seat === GREEN ? { ...person, place: 6 } : person));
  left.piles = left.piles.map((pile) => pile.filter((seat) => seat !== GREEN));
  const noticed = play(left, [BROWN, give(YELLOW, 1000)]).state;
  expect(why(noticed, RED, answerDeal('3.1'))).toBe('E_LEFT_GAME');
});

test('[JI-E33] [JI-16.2] a false claim is delivered; its receiver sees only later that it was wrong', () => {
  const told = play(given({ t: 8, sheet, active: YELLOW }), [RED, claim(GREEN, 'card-1', 'police')]).state;
  expect(game.view(told, GREEN).talk).toMatchObject([{ truth: null }]);
  const after = evening(told).state;
  expect(game.view(after, GREEN).talk).toMatchObject([{ truth: false }]);
  expect(game.view(after, BROWN).talk).toEqual([]);
});

test('[JI-E43] [JI-R46] a claim belongs to its card, not to the square', () => {
  const state = given({ t: 8, sheet: { 2: 'W2-SUL', 5: 'P5A' }, next: 'P2A', at: ['SUL'] });
  const told = play(
    state,
    [GREEN, claim(BROWN, 'card-1', 'police')],
    [RED, move('SUL')],
    [RED, { type: 'draw' }],
  ).state;
  expect(why(told, GREEN, claim(BROWN, 'card-1'))).toBe('E_NO_CARD_THERE');
  expect(game.view(told, BROWN).talk).toMatchObject([{ about: 'card-1' }]);
  expect(why(told, GREEN, claim(BROWN, 'card-30'))).toBe('E_NO_CARD_THERE');
});

test('[JI-E23] [JI-16.4] [JI-6.4] no message carries a card', () => {
  const action = { ...claim(GREEN, 'card-1'), attach: 1 } as const;
  expect(refusalOf(base(), RED, game.parseAction(action))).toMatchObject({
    key: 'E_CANNOT_SHOW_CARD',
    rule: 'JI-16.4',
  });
});

test('[JI-16.3] [JI-2.8] [JI-6.5] pages are snapshots without provenance; planners can be forged', () => {
  const state = play(
    base(),
    [RED, { type: 'editPlanner', day: 9, field: 'journey-TAK', value: 7000 }],
    [RED, { type: 'editPlanner', day: 9, field: 'police', value: 2 }],
    [RED, { type: 'writeNote', day: 9, text: 'be early' }],
    [RED, { type: 'showPlanner', to: GREEN, days: [9, 10] }],
    [RED, { type: 'editPlanner', day: 9, field: 'journey-TAK', value: 'off' }],
  ).state;
  const [pages] = game.view(state, GREEN).talk;
  expect(pages).toMatchObject({
    kind: 'pages',
    pages: [
      { day: 9, cell: { police: 2, boxes: { 'journey-TAK': 7000 }, note: 'be early', mark: 'none' } },
      { day: 10, cell: { police: 0, boxes: {}, note: '', mark: 'none' } },
    ],
  });
  expect(Object.keys(game.view(state, RED).people[RED]?.planner?.[9]?.boxes ?? {})).toEqual([]);
  expect(game.view(state, GREEN).people[RED]?.planner).toBeNull();
});

test('[JI-R46] where free chat is off, a page that others get carries no words of one’s own', () => {
  const note: Action = { type: 'writeNote', day: 9, text: 'be early' };
  const days = [9];
  for (const freeChat of [true, false]) {
    const written = play(base({ freeChat }), [RED, note]).state;
    expect(game.view(written, RED).people[RED]?.planner?.[9]?.note).toBe('be early');
    const shown = play(written, [RED, { type: 'showPlanner', to: GREEN, days }]).state;
    const sold = play(
      written,
      [RED, deal({ to: GREEN, deal: 'show', days })],
      [GREEN, answerDeal(`${RED}.1`)],
    ).state;
    for (const { talk } of [game.view(shown, GREEN), game.view(sold, GREEN)]) {
      expect(JSON.stringify(talk).includes('be early')).toBe(freeChat);
      expect(talk.at(-1)).toMatchObject({ kind: 'pages', pages: [{ day: 9 }] });
    }
  }
});

test('[JI-R46] phrases and free talk: parts that everybody can read', () => {
  const say = { type: 'say', to: GREEN, phrase: 'askLoan', amount: 2000, day: 0, place: 'KAD' } as const;
  expect(game.view(play(base(), [RED, say]).state, GREEN).talk).toMatchObject([
    { phrase: 'askLoan', amount: 2000 },
  ]);
  expect(why(base(), RED, { ...say, amount: 0 })).toBe('E_BAD_AMOUNT');
  expect(why(base(), RED, { ...say, phrase: 'thanks' })).toBe('E_BAD_COMMAND');
  expect(() => game.parseAction({ ...say, phrase: 'threat' })).toThrow(BadInput);
});

test('[JI-R46] with private talk off everything goes to all, executed deals included', () => {
  const state = base({ privateTalk: false });
  expect(why(state, RED, claim(GREEN, 'card-1'))).toBe('E_OPTION_OFF');
  const sold = play(
    state,
    [RED, deal({ to: GREEN, deal: 'tell', what: 'police' })],
    [GREEN, answerDeal('all.1')],
  ).state;
  expect(game.view(sold, BROWN).talk.map((item) => item.kind)).toEqual(['deal', 'claim']);
});

test('[JI-R50] all in Istanbul can agree to stop', () => {
  const yes = { type: 'voteEarlyEnd', vote: 'yes' } as const;
  const state = given({ seats: 3, at: ['KAD', 'out'] });
  const over = play(state, [RED, yes], [BROWN, yes]).state;
  expect(game.outcome(over)).toMatchObject({ why: 'agreed', rule: 'JI-R50', winners: [ORANGE] });
  expect(why(given({ config: { earlyEnd: false } }), RED, yes)).toBe('E_OPTION_OFF');
  const next = evening(play(given({ sheet, seats: 3 }), [RED, yes]).state).state;
  expect(next.people[RED]?.vote).toBe(false);
});

test('[JI-R65] a daily limit keeps every game finite; it counts only what this seat began', () => {
  const state = base({ openActionsPerDay: 1 });
  const once = play(state, [RED, claim('all', 'day-3')]).state;
  expect(refusalOf(once, RED, claim('all', 'day-3'))).toMatchObject({ key: 'E_TOO_MANY', rule: 'JI-R65' });
  expect(why(once, GREEN, claim('all', 'day-3'))).toBeUndefined();
  expect(why(evening(once).state, RED, claim('all', 'day-3'))).toBeUndefined();
});

test('[JI-R55] a Move stands once a neighbour in jail has ended a turn, also without looking', () => {
  const at = ['KAD', 'jail', 'KAD'] as const;
  const facts = { seats: 3, t: 10, at, cell: 'P3A', release: 12, toPlay: [ORANGE, BROWN] };
  const moved = play(given({ ...facts, sheet }), [RED, move('KAD')]).state;
  expect([moved.turn.seat, why(moved, RED, undo)]).toEqual([ORANGE, undefined]);
  const ended = play(moved, [ORANGE, { type: 'endTurn' }]).state;
  expect([ended.turn.seat, why(ended, RED, undo)]).toEqual([BROWN, 'E_NO_UNDO']);
});

test('[JI-E32] [JI-R55] a move stands once the mover has seen somebody else act', () => {
  const moved = play(base(), [RED, move('SUL')]).state;
  expect(why(play(moved, [GREEN, give(BROWN, 1000)]).state, RED, undo)).toBe('E_NO_UNDO');
  expect(why(play(moved, [RED, { type: 'look', row: 2, square: 1 }]).state, RED, undo)).toBe('E_NO_UNDO');
  expect(why(moved, GREEN, undo)).toBe('E_NO_UNDO');
  expect(why(play(base({ undoMove: false }), [RED, move('SUL')]).state, RED, undo)).toBe('E_OPTION_OFF');
});

test('[JI-E38] [JI-R55] what the mover cannot see neither prevents the undo nor is touched by it', () => {
  const start = given({
    seats: 3,
    at: ['TAK', 'KAD', 'KAD'],
    sheet,
    toPlay: [BROWN],
    obstacles: ['OB-DOC', 'OB-SIS', 'OB-PHO'],
  });
  const moved = play(
    start,
    [RED, move('TAK')],
    [ORANGE, claim(BROWN, 'card-1')],
    [RED, give(ORANGE, 1000)],
  ).state;
  expect(moved.people[RED]?.obstacle.marked).toBe(1);
  const back = play(moved, [RED, undo]).state;
  expect(back.people[RED]).toMatchObject({ place: 0, money: 5000, obstacle: { marked: 0, chains: [] } });
  expect(back.turn).toMatchObject({ seat: RED, phase: 'move' });
  expect(game.view(back, BROWN).talk).toHaveLength(1);
});

test('[JI-E38] a move that ended the turn by itself can be taken back, but not after the evening', () => {
  const state = given({ seats: 3, sheet, toPlay: [BROWN] });
  const passed = play(
    state,
    [RED, move('KAD')],
    [BROWN, { type: 'editPlanner', day: 3, field: 'police', value: 1 }],
  ).state;
  expect(asked(passed)).toEqual([BROWN]);
  const back = play(passed, [RED, undo]).state;
  expect(back).toMatchObject({ turn: { seat: RED }, toPlay: [BROWN] });
  expect(why(play(given({ seats: 3, sheet }), [RED, move('KAD')]).state, RED, undo)).toBe('E_NO_UNDO');
});
