import { expect, test } from 'vitest';
import { bareBoard, playMatch, seatPlayers } from '../../../bots/match.ts';
import { parseBotNames } from '../../../bots/names.ts';
import { seeded } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { notes } from '../../../engine/sitting.ts';
import type { Action } from '../action.ts';
import { boxOf } from '../box.ts';
import type { Event } from '../event.ts';
import { trustIn } from '../eyes/belief.ts';
import { game } from '../game.ts';
import { title as journeyIstanbul } from '../index.ts';
import type { State } from '../state.ts';
import { BROWN, GREEN, given, ORANGE, RED, YELLOW } from '../testing/given.ts';
import { answerDeal, claim, deal, evening, play } from '../testing/play.ts';
import { brain } from './brain.ts';
import { outlook } from './outlook.ts';
import { plan } from './plan.ts';
import { characterOf } from './speak.ts';

const habit = (state: ReturnType<typeof given>, seat: number) =>
  brain.habit(game.view(state, seat), seat, { level: 'expert' }, game.options(state, seat), seeded(1)) ??
  undefined;

test('[JI-R66] a bot sells what it saw, buys what it needs, and answers honestly', () => {
  const facts = {
    t: 8,
    sheet: { 3: 'P3A', 4: 'W4-FAT' },
    seen: { P3A: [RED], 'W4-FAT': [GREEN] },
    money: [6000, 9000],
  };
  const offered = habit(given(facts), RED);
  expect(offered).toMatchObject({
    type: 'proposeDeal',
    deal: 'tell',
    about: 'card-1',
    what: 'police',
    amount: 4000,
  });
  if (offered === undefined) return;
  const open = play(given({ ...facts, active: ORANGE }), [RED, offered]).state;
  expect(habit(open, ORANGE)).toMatchObject({ type: 'answerDeal', answer: 'accept' });
  const asking = play(given({ ...facts, active: GREEN }), [RED, deal({ to: GREEN, about: 'card-2' })]).state;
  expect(habit(asking, GREEN)).toMatchObject({ answer: 'accept', what: 'work-FAT', amount: 4000 });
});

test('[JI-R66] word of a card is offered to the richest who was not seen to look at it, and to nobody twice', () => {
  const facts = { seats: 3, t: 8, sheet: { 3: 'P3A' } };
  const sells = (seen: readonly Seat[], money: readonly number[]) =>
    habit(given({ ...facts, seen: { P3A: [...seen] }, money: [...money] }), RED);
  expect(sells([RED], [6000, 9000, 12_000])).toMatchObject({ type: 'proposeDeal', to: BROWN });
  expect(sells([RED, BROWN], [6000, 9000, 12_000])).toMatchObject({ type: 'proposeDeal', to: ORANGE });
  expect(sells([RED, BROWN, ORANGE], [6000, 9000, 12_000])?.type).not.toBe('proposeDeal');
  expect(sells([RED], [6000, 7000, 7000])?.type).not.toBe('proposeDeal');
});

test('[JI-R66] quiet says nothing, cagey declines, sly lies one time in four, together shares', () => {
  const facts = { t: 8, sheet: { 3: 'P3A' }, seen: { P3A: [RED] } };
  const with_ = (config: Record<string, unknown>) => given({ ...facts, config });
  expect(habit(with_({ botTalk: 'quiet' }), RED)).toBeUndefined();
  const cagey = play(with_({ botTalk: 'cagey' }), [GREEN, deal({ to: RED, about: 'card-1' })]).state;
  expect(habit(cagey, RED)).toMatchObject({ answer: 'decline' });
  expect(habit(with_({ outcome: 'together' }), RED)).toMatchObject({
    type: 'claim',
    to: 'all',
    what: 'police',
  });
  const said = [1, 2, 3, 4].map((t) => {
    const action = habit(
      given({
        t,
        sheet: { 6: 'P6A' },
        seen: { P6A: [RED] },
        config: { botTalk: 'sly', outcome: 'together' },
      }),
      RED,
    );
    return action?.type === 'claim' ? action.what : 'silent';
  });
  expect(said.sort()).toEqual(['nothing', 'police', 'police', 'police']);
});

