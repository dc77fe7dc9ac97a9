import { expect, test } from 'vitest';
import { BROWN, given, ORANGE, RED } from '../testing/given.ts';
import { answerDeal, cardNo, claim, deal, play } from '../testing/play.ts';
import { momentOf } from './moments.ts';
import { passedIn } from './passed.ts';

const start = given({ seats: 3, t: 2, sheet: { 3: 'P3A' } });
const about: `card-${number}` = `card-${cardNo(start, 'P3A')}`;

test('a deal that is done has a moment for the two who made it', () => {
  const sale = deal({ to: RED, deal: 'tell', price: 2000, about });
  const { events } = play(start, [ORANGE, sale], [RED, answerDeal('1.1')]);
  for (const seat of [ORANGE, RED]) {
    const shown = momentOf(events, seat);
    expect(passedIn(shown)).toContainEqual({ from: RED, what: 'money', amount: 2000 });
    expect(passedIn(shown)).toContainEqual({ from: ORANGE, what: 'word', amount: null });
  }
  for (const seat of [BROWN, null]) expect(momentOf(events, seat)).toEqual([]);
});

test('words alone, an offer that waits and one that is declined have none', () => {
  const asked = play(start, [ORANGE, claim('all', about)], [ORANGE, deal({ to: RED, about })]);
  expect(momentOf(asked.events, RED)).toEqual([]);
  const no = { type: 'answerDeal', deal: '1.1', answer: 'decline', what: 'unknown', amount: 0 } as const;
  expect(momentOf(play(asked.state, [RED, no]).events, RED)).toEqual([]);
});
