import { expect, test } from 'vitest';
import type { Seat } from '../../../engine/game.ts';
import { NOTHING } from '../../../kit/held.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { GREEN, given, ORANGE, RED, YELLOW } from '../testing/given.ts';
import { cardNo, evening, give, play } from '../testing/play.ts';
import { asks, sawLine } from './asks.ts';

const ask = (state: State, seat: Seat) =>
  asks(game.view(state, seat), seat, NOTHING, game.options(state, seat), true);

test('help has no highlighted answer, and says what is lacking', () => {
  const { state } = evening(
    given({
      t: 9,
      sheet: { 3: 'P3A', 5: 'P5A' },
      money: [2000, 7000, 6000, 6000, 6000],
      active: YELLOW,
      at: ['TAK', 'KAD', 'KAD', 'KAD', 'KAD'],
    }),
  );
  const helper = ask(state, ORANGE);
  expect(helper.prompt?.key).toBe('ui.prompt.help');
  expect(helper.buttons.some((one) => one.main)).toBe(false);
  expect(helper.buttons.map((one) => one.label.key)).toEqual([
    'ui.do.give',
    'ui.do.giveOther',
    'label.doneHelping',
  ]);
  expect(ask(state, RED).prompt).toEqual({ key: 'ui.prompt.short', args: { lacks: 2000 } });
});

test('of two gifts for whoever is short, the older is asked about first', () => {
  const short = evening(
    given({
      t: 9,
      sheet: { 3: 'P3A', 5: 'P5A' },
      money: [1000, 7000, 6000, 6000, 6000],
      active: YELLOW,
      at: ['TAK', 'KAD', 'KAD', 'KAD', 'KAD'],
    }),
  ).state;
  const offered = play(short, [ORANGE, give(RED, 1000)], [YELLOW, give(RED, 2000)]).state;
  const gifts = (state: State) =>
    ask(state, RED).buttons.filter((one) => one.label.key.startsWith('ui.do.gift.'));
  const [accept, refuse, ...others] = gifts(offered);
  expect(accept?.label.args).toMatchObject({ from: { seat: ORANGE }, amount: 1000 });
  expect(others).toEqual([]);
  const action = refuse !== undefined && 'action' in refuse ? refuse.action : undefined;
  const after = play(offered, [RED, action ?? expect.fail('no answer')]).state;
  expect(gifts(after)[0]?.label.args).toMatchObject({ from: { seat: YELLOW }, amount: 2000 });
});

test('a journey that is too dear is listed dashed, with what is missing', () => {
  const { state } = evening(
    given({
      t: 9,
      sheet: { 3: 'J3-FAT', 5: 'P5A' },
      money: [6000],
      active: YELLOW,
      at: ['FAT'],
      obstacleDone: [3],
    }),
  );
  const asked = ask(state, RED);
  expect(asked.hint).toEqual({ key: 'ui.hint.tooDear', args: { after: 4000, money: 6000 } });
  expect(asked.buttons[0]).toMatchObject({ dashed: true, action: { card: cardNo(state, 'J3-FAT') } });
  // A gift arrives while Red decides: the same button can now be pressed.
  const [travel] = ask(play(state, [ORANGE, give(RED, 4000)]).state, RED).buttons;
  expect(travel?.dashed).toBeUndefined();
  expect(travel).toMatchObject({ action: { type: 'answerOffer', answer: 'use' } });
});

test('who is not asked is offered nothing, and what was seen today is told again', () => {
  const state = given({ sheet: { 2: 'P2A' }, seen: { P2A: [GREEN] } });
  expect(ask(state, GREEN).buttons).toEqual([]);
  const people = state.people[GREEN];
  people?.today.push(cardNo(state, 'P2A'));
  expect(sawLine(game.view(state, GREEN), GREEN)?.key).toBe('log.saw');
  expect(sawLine(game.view(state, RED), RED)).toBeUndefined();
});