test('[JI-R66] mixed: each seat has a character of its own; beginners neither bargain nor lie', () => {
  const money = [6000, 9000];
  const facts = { t: 8, sheet: { 3: 'P3A' }, seen: { P3A: [RED, GREEN] }, money };
  const says = (seat: number, level: 'expert' | 'beginner', config: Record<string, unknown>) => {
    const state = given({ ...facts, active: seat, config });
    return brain.habit(game.view(state, seat), seat, { level }, game.options(state, seat), seeded(1))?.type;
  };
  expect([0, 1, 2, 3, 4].map((seat) => characterOf({ botTalk: 'mixed' }, seat))).toEqual([
    'honest',
    'sly',
    'cagey',
    'honest',
    'sly',
  ]);
  expect(says(RED, 'expert', {})).toBe('proposeDeal');
  expect(says(RED, 'beginner', {})).not.toBe('proposeDeal');
  expect(says(RED, 'beginner', { outcome: 'together' })).toBe('claim');
});

test('[JI-R51] [JI-R66] who is alone in Istanbul has nobody to sell to', () => {
  const state = given({ seats: 2, t: 8, at: ['KAD', 'out'], sheet: { 3: 'P3A' }, seen: { P3A: [RED] } });
  expect(habit(state, RED)).toBeUndefined();
});

test('[JI-R66] whatever a bot says by habit is lawful, in whole games and at every table', () => {
  for (const [i, botTalk] of ['honest', 'cagey', 'sly'].entries()) {
    for (const outcome of ['winner', 'together']) {
      const config = game.parseConfig(
        { botTalk, outcome, openActionsPerDay: 20 },
        { seats: 3, ranked: false },
      );
      const state = game.setup(config, 3, notes<Event>(seeded(`habit ${i}`)));
      const chance = seeded(i);
      while (state.ended === null) {
        const seat = game.awaiting(state).must[0] ?? 0;
        const options = game.options(state, seat);
        const action = habit(state, seat) ?? brain.rollout(state, seat, options, chance);
        expect(game.refuse(state, seat, action)).toBeUndefined();
        game.apply(state, seat, action, notes<Event>(chance));
      }
    }
  }
});

test('[JI-R66] a bot weighs claims by the record of who made them', () => {
  const state = given({ t: 8, sheet: { 2: 'W2-SUL', 3: 'J3-FAT' }, active: YELLOW });
  const told = play(
    state,
    [GREEN, claim(RED, 'card-1', 'police')],
    [GREEN, claim(RED, 'card-2', 'police')],
  ).state;
  expect(trustIn(game.view(told, RED), GREEN, 'expert')).toBe(80);
  const after = evening(told).state;
  expect(trustIn(game.view(after, RED), GREEN, 'expert')).toBe(66);
  expect(trustIn(game.view(after, RED), GREEN, 'casual')).toBe(80);
  expect(trustIn(game.view(after, RED), GREEN, 'beginner')).toBe(100);
  const believes = Array.from({ length: 300 }, (_nothing, i) => {
    const world = game.imagine(game.view(told, RED), RED, null, seeded(i));
    return boxOf(world.config, 5).cards[world.deck[1] ?? 0]?.kind === 'police' ? 1 : 0;
  }).reduce<number>((sum, one) => sum + one, 0);
  expect(believes).toBeGreaterThan(200);
  expect(believes).toBeLessThan(290);
});

