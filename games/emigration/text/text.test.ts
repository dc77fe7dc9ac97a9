import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../engine/game.ts';
import { type Line, say } from '../../../engine/text.ts';
import type { Event } from '../event.ts';
import { game } from '../game.ts';
import { title as emigration } from '../index.ts';
import { given, givenBorder } from '../testing/given.ts';
import { activate, all, buy, lane, play } from '../testing/play.ts';
import { PRINTED } from '../testing/printed.ts';

/** As the seat reads it; null is somebody who watches. */
const saidTo = (seat: Seat | null) => (line: Line) =>
  say({ ...emigration.texts.en, 'seat.you': 'you' }, line, { language: 'en', names: ['Ada', 'Lee'], seat });
const told = (events: readonly Event[], seat: Seat | null): string =>
  events
    .flatMap((event) => emigration.tell(event))
    .map(saidTo(seat))
    .join(' ');

describe('whoever reads of themselves reads "you"', () => {
  const LOAN = { type: 'lifeEffect', seat: 0, card: 'LIFE-CO-1', roll: null, drawn: null } as const;
  const events: readonly (readonly [Event, actor: string, other: string, watcher: string])[] = [
    [
      { type: 'bought', seat: 0, owner: 1, slot: 'A1', card: 'DOC-08', price: 4 },
      'You bought the Bank Statement for 4 Money.',
      'Ada bought the Bank Statement for 4 Money.',
      'Ada bought the Bank Statement for 4 Money.',
    ],
    [
      { type: 'tollPaid', seat: 0, to: 1, money: 1 },
      'You paid 1 Money to Lee for taking from their layout.',
      'Ada paid you 1 Money for taking from your layout.',
      'Ada paid 1 Money to Lee for taking from their layout.',
    ],
    [
      { type: 'scalped', seat: 0, seller: 1, kind: 'ticket', money: 3 },
      'You bought Lee’s extra Ticket for 3 Money.',
      'Ada bought your extra Ticket for 3 Money.',
      'Ada bought Lee’s extra Ticket for 3 Money.',
    ],
    [
      { type: 'paydayPaid', seat: 0, owner: 0, slot: 'A1', salaries: [2, 0], side: [0, 1] },
      'You activated a Payday. Salaries: 2 for you and nothing for Lee. Lee’s Side Business brought 1 Money.',
      'Ada activated a Payday. Salaries: 2 for Ada and nothing for you. Your Side Business brought you 1 Money.',
      'Ada activated a Payday. Salaries: 2 for Ada and nothing for Lee. Lee’s Side Business brought 1 Money.',
    ],
    [
      { ...LOAN, money: [5, 0], assurance: [0, 0], destination: null },
      'You took 5 Money.',
      'Ada took 5 Money.',
      'Ada took 5 Money.',
    ],
    [
      { ...LOAN, money: [2, -1], assurance: [1, 1], destination: 'DEST-PHL' },
      'You are now heading for the Philippines. Family Loan: you took 2 Money and Lee lost 1 Money. Everyone took 1 token.',
      'Ada is now heading for the Philippines. Family Loan: Ada took 2 Money and you lost 1 Money. Everyone took 1 token.',
      'Ada is now heading for the Philippines. Family Loan: Ada took 2 Money and Lee lost 1 Money. Everyone took 1 token.',
    ],
    [
      { type: 'layoutDealt', seat: 0, cards: ['PAY', 'DOC-01', 'PAY', 'LIFE-AU-1', null, 'DOC-02'] },
      'Your layout shows 2 Documents, 2 Paydays and a Life card; 1 card lies face down.',
      'Ada’s layout shows 2 Documents, 2 Paydays and a Life card; 1 card lies face down.',
      'Ada’s layout shows 2 Documents, 2 Paydays and a Life card; 1 card lies face down.',
    ],
    [
      { type: 'cardRevealed', owner: 0, slot: 'B2', card: 'PAY' },
      'A Payday turned up in your layout.',
      'A Payday turned up in Ada’s layout.',
      'A Payday turned up in Ada’s layout.',
    ],
    [
      { type: 'entered', seat: 0, paid: 6, assurance: 1 },
      'You are in! You paid 6 and have 1 token left.',
      'Ada is in, paid 6 and has 1 token left.',
      'Ada is in, paid 6 and has 1 token left.',
    ],
    [
      {
        type: 'gameEnded',
        why: 'together',
        winners: [0, 1],
        entered: [true, true],
        assurance: [1, 2],
        money: [0, 0],
        removed: ['PAY', 'PAY'],
        lanes: [],
      },
      'You entered together: the win belongs to you and Lee. Left out of this game, unseen: 2 Paydays.',
      'You entered together: the win belongs to you and Ada. Left out of this game, unseen: 2 Paydays.',
      'Ada and Lee entered and won. Left out of this game, unseen: 2 Paydays.',
    ],
  ];
  test.each(events)('$type', (event, actor, other, watcher) => {
    expect([0, 1, null].map((seat) => told([event], seat))).toEqual([actor, other, watcher]);
  });
});

