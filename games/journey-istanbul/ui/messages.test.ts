import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { BROWN, given, ORANGE, RED } from '../testing/given.ts';
import { cardNo, claim, deal, give, play, standing } from '../testing/play.ts';
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

test('what waits for an answer stands first, the oldest on top, and is taken up there, never settled', () => {
  const { state } = play(
    start,
    [RED, standing({ gifts: 'confirm' })],
    [ORANGE, give(RED, 1000)],
    [BROWN, claim('all', about('J5-FAT'))],
    [BROWN, deal({ to: RED, deal: 'tell', price: 2000, about: about('P3A') })],
  );
  const view = game.view(state, RED);
  const items = ordered(view, RED);
  expect(items.map(({ kind }) => kind)).toEqual(['gift', 'deal', 'claim']);
  const answers = items.slice(0, 2).map((item) => messageOf(view, item, RED).answers);
  expect(answers).toMatchObject([[{ take: '1.1' }], [{ take: '2.1' }]]);
});
