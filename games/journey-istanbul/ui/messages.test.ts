import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { BROWN, given, ORANGE, RED } from '../testing/given.ts';
import { accept, cardNo, claim, deal, give, play, standing } from '../testing/play.ts';
import { messageOf, ordered } from './messages.ts';

const start = given({ seats: 3, t: 2, sheet: { 3: 'P3A', 5: 'J5-FAT' }, seen: { P3A: [RED] } });
const about = (id: string): `card-${number}` => `card-${cardNo(start, id)}`;

test('nothing tells true from false but the card itself', () => {
  const { state } = play(start, [ORANGE, claim('all', about('P3A'), 'nothing')]);
  const notes = [RED, BROWN].map((seat) => {
    const view = game.view(state, seat);
    const [item] = view.talk;
    return item && messageOf(view, item, seat).note?.key;
  });
  // Red saw the card, Brown did not.
  expect(notes).toEqual(['ui.msg.cannot', 'ui.msg.unverified']);
});

test('what waits for an answer stands first, and carries its answers', () => {
  const { state } = play(
    start,
    [RED, standing({ gifts: 'confirm' })],
    [ORANGE, give(RED, 1000)],
    [BROWN, claim('all', about('J5-FAT'))],
  );
  const view = game.view(state, RED);
  const [first] = ordered(view, RED);
  expect(first).toMatchObject({ kind: 'gift', status: 'open' });
  const answers = first && messageOf(view, first, RED).answers;
  expect(answers?.map((one) => 'action' in one && one.action)).toEqual([
    accept('1.1'),
    { type: 'answerGift', gift: '1.1', answer: 'refuse' },
  ]);
});

test('a question for money is answered with words, a sealed word with its price', () => {
  const { state } = play(start, [ORANGE, deal({ to: RED, deal: 'ask', about: about('P3A') })]);
  const view = game.view(state, RED);
  const [asked] = view.talk;
  expect(asked && messageOf(view, asked, RED).answers[0]).toMatchObject({ compose: 'answer' });
  const sold = play(start, [ORANGE, deal({ to: RED, deal: 'tell', price: 2000, about: about('P3A') })]).state;
  const [offer] = game.view(sold, RED).talk;
  expect(offer && messageOf(game.view(sold, RED), offer, RED).answers[0]?.label).toEqual({
    key: 'ui.msg.agreePay',
    args: { price: 2000 },
  });
});
