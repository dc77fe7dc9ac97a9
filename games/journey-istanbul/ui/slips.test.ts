import { expect, test } from 'vitest';
import type { Seat } from '../../../engine/game.ts';
import { beside } from '../../../kit/beside.ts';
import { NOTHING } from '../../../kit/held.ts';
import type { Action } from '../action.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { BROWN, given, ORANGE, RED } from '../testing/given.ts';
import { cardNo, deal, give, play, standing } from '../testing/play.ts';
import type { Button } from './asks.ts';
import type { Pick } from './pick.ts';
import { slipsOf } from './slips.ts';
import { slipAsked, slipLine, trading } from './trading.ts';

const start = given({ seats: 3, t: 2, sheet: { 3: 'P3A' }, money: [6000, 6000, 1000] });
const about: `card-${number}` = `card-${cardNo(start, 'P3A')}`;
const sale = (to: Seat | 'all', price = 2000): Action => deal({ to, deal: 'tell', price, about });

const asked = (state: State, seat: Seat, pick: Pick = NOTHING, isIdle = true) =>
  slipAsked(game.view(state, seat), seat, pick, isIdle, game.forms(state, seat));
function buttons(state: State, seat: Seat, pick: Pick = NOTHING): readonly Button[] {
  const view = game.view(state, seat);
  const slip = asked(state, seat, pick) ?? expect.fail('no slip');
  return trading(view, seat, slip, pick.kind === 'slip', game.forms(state, seat)).buttons;
}

test('what is offered lies beside whoever offers it, and is asked about where nothing else is', () => {
  const { state } = play(start, [ORANGE, sale(RED)]);
  const slips = slipsOf(game.view(state, RED), RED);
  expect(beside(slips, ORANGE, undefined)).toMatchObject({ slip: { by: ORANGE, isMine: false }, count: 1 });
  expect(beside(slips, BROWN, undefined)).toBeUndefined();
  expect(asked(state, RED)).toEqual(slips[0]);
  expect(asked(state, RED, NOTHING, false)).toBeUndefined();
  expect(asked(state, BROWN)).toBeUndefined();
});

test('to agree and pay takes two steps: the slip is taken up, then paid', () => {
  const { state } = play(start, [ORANGE, sale('all')]);
  const taken: Pick = { kind: 'slip', id: 'all.1' };
  const [agree] = buttons(state, RED);
  expect(agree).toMatchObject({ pick: taken, label: { key: 'ui.msg.agreePay', args: { price: 2000 } } });
  expect(agree).not.toHaveProperty('action');
  expect(buttons(state, RED, taken)[0]).toMatchObject({
    armed: true,
    label: { key: 'ui.slip.pay' },
    action: { type: 'answerDeal', deal: 'all.1', answer: 'accept' },
  });
  // Who cannot pay it is told why when they try.
  expect(buttons(state, BROWN)[0]).toMatchObject({ dashed: true, action: { answer: 'accept' } });
});

test('a gift is taken by two steps as well, and an own offer can be taken back', () => {
  const { state } = play(start, [RED, standing({ gifts: 'confirm' })], [ORANGE, give(RED, 1000)]);
  const id = asked(state, RED)?.id ?? expect.fail('no gift');
  expect(buttons(state, RED)[0]).toMatchObject({ pick: { kind: 'slip', id } });
  expect(buttons(state, RED, { kind: 'slip', id })[0]).toMatchObject({ armed: true });
  const [mine] = slipsOf(game.view(state, ORANGE), ORANGE);
  expect(asked(state, ORANGE)).toBeUndefined();
  expect(buttons(state, ORANGE, { kind: 'slip', id: mine?.id ?? '' })[0]).toMatchObject({
    action: { type: 'withdrawGift' },
  });
});

test('what comes takes no place, and what is closed is asked about no more', () => {
  const first = play(start, [ORANGE, sale(RED)]).state;
  const slip = asked(first, RED);
  const { state } = play(first, [ORANGE, sale(RED, 1000)], [BROWN, sale(RED)]);
  expect(asked(state, RED)).toEqual(slip);
  expect(beside(slipsOf(game.view(state, RED), RED), ORANGE, undefined)).toEqual({ slip, count: 2 });
  const id = slip?.id ?? '';
  const gone = play(state, [ORANGE, { type: 'withdrawDeal', deal: '0.1' }]).state;
  expect(asked(gone, RED, { kind: 'slip', id })).toBeUndefined();
});

test('a question is answered with words: sending them is the second step', () => {
  const { state } = play(start, [ORANGE, deal({ to: RED, deal: 'ask', about })]);
  expect(buttons(state, RED)[0]).toMatchObject({ open: 'reply' });
  expect(slipLine(asked(state, RED) ?? expect.fail('nothing asked')).key).toBe('ui.slip.deal');
});

test('in a look back nothing can be answered', () => {
  const { state } = play(start, [ORANGE, sale(RED)]);
  expect(slipAsked(game.view(state, RED), RED, NOTHING, true, [])).toBeUndefined();
});
