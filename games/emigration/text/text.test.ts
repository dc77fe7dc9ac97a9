import { expect, test } from 'vitest';
import { say } from '../../../engine/text.ts';
import { game } from '../game.ts';
import { title as emigration } from '../index.ts';
import { given, givenBorder } from '../testing/given.ts';
import { activate, all, buy, lane, play } from '../testing/play.ts';
import { PRINTED } from '../testing/printed.ts';

const said = (key: Parameters<typeof say>[1]) =>
  say(emigration.texts.en, key, { language: 'en', names: ['You', 'Lee'], seat: null });

test('[9] prices and who is paid stand on the button', () => {
  const state = given({ seats: [{ money: 9 }, { layout: { A1: 'DOC-08', A2: 'AU-3', A3: 'PAY' } }] });
  const view = game.view(state, 0);
  expect(
    game
      .options(state, 0)
      .slice(0, 4)
      .map((action) => said(emigration.label(action, view, 0))),
  ).toEqual([
    'Buy Bank Statement (A1) for 4, and 1 to Lee',
    'Discard Bank Statement (A1, +2), and 1 to Lee',
    'Activate Volunteer Year (A2), pay 2, and 1 to Lee',
    'Activate Payday (A3), and 1 to Lee',
  ]);
});

test('[LIFE-HY-1] a Scholarship stands on the button of what it makes cheaper', () => {
  const college = (life: readonly string[]) => {
    const state = given({ seats: [{ from: 'CAN', money: 9, life }, {}] });
    return said(emigration.label({ type: 'goToCollege' }, game.view(state, 0), 0));
  };
  const [plain, cheaper] = [college([]), college(['HY-1'])].map((text) => Number(/\d+/.exec(text)?.[0]));
  expect((plain ?? 0) - (cheaper ?? 0)).toBe(4);
});

test('[9] a refusal at the border is told without mockery', () => {
  const { events } = play(givenBorder({ seats: [{ to: 'BRA', money: 0 }, {}] }), all, lane(1));
  const lines = events.flatMap((event) => emigration.tell(event)).map(said);
  expect(lines).toContain(
    'Not admitted this time: You (too few Assurance Tokens, no Passport and no Ticket).',
  );
});

test('[EM-R80] an owner’s names are used in log and buttons', () => {
  const seats = [{ money: 9, layout: { A1: 'DOC-01', A2: 'AU-2' } }, {}];
  const state = given({ seats, config: { content: PRINTED } });
  expect(said(emigration.label(buy(0, 'A1'), game.view(state, 0), 0))).toBe(
    'Buy Letter of Intent (A1) for 2',
  );
  const { events } = play(state, buy(0, 'A1'));
  expect(events.flatMap((event) => emigration.tell(event)).map(said)[0]).toBe(
    'You bought Letter of Intent for 2.',
  );
  expect(said(emigration.label(activate(0, 'A2'), game.view(state, 0), 0))).toBe(
    'Activate Neighbourhood Collection (A2)',
  );
});