test('[JI-R50] bots never begin to end early; they go along once every person in Istanbul has agreed', () => {
  const YES: Action = { type: 'voteEarlyEnd', vote: 'yes' };
  const propose = (
    state: State,
    people: readonly Seat[],
    forms = game.forms(state, RED),
  ): Action | undefined => brain.propose?.(game.view(state, RED), RED, null, forms, seeded(1), people);
  const state = given({ at: ['KAD', 'out'] });
  const people = [GREEN, BROWN, ORANGE];
  expect([habit(state, RED), propose(state, people), propose(state, [])]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const one = play(state, [GREEN, YES]).state;
  expect([habit(one, RED), propose(one, people)]).toEqual([undefined, undefined]);
  const both = play(one, [BROWN, YES]).state;
  expect(propose(both, people)).toEqual(YES);
  // Whom it plays for, the person, has not agreed: a stand-in is offered no such form.
  expect(propose(both, people, [])).toBeUndefined();
});

test('[JI-R22] a bot helps with a small gap, and takes help', () => {
  const raid = given({ t: 9, sheet: { 3: 'P3A', 5: 'P5A' }, at: ['TAK'], money: [3000], active: YELLOW });
  const open = evening(raid).state;
  expect(habit(open, ORANGE)).toEqual({ type: 'give', to: RED, amount: 1000, tag: 'gift' });
  const waiting = play(open, [ORANGE, { type: 'give', to: RED, amount: 1000, tag: 'gift' }]).state;
  expect(habit(waiting, ORANGE)).toEqual({ type: 'doneHelping' });
});

test('the outlook knows what the seat saw and guesses the rest by what is unseen', () => {
  const facts = {
    t: 8,
    sheet: { 3: 'P3A P3B', 4: 'W4-FAT' },
    seen: { P3A: [RED], P3B: [RED], 'W4-FAT': [RED] },
  };
  const [, tomorrow, after] = outlook(given(facts), RED);
  expect(tomorrow).toMatchObject({ raid: [1, 1, 1, 1, 0], fine: 4 });
  expect(after?.work[1]).toBe(4);
  const [, guess] = outlook(given(facts), GREEN);
  expect(guess?.raid[0]).toBeGreaterThan(0.3);
  expect(guess?.raid[0]).toBeLessThan(0.7);
});

test('the plan goes where a known journey leaves, and away from a known raid', () => {
  const state = given({
    t: 9,
    at: ['SUL', 'KAD', 'KAD', 'KAD', 'KAD'],
    money: [12_000],
    obstacleDone: [3],
    sheet: { 3: 'P3A', 4: 'J4-TAK' },
    seen: { P3A: [RED], 'J4-TAK': [RED] },
  });
  const { byPlace } = plan(state, RED);
  expect(byPlace[0]).toBeLessThan(Math.max(...byPlace));
  const tomorrow = plan({ ...state, t: 10 }, RED).byPlace;
  expect(tomorrow.indexOf(Math.max(...tomorrow))).toBe(0);
});

test('greedy bots get out where random ones do not', () => {
  let greedy = 0;
  let random = 0;
  for (let seed = 0; seed < 6; seed++) {
    const config = game.parseConfig({}, { seats: 2, ranked: false });
    const board = bareBoard(game, config, 2, seeded(seed));
    const players = seatPlayers(journeyIstanbul, parseBotNames('greedy,random', 2), `bots ${seed}`);
    playMatch(game, board, players, game.longest(config, 2));
    if (board.state.people[0]?.left !== null) greedy++;
    if (board.state.people[1]?.left !== null) random++;
  }
  expect(greedy).toBeGreaterThan(3);
  expect(random).toBeLessThan(2);
});

test('a question to several bots is answered once', () => {
  const state = given({ t: 8, sheet: { 4: 'W4-FAT' }, seen: { 'W4-FAT': [GREEN, BROWN] }, active: GREEN });
  const asking = play(state, [RED, deal({ about: 'card-1' })]).state;
  const answer = habit(asking, GREEN);
  expect(answer).toMatchObject({ type: 'answerDeal', answer: 'accept' });
  const done = answer === undefined ? asking : play(asking, [GREEN, answer]).state;
  expect(game.refuse(done, BROWN, answerDeal('all.1', 'police'))).toMatchObject({ key: 'E_NOT_OPEN' });
});