test('[9] prices and who is paid stand on the button', () => {
  const layout = { A1: 'DOC-08', A2: 'AU-3', A3: 'PAY', A4: 'PAY' };
  const state = given({ seats: [{ money: 9 }, { layout }] });
  const view = game.view(state, 0);
  const labels = game.options(state, 0).map((action) => saidTo(0)(emigration.label(action, view, 0)));
  expect(labels.slice(0, 4)).toEqual([
    'Buy Bank Statement for 4, plus 1 to Lee',
    'Discard Bank Statement for 2, pay 1 to Lee',
    'Activate Volunteer Year, pay 2, and 1 to Lee',
    'Activate Payday (row A, place 3), pay 1 to Lee',
  ]);
});

test('[LIFE-HY-1] a Scholarship stands on the button of what it makes cheaper', () => {
  const college = (life: readonly string[]) => {
    const state = given({ seats: [{ from: 'CAN', money: 9, life }, {}] });
    return saidTo(0)(emigration.label({ type: 'goToCollege' }, game.view(state, 0), 0));
  };
  const [plain, cheaper] = [college([]), college(['HY-1'])].map((text) => Number(/\d+/.exec(text)?.[0]));
  expect((plain ?? 0) - (cheaper ?? 0)).toBe(4);
});

test('[9] a refusal at the border is told without mockery', () => {
  const { events } = play(givenBorder({ seats: [{ to: 'BRA', money: 0 }, {}] }), all, lane(1));
  const reasons = 'too few Assurance Tokens, no Passport and no Ticket.';
  expect(told(events, 0)).toContain(`You were not admitted this time: ${reasons}`);
  expect(told(events, null)).toContain(`Ada was not admitted this time: ${reasons}`);
});

test('two cards of one name in one layout are told apart by where they lie', () => {
  const seats = [{ money: 9, layout: { A1: 'SO-1', A2: 'SO-2' } }, {}];
  const state = given({ seats });
  const labels = (['A1', 'A2'] as const).map((slot) =>
    saidTo(0)(emigration.label(activate(0, slot), game.view(state, 0), 0)),
  );
  expect(new Set(labels).size).toBe(2);
});

test('[EM-R57] also those that Mental Fog may take away although nobody can take them yet', () => {
  const layout = { B1: 'SO-1', B2: 'SO-2', C2: 'PAY', C3: 'PAY' } as const;
  const view = game.view(given({ seats: [{ layout }, {}] }), 0);
  const [mine, other] = view.seats;
  if (mine === undefined || other === undefined) return expect.fail('no seats');
  const covered = {
    ...view,
    seats: [{ ...mine, available: mine.available.filter((slot) => slot !== 'B2') }, other],
  };
  const labels = (['B1', 'B2'] as const).map((slot) =>
    saidTo(0)(emigration.label({ type: 'choose', owner: 0, slot }, covered, 0)),
  );
  expect(new Set(labels).size).toBe(2);
});

test('[EM-R80] an owner’s names are used in log and buttons', () => {
  const seats = [{ money: 9, layout: { A1: 'DOC-01', A2: 'AU-2' } }, {}];
  const state = given({ seats, config: { content: PRINTED } });
  const labelled = (action: ReturnType<typeof buy>): string =>
    saidTo(0)(emigration.label(action, game.view(state, 0), 0));
  expect(labelled(buy(0, 'A1'))).toBe('Buy Letter of Intent for 2');
  expect(labelled(activate(0, 'A2'))).toBe('Activate Neighbourhood Collection');
  const { events } = play(state, buy(0, 'A1'));
  expect(told(events, 0)).toContain('You bought the Letter of Intent for 2 Money.');
});
